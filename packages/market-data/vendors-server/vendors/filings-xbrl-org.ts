import type { Answer, Vendor, VendorRequest } from "../vendor.ts";
import { europeanFilers, type Filer } from "./european-filers.ts";

/** Fomento de Construcciones y Contratas, S.A. */
const lei = "95980020140005178328";

const filing = (id: string, year: number, version: number, changes: object = {}) => ({
  type: "filing",
  id,
  attributes: {
    country: "ES",
    sha256: "0".repeat(64),
    period_end: `${year}-12-31`,
    json_url: `/${lei}/${year}-12-31/ESEF/ES/${version}/${lei}-${year}-12-31-es.json`,
    package_url: null,
    error_count: 0,
    warning_count: 4,
    inconsistency_count: 2,
    fxo_id: `${lei}-${year}-12-31-ESEF-ES-${version}`,
    processed: `${year + 1}-04-19 10:20:23.668110`,
    date_added: `${year + 1}-03-01 14:33:58.236220`,
    ...changes,
  },
  relationships: { entity: { links: { related: `/api/entities/${lei}` }, data: { type: "entity", id: "77" } } },
  links: { self: `/api/filings/${id}` },
});

const listing = {
  data: [filing("9002", 2022, 0, { json_url: null, error_count: 1 }), filing("9003", 2022, 1)],
  included: [
    {
      type: "entity",
      id: "77",
      attributes: { identifier: lei, name: "FOMENTO DE CONSTRUCCIONES Y CONTRATAS, S.A." },
      links: { self: `/api/entities/${lei}` },
    },
  ],
  meta: { count: 2 },
  jsonapi: { version: "1.0" },
};

const year2022 = "2022-01-01T00:00:00/2023-01-01T00:00:00";
const end2022 = "2023-01-01T00:00:00";

const fact = (concept: string, value: string, period: string) => ({
  value,
  decimals: -3,
  dimensions: { concept: `ifrs-full:${concept}`, entity: `scheme:${lei}`, period, unit: "iso4217:EUR" },
});

/** Four figures of the consolidated report of 2022, as filed. */
const report2022 = {
  documentInfo: {
    documentType: "https://xbrl.org/2021/xbrl-json",
    features: { "xbrl:allowedDuplicates": "xbrl:allowedDuplicates-all" },
    namespaces: { "ifrs-full": "https://xbrl.ifrs.org/taxonomy/2021-03-24/ifrs-full" },
  },
  facts: {
    fc_1: fact("Revenue", "7705687000", year2022),
    fc_2: fact("ProfitLoss", "477930000", year2022),
    fc_3: fact("Assets", "15282541000", end2022),
    fc_4: fact("CashAndCashEquivalents", "1575538000", end2022),
  },
};

/** filings.xbrl.org: a JSON:API of filings, and the reports themselves as xBRL-JSON. */
export const filingsXbrlOrgVendorOf = (filers: readonly Filer[]): Vendor => ({
  id: "filings-xbrl-org",
  subject: lei,
  impostor: "724500Y6DUVHQD6OXN27",
  answer({ path, query }) {
    if ([...query.keys()].some((name) => name.startsWith("filter[") && name !== "filter[country]")) {
      const detail = "FilingSchema has no attribute abcdef";
      return {
        status: 400,
        body: { errors: [{ detail, status: "400", title: "Invalid filters querystring parameter." }] },
      };
    }
    const bodies: Readonly<Record<string, unknown>> = {
      "/api/filings": listing,
      [`/api/entities/${lei}/filings`]: listing,
      [`/${lei}/2022-12-31/ESEF/ES/1/${lei}-2022-12-31-es.json`]: report2022,
    };
    return path in bodies ? { body: bodies[path] } : answerOfFilers(filers, { path, query });
  },
});

export const filingsXbrlOrgVendor: Vendor = filingsXbrlOrgVendorOf(europeanFilers);

const lastDay = "12-31";
const folderOf = ({ lei: own }: Filer, { year, end = lastDay, version }: Filer["filings"][number]) =>
  `/${own}/${year}-${end}/ESEF/ES/${version}`;

/** The index of filers by name, their filings, their reports and packages. */
function answerOfFilers(filers: readonly Filer[], { path, query }: Omit<VendorRequest, "headers">): Answer | null {
  if (path === "/api/entities") return { body: entitiesNamed(filers, query.get("filter") ?? "") };
  for (const filer of filers) {
    if (path === `/api/entities/${filer.lei}/filings`) return { body: filingsOf(filer) };
    for (const each of filer.filings) {
      const folder = folderOf(filer, each);
      if (path === `${folder}/report.json`) return { body: each.report };
      if (path === `${folder}/package.zip` && filer.package)
        return { contentType: "application/zip", body: filer.package };
    }
  }
  return null;
}

const entityOf = ({ lei: identifier, name }: Pick<Filer, "lei" | "name">, at: number) => ({
  type: "entity",
  id: String(100 + at),
  attributes: { identifier, name },
  links: { self: `/api/entities/${identifier}` },
});

/** `[{"name":"name","op":"ilike","val":"%health%"}]` */
function entitiesNamed(filers: readonly Filer[], filter: string) {
  const [asked] = JSON.parse(filter || "[]") as { val?: string }[]; // a test server: what is asked is ours
  const text = asked?.val?.replaceAll("%", "").toLowerCase() ?? "";
  const fcc = { lei, name: "FOMENTO DE CONSTRUCCIONES Y CONTRATAS, S.A." };
  const data = [fcc, ...filers].filter(({ name }) => name.toLowerCase().includes(text)).map(entityOf);
  return { data, meta: { count: data.length }, jsonapi: { version: "1.0" } };
}

function filingsOf(filer: Filer) {
  const entity = entityOf(filer, 1);
  return {
    data: filer.filings.map((each, at) => {
      const folder = folderOf(filer, each);
      return {
        ...filing(String(9100 + at), each.year, each.version, {
          json_url: each.isReadable ? `${folder}/report.json` : null,
          package_url: filer.package ? `${folder}/package.zip` : null,
          period_end: `${each.year}-${each.end ?? lastDay}`,
          fxo_id: `${filer.lei}-${each.year}-${each.end ?? lastDay}-ESEF-ES-${each.version}`,
          date_added: `${each.filedAt} 10:00:00.000000`,
        }),
        relationships: { entity: { data: { type: "entity", id: entity.id } } },
      };
    }),
    included: [entity],
    meta: { count: filer.filings.length },
    jsonapi: { version: "1.0" },
  };
}
