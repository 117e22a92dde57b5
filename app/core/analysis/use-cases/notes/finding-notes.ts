import type { Finding } from "@valora/market-data";
import { type FigureName, methodNames } from "@valora/valuation";
import type { Contradiction, DataNote, FindingNoteCode } from "../../contracts/data-note.ts";

/** Refused before a company is made of it, or told by a note of its own. */
type Untold = "currencyMissing" | "currencyUnknown" | "statementCurrencyDiffers";
type Told = Exclude<Finding, { code: Untold }>;

const isTold = (finding: Finding): finding is Told =>
  finding.code !== "currencyMissing" &&
  finding.code !== "currencyUnknown" &&
  finding.code !== "statementCurrencyDiffers";

const severities = ["refusal", "doubt", "note"];

/** One note for each kind of finding, refusals first; findings about figures are gathered under their note. */
export function findingNotes(findings: readonly Finding[]): readonly DataNote[] {
  const ordered = findings
    .filter(isTold)
    .toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
  return [...Map.groupBy(ordered, ({ code }) => code)].map(([code, group]) => noteOf(code, group));
}

function noteOf(code: FindingNoteCode, group: readonly Told[]): DataNote {
  const contradictions = group.flatMap(contradictionOf);
  const figures = [...new Set(contradictions.map(({ figure }) => figure))];
  const years = group.flatMap((finding) => ("fiscalYearEnd" in finding ? [finding.fiscalYearEnd.slice(0, 4)] : []));
  // Of several months the last one is told, and how many they are.
  const told = code === "priceMovedAlone" ? group.at(-1) : group[0];
  const params = {
    ...(told && paramsOfFinding(told)),
    ...(code === "priceMovedAlone" ? { count: group.length } : {}),
    ...(years.length > 0 ? { years: yearsText(years) } : {}),
  };
  return { code, params, figures, contradictions, affects: methodNames };
}

const yearsText = (years: readonly string[]) => [...new Set(years)].join(", ");

/** The names in the text of a note, apart from its figures. */
function paramsOfFinding(finding: Told): DataNote["params"] {
  switch (finding.code) {
    case "minorUnits":
      return { quotedIn: finding.quotedIn, to: finding.currency, factor: finding.factor };
    case "priceConverted": {
      const { price, from, to, rate, asOf, source } = finding;
      return { price, from, to, rate, asOf, source };
    }
    case "statementsConverted": {
      const { from, to, rate, asOf, source } = finding;
      return { from, to, rate, asOf, source };
    }
    case "splitApplied":
      return { factor: finding.factor, asOf: finding.since };
    case "receiptsConverted":
      return { factor: finding.sharesPerReceipt };
    case "marketCapDiffers":
      return { stated: finding.stated, implied: finding.implied, suspect: finding.suspect ?? "none" };
    case "priceJumped":
      return { priceBefore: finding.from, dateBefore: finding.fromAsOf, price: finding.to, asOf: finding.toAsOf };
    case "priceMovedAlone": {
      const { month, move, industryMove, accountsEnd } = finding;
      return { asOf: month, move, industryMove, fiscalYearEnd: accountsEnd };
    }
    case "quoteFromFuture":
      return { asOf: finding.asOf };
    default:
      return {};
  }
}

function contradictionOf(finding: Told): readonly Contradiction[] {
  switch (finding.code) {
    case "sourcesDiffer":
      return [contradiction(finding, [finding.one, finding.other])];
    case "figureJumped":
      return [contradiction(finding, [unsourced(finding.from), unsourced(finding.to)])];
    case "signUnlikely":
      return [contradiction(finding, [unsourced(finding.value)])];
    default:
      return [];
  }
}

const unsourced = (value: number) => ({ source: null, value });

const contradiction = (
  { name, fiscalYearEnd }: { name: FigureName; fiscalYearEnd: string },
  values: Contradiction["values"],
): Contradiction => ({ figure: name, fiscalYearEnd, values });
