import type { Classification, CompanyType } from "../company-type.ts";
import { resourceIndustries } from "../industry-groups.ts";
import type { CompanyFile } from "../report.ts";
import {
  cashOf,
  clamp,
  debtOf,
  filedDebt,
  interestOf,
  middle,
  type Owed,
  ofLast,
  operatingIncome,
  priorTo,
  type Row,
  rowsOf,
  trendOf,
  type Usual,
  yearsFrom,
} from "./facts.ts";
import { type ResearchAsset, researchOf } from "./research-asset.ts";

/** Everything that the four methods assume of a company in the neutral scenario, by the definitions and from raw figures. */
export type Assumed = NonNullable<ReturnType<typeof assumedOf>>;

const onBook: readonly CompanyType[] = ["bank", "insurer", "financialServices"];

export function assumedOf(file: CompanyFile, classification: Classification, elapsed?: number) {
  const { fundamentals, reference } = file;
  const { type } = classification;
  const rows = rowsOf(fundamentals);
  const [latest] = rows;
  const counted = fundamentals.sharesOutstanding?.value ?? 0;
  const shares = counted > 0 ? counted : latest?.get("dilutedShares");
  const price = fundamentals.quote?.value;
  if (!latest || !shares || price === undefined) return null;
  const s = elapsed ?? Math.max(0, yearsFrom(latest.end, fundamentals.quote?.asOf ?? ""));
  const isFinancial = onBook.includes(type);
  const owed = debtOf(rows, price * shares, usualCostOf(reference, isFinancial || type === "holding"));
  const debt = owed?.amount ?? null;
  const rates = ratesOf(file, type, { owed, marketValue: price * shares, rows });
  const usual = isFinancial ? null : { costOfDebt: rates.costOfDebt, tax: reference.marginalTaxRate.value };
  const research = researchOf(rows, fundamentals.industry, classification);
  const roe = roeOf(rows, isFinancial || type === "holding");
  const margins = marginsOf(rows, type, usual, research);
  const tax = taxOf(rows, reference.marginalTaxRate.value, fundamentals.industry);
  const earnings = earningsOf(rows, type, roe);
  const capital = owed?.isLatest ? capitalOf(rows, latest, debt, research) : null;
  return {
    type,
    latest,
    shares,
    s,
    debt,
    ...rates,
    growth: growthOf(file, rows, type),
    roe,
    earned: earnedOf(latest, { roe, capital, margin: margins?.lasting ?? null, tax: tax.lasting, type, ke: rates.ke }),
    margins,
    tax,
    earnings: earnings === null ? null : earnings / shares,
    turnover: turnoverOf(file, rows, { debt, isLatest: owed?.isLatest ?? false }, research),
    dividend: dividendOf(rows, shares),
    buyback: type === "reit" ? 0 : buybackOf(rows, fundamentals),
  };
}

/** What an industry pays for its debt; null for those who live on their book. */
function usualCostOf({ riskFreeRate, industry, market }: CompanyFile["reference"], isOnBook: boolean) {
  const spread = industry?.debtSpread ?? market.debtSpread;
  return isOnBook || spread === null ? null : riskFreeRate.value + spread;
}

function ratesOf(
  { reference, fundamentals }: CompanyFile,
  type: CompanyType,
  { owed, marketValue, rows }: { owed: Owed | null; marketValue: number; rows: readonly Row[] },
) {
  const debt = owed?.amount ?? null;
  const { premiumPair, matureEquityRiskPremium, riskFreeRate, marginalTaxRate, industry, market } = reference;
  const tax = marginalTaxRate.value;
  const isPairs = reference.currency === premiumPair.currency;
  const premium = isPairs
    ? premiumPair.riskFreeRate.value + matureEquityRiskPremium.value - riskFreeRate.value
    : matureEquityRiskPremium.value;
  const isFull =
    ["bank", "utility", "reit"].includes(type) || /Telecommunication|Carriers/.test(fundamentals.industry ?? "");
  const country = reference.countryRiskPremium.value * (isFull ? 1 : 0.5);
  const weights = { equity: industry?.equityWeight ?? market.equityWeight ?? 1, debt: industry?.debtWeight ?? 0 };
  let beta = industry?.leveredBeta ?? Number.NaN;
  if (!onBook.includes(type) && debt !== null) {
    beta = (beta / (1 + ((1 - tax) * weights.debt) / weights.equity)) * (1 + ((1 - tax) * debt) / marketValue);
  }
  const ke = riskFreeRate.value + ((2 / 3) * (beta / reference.averageBeta.value) + 1 / 3) * premium + country;
  const kd = riskFreeRate.value + spreadOf(reference, type, { rows, owed, marketValue });
  const share = debt === null ? weights.debt / (weights.debt + weights.equity) : debt / (debt + marketValue);
  const wacc = onBook.includes(type) ? ke : (1 - share) * ke + share * kd * (1 - tax);
  const ceiling = Math.min(riskFreeRate.value, reference.nominalGrowth.value + 0.005, Math.min(wacc, ke) - 0.025);
  return { ke, wacc, costOfDebt: kd, kdAfterTax: kd * (1 - tax), lastGrowth: Math.max(0, ceiling) };
}

