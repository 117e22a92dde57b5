import type { AnnualStatement, FigureName, Fundamentals, IsoDate, Ratio } from "@valora/valuation";
import type { Ticker } from "../provider.ts";
import { daysBetween, fiscalYearOf } from "../providers/days.ts";
import { areRelatedNames } from "../symbols/related-names.ts";

/** The annual accounts that stand under a symbol, as far as they tell whose they are. */
export type Accounts = {
  ticker: Ticker;
  name: string;
  /** The number under which the SEC knows the issuer; null for who does not file there. */
  cik: string | null;
  /** Its shares today; null when unknown. */
  shares: number | null;
  years: readonly AccountsYear[];
};
export type AccountsYear = {
  end: IsoDate;
  accession: string | null;
  /** A figure by name; null when unknown. */
  figure: (name: FigureName) => number | null;
};

/** The issuer that accounts belong to in truth, or that they cannot be told apart from. */
export type OtherIssuer = { name: string; ticker: Ticker | null };

export type Issuers = {
  /** The listed issuer of a CIK; null for a filing agent and for an unlisted filer. */
  filerNamed: (cik: string) => OtherIssuer | null;
  /** Whether two symbols are shares of one issuer, by what is known beside their names. */
  areOfOneIssuer: (one: Ticker, other: Ticker) => boolean;
};

/** Amounts of money as filed: share counts and figures per share depend on the basis, derived ones on the others. */
const compared = [
  "revenue",
  "costOfRevenue",
  "ebit",
  "depreciationAndAmortization",
  "interestExpense",
  "pretaxIncome",
  "incomeTaxExpense",
  "netIncome",
  "dividendsPaid",
  "shareRepurchases",
  "researchAndDevelopment",
  "operatingCashFlow",
  "capitalExpenditure",
  "totalAssets",
  "totalLiabilities",
  "totalEquity",
  "longTermDebt",
  "cashAndEquivalents",
  "goodwill",
  "stockBasedCompensation",
  "currentAssets",
  "currentLiabilities",
] as const satisfies readonly FigureName[];
/** Companies with equal accounts have one of these in common: the others are looked at only then. */
const telling = ["revenue", "netIncome", "totalAssets"] as const satisfies readonly FigureName[];

/** Small amounts are equal by chance. */
const leastAmount = 1_000_000;
/** Of all bundled companies two unrelated ones share two such figures of all their years at most. */
const leastEqualInYear = 3;
const leastEqual = 5;
const leastShare: Ratio = 0.8;
/** Some vendors move the end of a year of 52 weeks to the end of its month. */
const mostDaysApart = 7;
const leastFilings = 2;

/** Finds accounts that stand under a wrong symbol: those of other issuers among the accounts of many companies. */
export function misattributedAccounts(companies: readonly Accounts[]) {
  const firsts = new Map<number, Accounts>();
  const furthers = new Map<number, Accounts[]>();
  const amounts = new Map(companies.map((company) => [company, tellingAmounts(company)]));
  for (const [company, ofCompany] of amounts) {
    for (const amount of ofCompany) {
      const first = firsts.get(amount);
      if (!first) firsts.set(amount, company);
      else if (first !== company) furthers.set(amount, [...(furthers.get(amount) ?? []), company]);
    }
  }
  /** All that have one of a company's amounts too, itself among them. */
  const candidatesFor = (company: Accounts): ReadonlySet<Accounts> => {
    const candidates = new Set<Accounts>();
    for (const amount of amounts.get(company) ?? tellingAmounts(company)) {
      const first = firsts.get(amount);
      if (first) candidates.add(first);
      for (const further of furthers.get(amount) ?? []) candidates.add(further);
    }
    return candidates;
  };
  /** Other issuers with the same accounts. */
  const twinsOf = (company: Accounts, issuers: Issuers): readonly Accounts[] =>
    [...candidatesFor(company)].filter(
      (other) =>
        other.ticker !== company.ticker &&
        equalYears(company, other).length > 0 &&
        !isOneIssuer(company, other, issuers),
    );
  return {
    /**
     * Whose accounts stand under a symbol when they are not its own; null when nothing speaks against it. They are another's
     * when all of its filings bear the number of another listed issuer of an unrelated name, or when they equal those of an
     * unrelated issuer that has the better claim to them, or as good a one: then nothing tells whose they are.
     */
    trueIssuerOf(company: Accounts, issuers: Issuers): OtherIssuer | null {
      const twin = twinsOf(company, issuers).find((other) => claim(company, other) <= claim(other, company));
      if (twin) return { name: twin.name, ticker: twin.ticker };
      return filerOfAll(company, issuers);
    },
  };
}

