import type { Fundamentals } from "../inputs/fundamentals.ts";
import { type MarketReference, premiumIn } from "../inputs/market-reference.ts";
import { priceInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import { type FigureName, figureNames, type PeriodPart } from "../inputs/statement.ts";
import type { CompanyFile } from "../report/report.ts";
import type { ValuationView } from "../scenarios/assumptions.ts";

/** Inputs of a valuation that change from one day to another, in the order in which a revision takes them. */
export const revisedInputs = [
  "accounts",
  "sharesOutstanding",
  "price",
  "beta",
  "companyFacts",
  "riskFreeRate",
  "equityRiskPremium",
  "averageBeta",
  "countryRiskPremium",
  "taxRate",
  "economicGrowth",
  "creditSpreads",
  "industryAverages",
  "marketFacts",
  "peers",
  "prediction",
  "day",
] as const;
export type RevisedInput = (typeof revisedInputs)[number];

/** An input as it changes: the number that says most about it, at both ends; null where no single number does, or none is known. */
export type RevisedNumbers = { before: number | null; after: number | null };

type Part = "fundamentals" | "reference" | "file";
/** Where each input stands; what no other one names belongs to `companyFacts` or `marketFacts`. */
const placesOf: Readonly<Record<RevisedInput, { part: Part; keys: readonly string[] }>> = {
  accounts: {
    part: "fundamentals",
    keys: ["statements", "interim", "segments", "correctedFigures", "credits", "provider"],
  },
  sharesOutstanding: { part: "fundamentals", keys: ["sharesOutstanding", "shareBasis", "shareBasisAsOf"] },
  price: { part: "fundamentals", keys: ["quote", "monthlyCloses"] },
  beta: { part: "fundamentals", keys: ["beta"] },
  companyFacts: { part: "fundamentals", keys: [] },
  riskFreeRate: { part: "reference", keys: ["riskFreeRate", "riskFreeRateOrigin"] },
  equityRiskPremium: { part: "reference", keys: ["matureEquityRiskPremium", "premiumPair", "impliedPremium"] },
  averageBeta: { part: "reference", keys: ["averageBeta"] },
  countryRiskPremium: { part: "reference", keys: ["countryRiskPremium", "countryRiskPremiums"] },
  taxRate: { part: "reference", keys: ["marginalTaxRate"] },
  economicGrowth: { part: "reference", keys: ["nominalGrowth"] },
  creditSpreads: { part: "reference", keys: ["ratings", "largeCompanyThreshold"] },
  industryAverages: { part: "reference", keys: ["industry", "market"] },
  marketFacts: { part: "reference", keys: [] },
  peers: { part: "file", keys: ["peers", "furtherPeers"] },
  prediction: { part: "file", keys: ["prediction"] },
  day: { part: "file", keys: ["today"] },
};

const numberOf: Readonly<Partial<Record<RevisedInput, (file: CompanyFile, view: ValuationView) => number | null>>> = {
  sharesOutstanding: ({ fundamentals }) => fundamentals.sharesOutstanding?.value ?? null,
  price: ({ fundamentals }) => priceInReportingCurrency(fundamentals),
  beta: ({ fundamentals }) => fundamentals.beta?.value ?? null,
  riskFreeRate: ({ reference }) => reference.riskFreeRate.value,
  equityRiskPremium: ({ reference }, view) => premiumIn(reference, view).premium.value,
  averageBeta: ({ reference }) => reference.averageBeta.value,
  countryRiskPremium: ({ reference }) => reference.countryRiskPremium.value,
  taxRate: ({ reference }) => reference.marginalTaxRate.value,
  economicGrowth: ({ reference }) => reference.nominalGrowth.value,
};

/** The number that says most about an input in two files, in the view in which their values are asked. */
export function revisedNumbers(
  input: RevisedInput,
  { before, after }: { before: CompanyFile; after: CompanyFile },
  view: ValuationView,
): RevisedNumbers {
  const number = numberOf[input];
  return { before: number?.(before, view) ?? null, after: number?.(after, view) ?? null };
}

const namedKeys = (part: Part) =>
  new Set(Object.values(placesOf).flatMap((place) => (place.part === part ? place.keys : [])));
const named = { fundamentals: namedKeys("fundamentals"), reference: namedKeys("reference"), file: namedKeys("file") };

/** The file with one of its inputs as another file has it. */
export function withInput(file: CompanyFile, input: RevisedInput, from: CompanyFile): CompanyFile {
  const { part, keys } = placesOf[input];
  const takes = (key: string) => (keys.length === 0 ? !named[part].has(key) : keys.includes(key));
  if (part === "file") return taking(file, from, takes);
  // The reader's price stands in the quote, and beside it what it replaces.
  const beside = input === "price" ? taking(file, from, (key) => key === "sourceQuote") : file;
  if (part === "fundamentals") return { ...beside, fundamentals: taking(file.fundamentals, from.fundamentals, takes) };
  return { ...beside, reference: taking(file.reference, from.reference, takes) };
}

/** Whether two files differ in an input. */
export function differsIn(input: RevisedInput, one: CompanyFile, other: CompanyFile): boolean {
  const { part, keys } = placesOf[input];
  const takes = (key: string) => (keys.length === 0 ? !named[part].has(key) : keys.includes(key));
  const written = (file: CompanyFile) => {
    const whole = part === "file" ? file : file[part];
    return JSON.stringify(
      Object.entries(whole)
        .filter(([key, value]) => takes(key) && value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  return written(one) !== written(other);
}

/** An object with some of its keys as another has them; one that the other has not is left out. */
function taking<Whole extends Fundamentals | MarketReference | CompanyFile>(
  whole: Whole,
  from: Whole,
  takes: (key: string) => boolean,
): Whole {
  const kept = Object.entries(whole).filter(([key]) => !takes(key));
  const taken = Object.entries(from).filter(([key]) => takes(key));
  // Every key comes from one of two objects of the same type, and each key of both is in it or optional.
  return Object.fromEntries([...kept, ...taken]) as Whole;
}

type Period = { figures: Readonly<Record<FigureName, number | null>>; parts?: readonly PeriodPart[] };

const periodsOf = ({ fundamentals: { statements, interim } }: CompanyFile): (readonly [string, Period])[] => [
  ...statements.map((each) => [`year ${each.fiscalYearEnd}`, each] as const),
  ...(interim?.quarters ?? []).map((each) => [`quarter ${each.periodEnd} ${each.months}`, each] as const),
  ...(interim?.trailing ?? []).map((each) => [`trailing ${each.periodEnd} ${each.months}`, each] as const),
];

/**
 * The figures that differ between the accounts of two files that hold the same periods, with the latest pair of values that differs;
 * null where the periods are not the same: then the accounts change as a whole.
 */
export function revisedFigures(
  before: CompanyFile,
  after: CompanyFile,
): readonly ({ name: FigureName } & RevisedNumbers)[] | null {
  const [old, now] = [periodsOf(before), periodsOf(after)];
  if (old.length !== now.length || old.some(([key], index) => key !== now[index]?.[0])) return null;
  return figureNames.flatMap((name) => {
    const pairs = old.map(([, { figures }], index) => ({
      before: figures[name] ?? null,
      after: now[index]?.[1].figures[name] ?? null,
    }));
    const differing = pairs.filter((pair) => !Object.is(pair.before, pair.after)).at(-1);
    return differing === undefined ? [] : [{ name, ...differing }];
  });
}

/**
 * The parts of a sum with one figure as those of another sum of the same parts have it; none where the parts are others: the sum is told
 * as a whole then.
 */
function partsWith(
  parts: readonly PeriodPart[],
  name: FigureName,
  from: readonly PeriodPart[] = [],
): { parts?: readonly PeriodPart[] } {
  const nameOf = ({ sign, periodEnd, months }: PeriodPart) => `${sign} ${periodEnd} ${months}`;
  if (parts.map(nameOf).join() !== from.map(nameOf).join()) return {};
  return {
    parts: parts.map((part, index) => {
      const { [name]: _former, ...others } = part.figures;
      const value = from[index]?.figures[name];
      return { ...part, figures: value === undefined ? others : { ...others, [name]: value } };
    }),
  };
}

/** The file with one figure of each period as another file with the same periods has it. */
export function withFigure(file: CompanyFile, name: FigureName, from: CompanyFile): CompanyFile {
  const { statements, interim } = file.fundamentals;
  const others = new Map(periodsOf(from));
  const taking = <Statement extends Period>(key: string, { parts, ...statement }: Statement) => ({
    ...statement,
    figures: { ...statement.figures, [name]: others.get(key)?.figures[name] ?? null },
    // A sum is worked out from its parts where it has some.
    ...(parts !== undefined && partsWith(parts, name, others.get(key)?.parts)),
  });
  return {
    ...file,
    fundamentals: {
      ...file.fundamentals,
      statements: statements.map((each) => taking(`year ${each.fiscalYearEnd}`, each)),
      ...(interim && {
        interim: {
          quarters: interim.quarters.map((each) => taking(`quarter ${each.periodEnd} ${each.months}`, each)),
          trailing: interim.trailing.map((each) => taking(`trailing ${each.periodEnd} ${each.months}`, each)),
        },
      }),
    },
  };
}
