import type { CurrencyCode, IsoDate } from "@valora/valuation";
import { daysBetween } from "../days.ts";
import { type CompanyFacts, companyFactsOfUnitSchema, conceptSchema } from "./company-facts.schema.ts";

/** One value of one concept in one filing. `start` is null for a balance. */
export type Fact = {
  start: IsoDate | null;
  end: IsoDate;
  value: number;
  accession: string;
  form: string;
  filed: IsoDate;
};

export type Taxonomy = "us-gaap" | "ifrs-full";

/** A filer's facts, read concept by concept and remembered. */
export type FactBook = {
  taxonomy: Taxonomy;
  currency: CurrencyCode;
  /** Facts of a concept in "money", "perShare" or "shares", by date of filing; none when it is not used. */
  factsOf(concept: string, unit: "money" | "perShare" | "shares" | "pure"): readonly Fact[];
  /** The same for the cover page (dei). */
  coverFacts(concept: string): readonly Fact[];
};

/** AFR: the annual financial report of the European Union's Transparency Directive, which has no form number. */
const annualForm = /^(10-K|10-K405|10-KSB|10-KT|20-F|40-F|AFR)(\/A)?$/;
const amended = /\/A$/;

export const isAnnualForm = ({ form }: Fact): boolean => annualForm.test(form);
export const isOriginalAnnualForm = (fact: Fact): boolean => isAnnualForm(fact) && !amended.test(fact.form);

/** A fiscal year has 52 or 53 weeks, or twelve months. */
export const coversYear = ({ start, end }: Fact): boolean => {
  const days = start === null ? 0 : daysBetween(start, end);
  return days >= 350 && days <= 380;
};

const wordsOfEveryFiler = ["Assets", "StockholdersEquity", "NetIncomeLoss", "Equity", "ProfitLoss"];

/** Whether any of the figures that all filers state is from a filing. */
export function holdsFiling(companyFacts: CompanyFacts, accession: string): boolean {
  return (["us-gaap", "ifrs-full"] as const).some((taxonomy) =>
    currenciesIn(companyFacts, taxonomy, "9999-12-31").some(({ facts }) =>
      facts.some((fact) => fact.accession === accession),
    ),
  );
}

/** The facts that were public on `asOf` (all of them by default); null when the filer uses neither us-gaap nor ifrs-full. */
export function factBook(companyFacts: CompanyFacts, asOf: IsoDate = "9999-12-31"): FactBook | null {
  const taxonomy = (["us-gaap", "ifrs-full"] as const)
    .map((name) => ({ name, latest: latestFiling(companyFacts, name, asOf) }))
    .filter(({ latest }) => latest !== null)
    .toSorted((one, other) => (other.latest ?? "").localeCompare(one.latest ?? ""))[0]?.name;
  const currency = taxonomy && currencyOf(companyFacts, taxonomy, asOf);
  if (!taxonomy || !currency) return null;

  const units = { money: currency, perShare: `${currency}/shares`, shares: "shares", pure: "pure" };
  const remembered = new Map<string, readonly Fact[]>();
  const factsIn = (dictionary: Place["dictionary"], concept: string, unit: string) => {
    const key = `${dictionary} ${concept} ${unit}`;
    const facts = remembered.get(key) ?? readFacts(companyFacts, { dictionary, concept, unit, asOf });
    remembered.set(key, facts);
    return facts;
  };
  return {
    taxonomy,
    currency,
    factsOf: (concept, unit) => factsIn(taxonomy, concept, units[unit]),
    coverFacts: (concept) => factsIn("dei", concept, "shares"),
  };
}

type Place = { dictionary: Taxonomy | "dei"; concept: string; unit: string; asOf: IsoDate };

function readFacts(companyFacts: CompanyFacts, { dictionary, concept, unit, asOf }: Place): readonly Fact[] {
  const entry = companyFacts.facts[dictionary]?.[concept];
  if (entry === undefined) return [];
  const rows = conceptSchema.parse(entry).units[unit];
  if (rows === undefined) return [];
  return companyFactsOfUnitSchema
    .parse(rows)
    .flatMap(({ start = null, end, val: value, accn: accession, form, filed }) =>
      value === null || filed > asOf ? [] : [{ start, end, value, accession, form, filed }],
    )
    .toSorted((one, other) => (one.filed < other.filed ? -1 : one.filed > other.filed ? 1 : 0));
}

const currencyCode = /^[A-Z]{3}$/;

/** Every currency in which the filer states the figures that all filers state. */
function currenciesIn(companyFacts: CompanyFacts, taxonomy: Taxonomy, asOf: IsoDate) {
  return wordsOfEveryFiler.flatMap((concept) => {
    const entry = companyFacts.facts[taxonomy]?.[concept];
    if (entry === undefined) return [];
    return Object.keys(conceptSchema.parse(entry).units)
      .filter((unit) => currencyCode.test(unit))
      .map((unit) => ({ unit, facts: readFacts(companyFacts, { dictionary: taxonomy, concept, unit, asOf }) }));
  });
}

/**
 * The currency of the statements. Some foreign filers add a column in dollars for convenience, of the latest year alone:
 * the currency with most periods among the filings of the last two years is theirs.
 */
function currencyOf(companyFacts: CompanyFacts, taxonomy: Taxonomy, asOf: IsoDate): CurrencyCode | null {
  const stated = currenciesIn(companyFacts, taxonomy, asOf);
  const latest = stated
    .flatMap(({ facts }) => facts.map(({ filed }) => filed))
    .toSorted()
    .at(-1);
  if (latest === undefined) return null;
  const periods = new Map<CurrencyCode, number>();
  for (const { unit, facts } of stated) {
    const recent = facts.filter(({ filed }) => daysBetween(filed, latest) <= 2 * 366).length;
    periods.set(unit, (periods.get(unit) ?? 0) + recent);
  }
  return [...periods].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

function latestFiling(companyFacts: CompanyFacts, taxonomy: Taxonomy, asOf: IsoDate): IsoDate | null {
  const filings = currenciesIn(companyFacts, taxonomy, asOf).flatMap(({ facts }) => facts.map(({ filed }) => filed));
  return filings.toSorted().at(-1) ?? null;
}
