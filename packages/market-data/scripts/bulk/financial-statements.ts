import { zipOf } from "./test-archives.ts";

type Row = Record<string, string>;

/**
 * The SEC's quarterly financial statement data set as the two archives: real filers, one quarter of what they filed, in the
 * shape of company facts. It names no symbols: the filer's number stands for one.
 */
export function financialStatements(sub: string, num: string) {
  const filings = new Map(rowsOf(sub).map((row) => [row.adsh ?? "", row]));
  const facts: FactsByFiler = new Map();
  for (const row of rowsOf(num)) {
    const filing = filings.get(row.adsh ?? "");
    if (filing && isOfTheWhole(row)) addFact(facts, filing, row);
  }
  const companyFacts = new Map<string, string>();
  const submissions = new Map<string, string>();
  for (const filing of filings.values()) {
    const concepts = facts.get(filing.cik ?? "");
    if (!concepts) continue;
    const member = `CIK${filing.cik?.padStart(10, "0")}.json`;
    const usGaap = Object.fromEntries([...concepts].map(([tag, units]) => [tag, { units: Object.fromEntries(units) }]));
    companyFacts.set(
      member,
      JSON.stringify({ cik: Number(filing.cik), entityName: filing.name, facts: { "us-gaap": usGaap } }),
    );
    submissions.set(member, submissionsOf(filing));
  }
  return { companyFacts: zipOf(companyFacts), submissions: zipOf(submissions) };
}

/** Filer → concept → unit → facts. */
type FactsByFiler = Map<string, Map<string, Map<string, object[]>>>;

/** Not of a segment, nor of a subsidiary that files along. */
const isOfTheWhole = ({ segments, coreg, value, version }: Row) =>
  !segments && !coreg && value !== "" && version?.startsWith("us-gaap") === true;

function addFact(
  facts: FactsByFiler,
  filing: Row,
  { adsh, tag = "", uom = "", ddate = "", qtrs = "0", value }: Row,
): void {
  const end = dayOf(ddate);
  const fact = {
    ...(qtrs === "0" ? {} : { start: startOf(end, Number(qtrs)) }),
    end,
    val: Number(value),
    accn: adsh,
    form: filing.form,
    filed: dayOf(filing.filed ?? ""),
  };
  const concepts = entry(facts, filing.cik ?? "", () => new Map<string, Map<string, object[]>>());
  const units = entry(concepts, tag, () => new Map<string, object[]>());
  entry(units, uom, () => []).push(fact);
}

const submissionsOf = (filing: Row) =>
  JSON.stringify({
    cik: filing.cik,
    name: filing.name,
    sic: filing.sic,
    tickers: [tickerOf(filing)],
    exchanges: ["NYSE"],
    addresses: { business: { stateOrCountry: filing.stprba || "CA" } },
    filings: {
      recent: { accessionNumber: [filing.adsh], filingDate: [dayOf(filing.filed ?? "")], form: [filing.form] },
    },
  });

/** Symbols of their own, so that none is taken for a company that is already there. */
const tickerOf = ({ cik }: Row) => `ZZ${cik}`;

function rowsOf(text: string): Row[] {
  const [header = "", ...lines] = text.split("\n").filter((line) => line !== "");
  const names = header.split("\t");
  return lines.map((line) => Object.fromEntries(line.split("\t").map((cell, index) => [names[index] ?? "", cell])));
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, fresh: () => Value): Value {
  const known = map.get(key) ?? fresh();
  map.set(key, known);
  return known;
}

const dayOf = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;

function startOf(end: string, quarters: number): string {
  const day = new Date(end);
  day.setUTCDate(day.getUTCDate() - Math.round(quarters * 91.3125) + 1);
  return day.toISOString().slice(0, 10);
}