function spreadOf(
  { ratings, industry, market, largeCompanyThreshold }: CompanyFile["reference"],
  type: CompanyType,
  { rows, owed, marketValue }: { rows: readonly Row[]; owed: Owed | null; marketValue: number },
): number {
  const debt = owed?.amount ?? null;
  const ofIndustry = industry?.debtSpread ?? market.debtSpread ?? Number.NaN;
  // In distress the probability of failure counts what such a spread would count again.
  if (type === "distressed") return ofIndustry;
  const interest = rows[0] ? interestOf(rows, rows[0], debt) : null;
  const incomes = ofLast(rows, type === "cyclical" ? 10 : 3).flatMap((row) => operatingIncome(rows, row, null) ?? []);
  if (interest === null || interest <= 0 || incomes.length === 0 || debt === 0) return ofIndustry;
  const coverage = middle(incomes) / interest;
  if (coverage <= 0 || (!owed?.isEstimated && isTooDear(rows, debt))) return ofIndustry;
  const bySize = marketValue >= largeCompanyThreshold ? ratings.large : ratings.small;
  const table = type === "utility" ? ratings.utility : bySize;
  return table.find(({ coverageAtLeast }) => coverage >= coverageAtLeast)?.spread ?? Number.NaN;
}

/** Interest that nobody would pay on such a debt: more than 15 % of it and of the year before's, and more than 1 % of revenue. */
function isTooDear(rows: readonly Row[], debt: number | null): boolean {
  const [latest, before] = rows;
  const interest = latest?.get("interestExpense") ?? 0;
  const owed = Math.max(debt ?? 0, before ? (filedDebt(before) ?? 0) : 0);
  const revenue = latest?.get("revenue") ?? null;
  return revenue !== null && interest > 0.01 * revenue && owed > 0 && interest > 0.15 * owed;
}

function growthOf({ reference }: CompanyFile, rows: readonly Row[], type: CompanyType): number {
  const economy = reference.nominalGrowth.value;
  const ofIndustry = reference.industry?.revenueGrowth ?? null;
  const industry = ofIndustry === null ? economy : Math.min(ofIndustry, 2 * economy);
  const isBook = onBook.includes(type) || type === "utility" || type === "holding";
  const onRevenue = !isBook && type !== "cyclical" && type !== "reit";
  const window = onRevenue ? sinceBreak(ofLast(rows, 6), rows[0]) : ofLast(rows, type === "cyclical" ? 11 : 6);
  const kept = onBook.includes(type) || type === "holding" ? keptBook(window) : null;
  const reported = window.flatMap(({ age, get }) => {
    const amount = get(isBook ? "totalEquity" : "revenue");
    const count = type === "reit" ? get("dilutedShares") : 1;
    return amount !== null && amount > 0 && count !== null && count > 0 ? [{ age, value: amount / count }] : [];
  });
  // A book that grew otherwise than by what was kept of earnings, by more than three points a year, counts as that which was kept.
  const isOther = kept !== null && reported.length > 1 && Math.abs(trendOf(reported) - trendOf(kept)) > 0.03;
  const points = isOther ? kept : reported;
  const intervals = points.filter((one) => points.some(({ age }) => Math.abs(age - one.age - 1) < 0.25)).length;
  const weight = 0.5 * Math.min(1, intervals / 5);
  const own = intervals > 0 ? clamp(trendOf(points), -0.1, 0.25) : 0;
  return weight * own + ((1 - weight) / 2) * (industry + economy);
}