function isOneIssuer(one: Accounts, other: Accounts, issuers: Issuers): boolean {
  if (one.cik !== null && one.cik === other.cik) return true;
  return areRelatedNames(one.name, other.name) || issuers.areOfOneIssuer(one.ticker, other.ticker);
}

/** Agents file under a number of their own, and a new holding goes on under the old one's: neither is another issuer. */
function filerOfAll({ ticker, cik, name, years }: Accounts, issuers: Issuers): OtherIssuer | null {
  const filers = years.flatMap(({ accession }) => (accession === null ? [] : [filerIn(accession)]));
  const [first] = filers;
  if (cik === null || first === undefined || first === cik || filers.length < leastFilings) return null;
  if (filers.some((filer) => filer !== first)) return null;
  const filer = issuers.filerNamed(first);
  if (filer === null || filer.ticker === ticker || areRelatedNames(name, filer.name)) return null;
  return filer.ticker !== null && issuers.areOfOneIssuer(ticker, filer.ticker) ? null : filer;
}

/** An accession number begins with the number of who sent the filing. */
const filerIn = (accession: string): string => accession.slice(0, 10);

/** How well a company's claim to accounts that another has too is founded: its own filings first, then its share count. */
function claim(company: Accounts, other: Accounts): number {
  const years = equalYears(company, other);
  const own = years.filter(({ accession }) => accession !== null && filerIn(accession) === company.cik).length;
  return own > 0 ? 2 : fitsShares(company) && !fitsShares(other) ? 1 : 0;
}

/** Whether a company's shares today are those that its last accounts were divided by, near enough. */
function fitsShares({ shares, years }: Accounts): boolean {
  const counted = years.at(-1)?.figure("dilutedShares") ?? null;
  return shares !== null && counted !== null && counted > 0 && Math.abs(shares / counted - 1) < 0.05;
}

/** The years of a company whose figures are another's; none unless together they are too many for chance. */
function equalYears(company: Accounts, other: Accounts): readonly AccountsYear[] {
  let equal = 0;
  const years = company.years.filter((year) => {
    const same =
      other.years.find(({ end }) => end === year.end) ?? other.years.find(({ end }) => isNear(end, year.end));
    const found = same ? equalFigures(year, same) : 0;
    equal += found;
    return found > 0;
  });
  return equal >= leastEqual ? years : [];
}

const isNear = (one: IsoDate, other: IsoDate): boolean => Math.abs(daysBetween(one, other)) <= mostDaysApart;

/** How many figures of a year are equal; 0 unless nearly all that both tell are. */
function equalFigures(year: AccountsYear, same: AccountsYear): number {
  let [both, equal] = [0, 0];
  for (const name of compared) {
    const [value, other] = [year.figure(name), same.figure(name)];
    if (value === null || other === null || Math.abs(value) < leastAmount) continue;
    both++;
    if (Math.abs(value - other) <= Math.abs(value) * 1e-6) equal++;
  }
  return equal >= leastEqualInYear && equal / both >= leastShare ? equal : 0;
}

/** Amounts rounded as the providers that write thousands do, each with its year. */
const tellingAmounts = ({ years }: Accounts): readonly number[] =>
  years.flatMap(({ end, figure }) => {
    const year = fiscalYearOf(end);
    return telling.flatMap((name) => {
      const value = figure(name);
      return value === null || Math.abs(value) < leastAmount ? [] : [Math.round(value / 1_000) * 10_000 + year];
    });
  });

/** The accounts of a company in the words of the engine. */
export function accountsOf({ ticker, name, cik = null, sharesOutstanding, statements }: Fundamentals): Accounts {
  const years = statements.map(({ fiscalYearEnd, accession, figures }: AnnualStatement) => ({
    end: fiscalYearEnd,
    accession,
    figure: (name: FigureName) => figures[name],
  }));
  return { ticker, name, cik, shares: sharesOutstanding?.value ?? null, years };
}

/** Nothing is known of issuers but their accounts. */
export const unknownIssuers: Issuers = { filerNamed: () => null, areOfOneIssuer: () => false };
