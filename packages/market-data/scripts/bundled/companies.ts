import { figureNames } from "@valora/valuation";
import {
  type Accounts,
  type Issuers,
  misattributedAccounts,
  unknownIssuers,
} from "../../src/integrity/misattributed-accounts.ts";
import { BundledCompanies, BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import { BundledHeadlines } from "../../src/providers/bundled/headlines.ts";
import { knownFilers } from "../../src/providers/bundled/served-rows.ts";
import { sentenceOf } from "../../src/sources/index.ts";
import type { Checked } from "./checked.ts";
import { bundledCloseAdjustments } from "./closes.ts";
import { addCompanyFacts } from "./company-facts.ts";
import { basisOf, noteFor, sectorOf, statementsOf, yearsOf } from "./company-parts.ts";
import { bundledEuropeanCompany, reviewedEuropean } from "./european-company.ts";
import { amountOf, originOfLetter } from "./figures.ts";
import { withHistory } from "./filed-history.ts";
import { interimRows } from "./interim.ts";
import { nameOf } from "./names.ts";
import type { Note } from "./note.ts";
import type { Source } from "./read-source.ts";
import type { Finding } from "./repairs.ts";
import { reviewedFactsOf } from "./reviewed-facts.ts";
import type { AmericanCompany, SecTicker } from "./source.schema.ts";

/** All companies in our words, by market value, and what was found on the way. */
export function companiesOf(
  source: Source,
  findings: Finding[],
): { file: BundledCompanies; checked: readonly Checked[] } {
  const { monthly: adjustedFor } = bundledCloseAdjustments(source);
  const checked = [
    ...source.american.companies.map((row) => american(source, row, { findings, adjustedFor })),
    ...source.european.companies.map((row) => bundledEuropeanCompany(source, row, findings)),
    ...reviewedIn(source, "company", findings),
  ].sort((a, b) => b.marketValue - a.marketValue || (a.company.ticker < b.company.ticker ? -1 : 1));
  const { own, leftOut } = withOwnAccounts(checked, source.secTickers, findings);

  const file = BundledCompanies.parse({
    version: 5,
    asOf: source.american.meta.priceDate,
    figures: figureNames,
    origins: originOfLetter,
    companies: own.map(({ company }) => BundledCompany.parse(company)),
    leftOut,
  });
  return { file, checked: own };
}

function reviewedIn(source: Source, tier: "company" | "headlines", findings: Finding[]): readonly Checked[] {
  const { fields, companies } = source.europeanAccounts;
  return companies.filter((row) => row.tier === tier).map((row) => reviewedEuropean(source, row, { fields, findings }));
}

/** Companies with figures to read, too few to value them. */
export function headlinesOf(source: Source, findings: Finding[]): BundledHeadlines {
  const companies = reviewedIn(source, "headlines", findings).map(({ company }) => company);
  return BundledHeadlines.parse({ version: 1, figures: figureNames, origins: originOfLetter, companies });
}

/** A company under whose symbol the source holds another issuer's accounts is left out, and the file says whose they are. */
function withOwnAccounts(checked: readonly Checked[], filers: readonly SecTicker[], findings: Finding[]) {
  const accounts = new Map(checked.map(({ company, years }) => [company.ticker, accountsOf(company, years)]));
  const book = misattributedAccounts([...accounts.values()]);
  const issuers = knownFilers([...accounts.values()], registeredFilers(filers));
  const leftOut = [...accounts.values()].flatMap((each) => {
    const other = book.trueIssuerOf(each, issuers);
    return other ? [{ ticker: each.ticker, accountsOf: other.name, accountsTicker: other.ticker }] : [];
  });
  for (const { ticker, accountsOf: name } of leftOut) noteFor(findings, ticker, null)("accountsOfAnother", name);
  const refused = new Set(leftOut.map(({ ticker }) => ticker));
  return { own: checked.filter(({ company }) => !refused.has(company.ticker)), leftOut };
}

function accountsOf(company: BundledCompany, years: Checked["years"]): Accounts {
  const { ticker, name, cik, sharesOutstanding, statements } = company;
  return {
    ticker,
    name,
    cik,
    shares: sharesOutstanding?.value ?? null,
    years: years.map(({ end, figures }, index) => ({
      end,
      accession: statements[index]?.[4] ?? null,
      figure: (figure) => amountOf(figures, figure),
    })),
  };
}

/** The registry's own list of who is known under which number. */
function registeredFilers(filers: readonly SecTicker[]): Issuers {
  const byCik = new Map(filers.map(({ cik_str, ticker, title }) => [paddedCik(cik_str), { name: title, ticker }]));
  return { ...unknownIssuers, filerNamed: (cik) => byCik.get(cik) ?? null };
}

const paddedCik = (cik: number) => String(cik).padStart(10, "0");

const secFiling = sentenceOf("filing", {});
const marketValueOverPrice = sentenceOf("capitalisation", {});
const publicList = sentenceOf("closingPrice", {});
const closesSource = sentenceOf("monthlyCloses", {});

function american(
  source: Source,
  row: AmericanCompany,
  { findings, adjustedFor }: { findings: Finding[]; adjustedFor: "splits" | "splitsAndDividends" },
): Checked {
  const { ticker } = row;
  const facts = source.factsOf(row.cik);
  const { statements } = row;
  const lastEnd = statements.at(-1)?.end;
  const hasOwnShares = source.shareBasis.ownShares.some((each) => each.ticker === ticker);
  const isFinancial = row.gicsSector === "Financials";
  const years = yearsOf(source, source.american.meta.fields, { ticker, isFinancial, statements }, findings);
  for (const { end, figures } of years) {
    if (facts) addCompanyFacts(figures, { facts, fiscalYearEnd: end }, noteFor(findings, ticker, end));
  }
  const company: BundledCompany = {
    ticker,
    name: nameOf({
      registered: row.name,
      listed: source.americanTickers.find(({ symbol }) => symbol?.replace("/", ".") === ticker)?.name,
      reviewed: source.companyNames[ticker],
    }),
    cik: row.cik,
    exchange: row.exchange,
    country: row.country,
    currency: row.currency,
    sector: sectorOf(row.gicsSector),
    industry: row.gicsSubIndustry,
    sharesOutstanding: sharesOf(source, row, years.at(-1), noteFor(findings, ticker, null)),
    shareBasis: row.shareCountNote === undefined || hasOwnShares ? basisOf(source, ticker, lastEnd) : "unsettled",
    ...reviewedFactsOf(source, ticker, lastEnd),
    quote: { value: row.price.value, asOf: row.price.date, source: publicList },
    beta: row.beta && {
      value: row.beta.value,
      months: row.beta.months,
      index: row.beta.vs,
      asOf: row.beta.asOf,
      source: closesSource,
    },
    monthlyCloses: row.monthlyCloses && {
      from: row.monthlyCloses.from,
      to: row.monthlyCloses.to,
      closes: row.monthlyCloses.closes,
      adjustedFor,
      source: closesSource,
    },
    statements: facts ? withHistory(statementsOf(statements, years), facts, years) : statementsOf(statements, years),
    ...(facts && interimRows(facts, years, noteFor(findings, ticker, null))),
  };
  return { company, years, marketValue: row.marketCap ?? row.price.value * (company.sharesOutstanding?.value ?? 0) };
}

/**
 * The count of all classes on the basis of the quoted share. A count from before the last split is told by market value ÷
 * price; a company known by quarterly dividends only has the count that its payments prove. A class that is not listed is
 * in no market value: it is added where it was reviewed. Shares that the company's own subsidiary holds are taken off.
 */
function sharesOf(
  source: Source,
  row: AmericanCompany,
  latest: Checked["years"][number] | undefined,
  note: Note,
): BundledCompany["sharesOutstanding"] {
  const byDividends = latest && source.shareBasis.quarterlyDividends.some(({ ticker }) => ticker === row.ticker);
  const paidOn = byDividends ? amountOf(latest.figures, "dilutedShares") : null;
  if (latest && paidOn !== null) {
    return {
      value: paidOn,
      asOf: latest.end,
      source: sentenceOf("allClasses", {}),
    };
  }
  if (!row.sharesOutstanding) return null;
  const { value, date, source: origin } = row.sharesOutstanding;
  const factor = row.statements.at(-1)?.shareFactor ?? 1;
  const implied = row.marketCap === null ? null : row.marketCap / row.price.value;
  const isBeforeSplit = implied !== null && factor !== 1 && Math.abs(implied / (value * factor) - 1) < 0.05;
  if (isBeforeSplit) note("countBeforeSplit", `${value} × ${factor}`);
  const other = source.shareBasis.otherClasses.find(({ ticker }) => ticker === row.ticker);
  if (other) note("otherClassAdded", `${value} + ${other.shares}: ${other.reason}`);
  const own = source.shareBasis.ownShares.find(({ ticker }) => ticker === row.ticker);
  if (own) note("ownSharesLeftOut", `${value} − ${own.shares}: ${own.reason}`);
  return {
    value: Math.round(isBeforeSplit ? value * factor : value) + (other?.shares ?? 0) - (own?.shares ?? 0),
    asOf: date,
    source: origin === undefined ? secFiling : marketValueOverPrice,
  };
}
