import { figureNames, type Sector, sectors } from "@valora/valuation";
import { type Accounts, accountsBook, type Issuers, unknownIssuers } from "../../src/integrity/accounts-of-others.ts";
import { BundledCompanies, BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import { knownFilers } from "../../src/providers/bundled/served-rows.ts";
import { sentenceOf } from "../../src/sources/index.ts";
import type { Checked } from "./checked.ts";
import { adjustmentsOf } from "./closes.ts";
import { addCompanyFacts } from "./company-facts.ts";
import { drop } from "./contradictions.ts";
import { amountOf, figuresOf, originOfLetter, rowOf } from "./figures.ts";
import { interimRows } from "./interim.ts";
import { nameOf } from "./names.ts";
import type { Note } from "./note.ts";
import type { Source } from "./read-source.ts";
import { dividendsFromPayments, type Finding, repair } from "./repairs.ts";
import { reviewedFactsOf } from "./reviewed-facts.ts";
import { fromQuarterlyDividends, shareFactorOf, toTodaysShares } from "./share-basis.ts";
import type { AmericanCompany, EuropeanCompany, SecTicker, SourceStatement } from "./source.schema.ts";

/** All companies in our words, by market value, and what was found on the way. */
export function companiesOf(
  source: Source,
  findings: Finding[],
): { file: BundledCompanies; checked: readonly Checked[] } {
  const { monthly: adjustedFor } = adjustmentsOf(source);
  const checked = [
    ...source.american.companies.map((row) => american(source, row, { findings, adjustedFor })),
    ...source.european.companies.map((row) => european(source, row, findings)),
  ].sort((a, b) => b.marketValue - a.marketValue || (a.company.ticker < b.company.ticker ? -1 : 1));
  const { own, leftOut } = withOwnAccounts(checked, source.secTickers, findings);

  const file = BundledCompanies.parse({
    version: 4,
    asOf: source.american.meta.priceDate,
    figures: figureNames,
    origins: originOfLetter,
    companies: own.map(({ company }) => BundledCompany.parse(company)),
    leftOut,
  });
  return { file, checked: own };
}

/** A company under whose symbol the source holds another issuer's accounts is left out, and the file says whose they are. */
function withOwnAccounts(checked: readonly Checked[], filers: readonly SecTicker[], findings: Finding[]) {
  const accounts = new Map(checked.map(({ company, years }) => [company.ticker, accountsOf(company, years)]));
  const book = accountsBook([...accounts.values()]);
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
const secondary = sentenceOf("closingPriceSecondary", {});
const closesSource = sentenceOf("monthlyCloses", {});

function american(
  source: Source,
  row: AmericanCompany,
  { findings, adjustedFor }: { findings: Finding[]; adjustedFor: "splits" | "splitsAndDividends" },
): Checked {
  const { ticker } = row;
  const facts = source.factsOf(row.cik);
  const { statements } = row;
  const isFinancial = row.gicsSector === "Financials";
  const years = yearsOf(source, source.american.meta.fields, { ticker, isFinancial, statements }, findings);
  if (facts) for (const { end, figures } of years) addCompanyFacts(figures, facts, end);
  const company: BundledCompany = {
    ticker,
    name: nameOf(row.name, source.americanTickers.find(({ symbol }) => symbol?.replace("/", ".") === ticker)?.name),
    cik: row.cik,
    exchange: row.exchange,
    country: row.country,
    currency: row.currency,
    sector: sectorOf(row.gicsSector),
    industry: row.gicsSubIndustry,
    sharesOutstanding: sharesOf(source, row, years.at(-1), noteFor(findings, ticker, null)),
    shareBasis: row.shareCountNote === undefined ? basisOf(source, ticker) : "unsettled",
    ...reviewedFactsOf(source, ticker),
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
    statements: statementsOf(statements, years),
    ...(facts && interimRows(facts, years, noteFor(findings, ticker, null))),
  };
  return { company, years, marketValue: row.marketCap ?? row.price.value * (company.sharesOutstanding?.value ?? 0) };
}

function european(source: Source, row: EuropeanCompany, findings: Finding[]): Checked {
  const { ticker } = row;
  const reviewed = source.europeanCompanies[ticker];
  if (!reviewed) throw new Error(`${ticker} is missing in reviewed/european-companies.json`);
  const { statements } = row;
  const isFinancial = reviewed.sector === "financials";
  const years = yearsOf(source, source.european.meta.fields, { ticker, isFinancial, statements }, findings);
  const isSameDay = row.marketCap?.date === row.price.date;
  if (!isSameDay) noteFor(findings, ticker, null)("shareCountUnknown", "market value and price are of different days");
  const company: BundledCompany = {
    ticker,
    name: reviewed.name,
    cik: null,
    exchange: row.exchange === "MC" ? "Madrid" : "Milan",
    country: row.country,
    currency: row.currency,
    sector: sectorOf(reviewed.sector),
    industry: reviewed.industry,
    sharesOutstanding:
      row.marketCap && isSameDay
        ? {
            value: Math.round(row.marketCap.value / row.price.value),
            asOf: row.price.date,
            source: marketValueOverPrice,
          }
        : null,
    shareBasis: basisOf(source, ticker),
    ...reviewedFactsOf(source, ticker),
    quote: { value: row.price.value, asOf: row.price.date, source: secondary },
    beta: row.beta && {
      value: row.beta.value,
      months: null,
      index: null,
      asOf: row.beta.asOf,
      source: sentenceOf("secondary", {}),
    },
    monthlyCloses: null,
    statements: statementsOf(statements, years),
  };
  return { company, years, marketValue: row.marketCap?.value ?? 0 };
}

export function noteFor(findings: Finding[], ticker: string, fiscalYearEnd: string | null): Note {
  return (kind, detail) => findings.push({ ticker, fiscalYearEnd, kind, detail });
}

function yearsOf(
  source: Source,
  fields: readonly string[],
  { ticker, isFinancial, statements }: { ticker: string; isFinancial: boolean; statements: readonly SourceStatement[] },
  findings: Finding[],
): Checked["years"] {
  const unknownUntil = source.shareBasis.unknown.find((row) => row.ticker === ticker)?.until ?? "";
  const quarterly = source.shareBasis.quarterlyDividends.find((row) => row.ticker === ticker);
  const wrong = source.wrongFigures.filter((row) => row.ticker === ticker);
  const isPaidOnly = source.shareBasis.dividendsFromPayments.some((row) => row.ticker === ticker);
  return statements.map((statement) => {
    const note = noteFor(findings, ticker, statement.end);
    const figures = figuresOf(`${ticker} ${statement.end}`, fields, statement.sources, statement.values);
    const factor = shareFactorOf(source.shareBasis, ticker, statement, note);
    toTodaysShares(figures, factor, statement.end > unknownUntil);
    if (quarterly) fromQuarterlyDividends(figures, quarterly.times);
    for (const { name, from, until, reason } of wrong) {
      if (statement.end >= from && statement.end <= until && drop(figures, name))
        note("reviewedWrong", `${name}: ${reason}`);
    }
    repair(figures, isFinancial, note);
    if (isPaidOnly) dividendsFromPayments(figures);
    return { end: statement.end, figures };
  });
}

function statementsOf(statements: readonly SourceStatement[], years: Checked["years"]): BundledCompany["statements"] {
  return statements.map((statement, index) => {
    const { letters, values } = rowOf(years[index]?.figures ?? new Map());
    const { fiscalYear, end, filed, form, accession } = statement;
    return [fiscalYear, end, filed ?? null, form ?? null, accession ?? null, letters, values];
  });
}

const basisOf = (source: Source, ticker: string) =>
  source.shareBasis.unsettled.some((row) => row.ticker === ticker) ? "unsettled" : "settled";

/**
 * The count of all classes on the basis of the quoted share. A count from before the last split is told by market value ÷
 * price; a company known by quarterly dividends only has the count that its payments prove. A class that is not listed is
 * in no market value: it is added where it was reviewed.
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
  return {
    value: Math.round(isBeforeSplit ? value * factor : value) + (other?.shares ?? 0),
    asOf: date,
    source: origin === undefined ? secFiling : marketValueOverPrice,
  };
}

/** "Health Care" and "healthCare" are one sector. */
function sectorOf(text: string): Sector {
  const plain = (name: string) => name.replaceAll(" ", "").toLowerCase();
  const sector = sectors.find((name) => plain(name) === plain(text));
  if (!sector) throw new Error(`${text} is no sector`);
  return sector;
}