/** Books before the latest one, had earnings less what was paid out made them; null with fewer than three years of both. */
function keptBook(rows: readonly Row[]): { age: number; value: number }[] | null {
  const [latest] = rows;
  let value = latest?.get("totalEquity") ?? 0;
  const points = latest && value > 0 ? [{ age: latest.age, value }] : [];
  for (let row = latest; row; ) {
    const [profit, dividends, bought] = [row.get("netIncome"), row.get("dividendsPaid"), row.get("shareRepurchases")];
    const before = priorTo(rows, row);
    if (!before || profit === null || dividends === null || bought === null) break;
    value += dividends + bought - profit - (row.get("stockBasedCompensation") ?? 0);
    if (value <= 0) break;
    points.push({ age: before.age, value });
    row = before;
  }
  return points.length > 3 ? points : null;
}

/** The rows, newest first, down to the last year that lost two fifths of its revenue for good. */
function sinceBreak(rows: readonly Row[], latest: Row | undefined): Row[] {
  const now = latest?.get("revenue") ?? null;
  const broken = rows.findIndex((row, index) => {
    const [after, before] = [row.get("revenue"), rows[index + 1]?.get("revenue") ?? null];
    return now !== null && after !== null && before !== null && after < 0.6 * before && now < 0.85 * before;
  });
  return rows.slice(0, broken < 0 ? rows.length : broken + 1);
}

function roeOf(rows: readonly Row[], isFinancial: boolean): number | null {
  const returns = ofLast(rows, isFinancial ? 10 : 5).flatMap((row) => {
    const opening = priorTo(rows, row)?.get("totalEquity") ?? null;
    const profit = row.get("netIncome");
    return opening !== null && opening > 0 && profit !== null ? [profit / opening] : [];
  });
  return returns.length < 2 ? null : middle(returns);
}

