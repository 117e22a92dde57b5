import type { Sector } from "@valora/valuation";

/** Sectors as vendors write them: the names of Morningstar (Yahoo, FMP) and of the Global Industry Classification Standard. */
const sectorsByName: ReadonlyMap<string, Sector> = new Map(
  Object.entries<Sector>({
    energy: "energy",
    materials: "materials",
    "basic materials": "materials",
    industrials: "industrials",
    "consumer discretionary": "consumerDiscretionary",
    "consumer cyclical": "consumerDiscretionary",
    "consumer staples": "consumerStaples",
    "consumer defensive": "consumerStaples",
    "health care": "healthCare",
    healthcare: "healthCare",
    financials: "financials",
    "financial services": "financials",
    financial: "financials",
    "information technology": "informationTechnology",
    technology: "informationTechnology",
    "communication services": "communicationServices",
    utilities: "utilities",
    "real estate": "realEstate",
  }),
);

/** Null for a name that is in neither list. */
export const sectorNamed = (name: string | null | undefined): Sector | null =>
  sectorsByName.get(name?.trim().toLowerCase() ?? "") ?? null;
