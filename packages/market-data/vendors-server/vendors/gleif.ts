import type { Vendor } from "../vendor.ts";
import { europeanFilers } from "./european-filers.ts";

/** api.gleif.org: legal entities by LEI, and by the ISIN of what they issue. */
export const gleifVendor: Vendor = {
  id: "gleif",
  subject: "VIDRALA",
  impostor: "OTHER",
  answer({ path, query }) {
    if (path !== "/lei-records") return null;
    const [isin, lei] = [query.get("filter[isin]"), query.get("filter[lei]")];
    const found = europeanFilers.filter((filer) => (isin === null ? filer.lei === lei : filer.isin === isin));
    const data = found.map(({ lei: id, name }) => ({
      type: "lei-records",
      id,
      attributes: {
        lei: id,
        entity: {
          legalName: { name, language: "es" },
          legalAddress: { language: "es", addressLines: ["Calle de ejemplo 1"], city: "Bilbao", country: "ES" },
          jurisdiction: "ES",
          category: "GENERAL",
          status: "ACTIVE",
        },
        registration: { status: "ISSUED" },
      },
    }));
    const total = data.length;
    return {
      contentType: "application/vnd.api+json",
      body: { meta: { pagination: { currentPage: 1, perPage: 15, total } }, data },
    };
  },
};