function marginsOf(rows: readonly Row[], type: CompanyType, usual: Usual | null, research: ResearchAsset | null) {
  const marginOf = (row: Row) => {
    const [reported, revenue] = [operatingIncome(rows, row, usual), row.get("revenue")];
    const added = research ? research.added(row) : 0;
    const income = reported === null || added === null ? null : reported + added;
    return income !== null && revenue !== null && revenue > 0 ? [{ income, revenue }] : [];
  };
  const known = ofLast(rows, type === "cyclical" ? 10 : 5).flatMap(marginOf);
  const [now] = rows.slice(0, 1).flatMap(marginOf);
  if (known.length < 3 || !now) return null;
  if (type === "cyclical") {
    const pooled = sum(known.map(({ income }) => income)) / sum(known.map(({ revenue }) => revenue));
    return { now: pooled, lasting: pooled };
  }
  const three = known.slice(0, 3).map(({ income, revenue }) => income / revenue);
  return { now: now.income / now.revenue, lasting: middle(three) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function taxOf(rows: readonly Row[], statutory: number, industry: string | null) {
  const paid = ofLast(rows, 5).flatMap(({ get }) => {
    const [pretax, tax] = [get("pretaxIncome"), get("incomeTaxExpense")];
    const rate = pretax !== null && pretax > 0 && tax !== null ? tax / pretax : -1;
    return rate >= 0 && rate <= 1 ? [rate] : [];
  });
  if (paid.length < 3) return { now: statutory, lasting: statutory };
  const own = middle(paid);
  const isResource = industry !== null && resourceIndustries.has(industry) && own > statutory;
  return { now: own, lasting: isResource ? own : Math.min(Math.max(own, 0.15), statutory) };
}

function earningsOf(rows: readonly Row[], type: CompanyType, roe: number | null): number | null {
  const [latest] = rows;
  if (!latest) return null;
  if (type === "reit") return latest.get("operatingCashFlow");
  const [equity, revenue] = [latest.get("totalEquity"), latest.get("revenue")];
  if (onBook.includes(type) || type === "holding")
    return roe !== null && equity !== null && equity > 0 ? roe * equity : null;
  const known = ofLast(rows, type === "cyclical" ? 10 : 5).flatMap(({ get }) => {
    const [profit, sales] = [get("netIncome"), get("revenue")];
    return profit !== null && sales !== null && sales > 0 ? [{ profit, sales }] : [];
  });
  if (revenue === null) return profitWithoutRevenue(rows, type);
  if (known.length < 3) return null;
  const margin =
    type === "cyclical"
      ? sum(known.map(({ profit }) => profit)) / sum(known.map(({ sales }) => sales))
      : middle(known.slice(0, 3).map(({ profit, sales }) => profit / sales));
  return revenue * margin;
}

/** Where the latest revenue is unknown: the middle of the latest three profits, of all ten of a cyclical company their mean. */
function profitWithoutRevenue(rows: readonly Row[], type: CompanyType): number | null {
  const profits = ofLast(rows, type === "cyclical" ? 10 : 3).flatMap(({ get, age }) => {
    const profit = get("netIncome");
    return profit === null ? [] : [{ profit, age }];
  });
  if (profits.length < 3 || (profits[0]?.age ?? 1) > 0.1) return null;
  const amounts = profits.map(({ profit }) => profit);
  return type === "cyclical" ? sum(amounts) / amounts.length : middle(amounts);
}

function capitalOf(rows: readonly Row[], row: Row, debt: number | null, research: ResearchAsset | null): number | null {
  const isLatest = row === rows[0];
  const cash = isLatest ? cashOf(rows, row) : row.get("cashAndEquivalents") === null ? null : cashOf(rows, row);
  const equity = row.get("totalEquity");
  if (equity === null || cash === null || debt === null) return null;
  return equity + debt - cash + (research?.at(row) ?? 0);
}

/** Revenue on capital of the latest year that has all its parts; the industry's where none has. */
function turnoverOf(
  { reference }: CompanyFile,
  rows: readonly Row[],
  latest: { debt: number | null; isLatest: boolean },
  research: ResearchAsset | null,
): number | null {
  for (const row of rows) {
    const known = latest.isLatest ? latest.debt : null;
    const capital = capitalOf(rows, row, row === rows[0] ? known : filedDebt(row), research);
    const revenue = row.get("revenue");
    if (capital === null || revenue === null || revenue <= 0) continue;
    return capital <= 0 ? 5 : clamp(revenue / capital, 0.05, 5);
  }
  return reference.industry?.salesToCapital ?? reference.market.salesToCapital ?? null;
}

function earnedOf(
  { get }: Row,
  known: {
    roe: number | null;
    capital: number | null;
    margin: number | null;
    tax: number;
    type: CompanyType;
    ke: number;
  },
): number {
  const [equity, revenue] = [get("totalEquity"), get("revenue")];
  if (known.type === "reit") return known.ke;
  if (known.roe !== null && equity !== null && equity > 0) return Math.min(known.roe, 0.6);
  if (known.capital === null || equity === null || known.margin === null || revenue === null) return known.ke;
  return known.capital <= 0 ? 0.6 : Math.min(0.6, (revenue * known.margin * (1 - known.tax)) / known.capital);
}

function dividendOf(rows: readonly Row[], today: number): number {
  const paidIn = (row: Row): number[] => {
    const paid = dividendIn(row, today) ?? 0;
    return paid > 0 ? [paid] : [];
  };
  const [now] = rows.slice(0, 1).flatMap(paidIn);
  const years = ofLast(rows, 4).flatMap(paidIn);
  if (now === undefined) return 0;
  // A payment far above the year before and the usual one holds a special dividend, which will not come again.
  const isSpecial = years.length >= 3 && now > 1.6 * (years[1] ?? now) && now > 1.6 * middle(years);
  return isSpecial ? middle(years) : now;
}

function buybackOf(rows: readonly Row[], { monthlyCloses }: CompanyFile["fundamentals"]): number {
  const factors = monthlyCloses && priceFactors(rows, monthlyCloses);
  const filed = ofLast(rows, 5).flatMap(({ get }) => {
    const [bought, given, profit] = [get("shareRepurchases"), get("stockBasedCompensation"), get("netIncome")];
    return bought !== null && given !== null && profit !== null ? [{ net: bought - given, profit }] : [];
  });
  const counted = ofLast(rows, 5).flatMap((row) => {
    const [before, after] = [priorTo(rows, row)?.get("dilutedShares") ?? null, row.get("dilutedShares")];
    const profit = row.get("netIncome");
    const { end: fiscalYearEnd } = row;
    const mean = monthlyCloses && yearsMeanClose(monthlyCloses, fiscalYearEnd);
    const factor = factors?.[monthOf(fiscalYearEnd) - monthOf(monthlyCloses?.from ?? "") - 6] ?? null;
    const close = mean === null || factor === null ? null : mean * factor;
    if (before === null || after === null || profit === null || close === null) return [];
    return Math.abs(Math.log(after / before)) <= 0.35 ? [{ net: (before - after) * close, profit }] : [];
  });
  const years = filed.length >= 3 ? filed : counted;
  const profit = sum(years.map((year) => year.profit));
  if (years.length < 3 || profit <= 0) return 0;
  return clamp(sum(years.map(({ net }) => net)) / profit, -0.5, 1);
}

function yearsMeanClose({ from, closes }: MonthEnds, end: string) {
  const last = monthOf(end) - monthOf(from);
  const year = Array.from({ length: 12 }, (_, back) => closes[last - back] ?? null);
  return year.every((close) => close !== null) ? sum(year.map((close) => close ?? 0)) / 12 : null;
}

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

type MonthEnds = NonNullable<CompanyFile["fundamentals"]["monthlyCloses"]>;

/** Price ÷ close of each month end. Where dividends were taken out, each month backwards adds its part of its year's. */
function priceFactors(rows: readonly Row[], given: MonthEnds): (number | null)[] {
  if (given.adjustedFor !== "splitsAndDividends") return given.closes.map(() => 1);
  const oldestFirst = rows.filter(({ age }) => age >= 0).toReversed();
  const dividends = yearlyDividends(oldestFirst);
  const ends = oldestFirst.map(({ end }) => monthOf(end));
  /** A month's part of its year's dividend; a year of 53 weeks may have thirteen months here. */
  const paidIn = (month: number): number | null => {
    const after = ends.findIndex((end) => end >= month);
    const [end = 0, before = Number.NEGATIVE_INFINITY] = [ends[after], ends[after - 1]];
    const months = end - before <= 14 ? end - before : 12;
    if (after >= 0 && end - month >= months) return null;
    const dividend = dividends.at(after) ?? null;
    return dividend === null ? null : dividend / (after < 0 ? 12 : months);
  };
  const factors: (number | null)[] = given.closes.map(() => 1);
  for (let at = given.closes.length - 2; at >= 0; at -= 1) {
    const [close, after] = [given.closes[at] ?? null, factors[at + 1] ?? null];
    const dividend = paidIn(monthOf(given.from) + at + 1);
    const isKnown = dividend === 0 || (dividend !== null && close !== null);
    factors[at] = after !== null && isKnown ? after + dividend / (close ?? 1) : null;
  }
  return factors;
}

/** As told; 0 in filed years before the first payment, and in four or more after the last one; a short gap has the mean. */
function yearlyDividends(oldestFirst: readonly Row[]): (number | null)[] {
  const told = oldestFirst.map((row) => dividendIn(row, null));
  const isFiled = oldestFirst.some((row) => row.isFiled);
  const isPaid = (dividend: number | null) => dividend !== null && dividend > 0;
  const [first, last] = [told.findIndex(isPaid), told.findLastIndex(isPaid)];
  return told.map((dividend, index) => {
    if (dividend !== null) return dividend;
    if (first < 0 || index < first || (index > last && told.length - last > 4)) return isFiled ? 0 : null;
    if (index > last) return null;
    const before = told.slice(0, index).findLastIndex(isPaid);
    const after = told.findIndex((each, at) => at > index && isPaid(each));
    return after - before <= 3 ? ((told[before] ?? 0) + (told[after] ?? 0)) / 2 : null;
  });
}

function dividendIn({ get }: Row, today: number | null): number | null {
  const [filed, total, count] = [get("dividendsPerShare"), get("dividendsPaid"), get("dilutedShares") ?? today];
  return filed ?? (total !== null && count !== null && count > 0 ? total / count : null);
}
