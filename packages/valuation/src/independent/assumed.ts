import type { CompanyType } from "../company-type.ts";
import type { CompanyFile } from "../report.ts";
import {
  clamp,
  debtOf,
  middle,
  ofLast,
  operatingIncome,
  priorTo,
  type Row,
  rowsOf,
  trendOf,
  yearsFrom,
} from "./facts.ts";

/** Everything that the four methods assume of a company in the neutral scenario, by the definitions and from raw figures. */
export type Assumed = NonNullable<ReturnType<typeof assumedOf>>;

const onBook: readonly CompanyType[] = ["bank", "insurer", "financialServices"];

export function assumedOf(file: CompanyFile, type: CompanyType, elapsed?: number) {
  const { fundamentals, reference } = file;
  const rows = rowsOf(fundamentals);
  const [latest] = rows;
  const shares = fundamentals.sharesOutstanding?.value;
  const price = fundamentals.quote?.value;
  if (!latest || shares === undefined || price === undefined) return null;
  const s = elapsed ?? Math.max(0, yearsFrom(latest.statement.fiscalYearEnd, fundamentals.quote?.asOf ?? ""));
  const isFinancial = onBook.includes(type);
  const debt = debtOf(latest);
  const rates = ratesOf(file, type, { debt, marketValue: price * shares, rows });
  const roe = roeOf(rows, isFinancial);
  const margins = marginsOf(rows, type);
  const tax = taxOf(rows, reference.marginalTaxRate.value, type);
  const earnings = earningsOf(rows, type, roe);
  const capital = capitalOf(latest, debt);
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
    capital,
    dividend: dividendOf(rows),
    buyback: type === "reit" ? 0 : buybackOf(rows, fundamentals),
  };
}

function ratesOf(
  { reference, fundamentals }: CompanyFile,
  type: CompanyType,
  { debt, marketValue, rows }: { debt: number | null; marketValue: number; rows: readonly Row[] },
) {
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
  const kd = riskFreeRate.value + spreadOf(reference, type, { rows, debt, marketValue });
  const share = debt === null ? weights.debt / (weights.debt + weights.equity) : debt / (debt + marketValue);
  const wacc = onBook.includes(type) ? ke : (1 - share) * ke + share * kd * (1 - tax);
  const ceiling = Math.min(riskFreeRate.value, reference.nominalGrowth.value + 0.005, Math.min(wacc, ke) - 0.025);
  return { ke, wacc, kdAfterTax: kd * (1 - tax), lastGrowth: Math.max(0, ceiling) };
}

function spreadOf(
  { ratings, industry, market, largeCompanyThreshold }: CompanyFile["reference"],
  type: CompanyType,
  { rows, debt, marketValue }: { rows: readonly Row[]; debt: number | null; marketValue: number },
): number {
  const ofIndustry = industry?.debtSpread ?? market.debtSpread ?? Number.NaN;
  const interest = rows[0]?.get("interestExpense") ?? null;
  const incomes = ofLast(rows, type === "cyclical" ? 10 : 3).flatMap((row) => operatingIncome(row) ?? []);
  if (interest === null || interest <= 0 || incomes.length === 0 || debt === 0) return ofIndustry;
  const coverage = middle(incomes) / interest;
  if (coverage <= 0) return ofIndustry;
  const bySize = marketValue >= largeCompanyThreshold ? ratings.large : ratings.small;
  const table = type === "utility" ? ratings.utility : bySize;
  return table.find(({ coverageAtLeast }) => coverage >= coverageAtLeast)?.spread ?? Number.NaN;
}

function growthOf({ reference }: CompanyFile, rows: readonly Row[], type: CompanyType): number {
  const economy = reference.nominalGrowth.value;
  const ofIndustry = reference.industry?.revenueGrowth ?? null;
  const industry = ofIndustry === null ? economy : Math.min(ofIndustry, 2 * economy);
  const isBook = onBook.includes(type) || type === "utility" || type === "holding";
  const window = ofLast(rows, type === "cyclical" ? 11 : 6);
  const points = window.flatMap(({ age, get }) => {
    const amount = get(isBook ? "totalEquity" : "revenue");
    const count = type === "reit" ? get("dilutedShares") : 1;
    return amount !== null && amount > 0 && count !== null && count > 0 ? [{ age, value: amount / count }] : [];
  });
  const intervals = points.filter((one) => points.some(({ age }) => Math.abs(age - one.age - 1) < 0.25)).length;
  const weight = 0.5 * Math.min(1, intervals / 5);
  const own = intervals > 0 ? clamp(trendOf(points), -0.1, 0.25) : 0;
  return weight * own + ((1 - weight) / 2) * (industry + economy);
}

function roeOf(rows: readonly Row[], isFinancial: boolean): number | null {
  const returns = ofLast(rows, isFinancial ? 10 : 5).flatMap((row) => {
    const opening = priorTo(rows, row)?.get("totalEquity") ?? null;
    const profit = row.get("netIncome");
    return opening !== null && opening > 0 && profit !== null ? [profit / opening] : [];
  });
  return returns.length < 2 ? null : middle(returns);
}

function marginsOf(rows: readonly Row[], type: CompanyType) {
  const known = ofLast(rows, type === "cyclical" ? 10 : 5).flatMap((row) => {
    const [income, revenue] = [operatingIncome(row), row.get("revenue")];
    return income !== null && revenue !== null && revenue > 0 ? [{ income, revenue, age: row.age }] : [];
  });
  const [now] = known;
  if (known.length < 3 || !now || now.age > 0.1) return null;
  if (type === "cyclical") {
    const pooled = sum(known.map(({ income }) => income)) / sum(known.map(({ revenue }) => revenue));
    return { now: pooled, lasting: pooled };
  }
  const three = known.slice(0, 3).map(({ income, revenue }) => income / revenue);
  return { now: now.income / now.revenue, lasting: middle(three) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function taxOf(rows: readonly Row[], statutory: number, type: CompanyType) {
  const paid = ofLast(rows, 5).flatMap(({ get }) => {
    const [pretax, tax] = [get("pretaxIncome"), get("incomeTaxExpense")];
    const rate = pretax !== null && pretax > 0 && tax !== null ? tax / pretax : -1;
    return rate >= 0 && rate <= 1 ? [rate] : [];
  });
  if (paid.length < 3) return { now: statutory, lasting: statutory };
  const own = middle(paid);
  const isResource = type === "cyclical" && own > statutory;
  return { now: own, lasting: isResource ? own : Math.min(Math.max(own, 0.15), statutory) };
}

function earningsOf(rows: readonly Row[], type: CompanyType, roe: number | null): number | null {
  const [latest] = rows;
  if (!latest) return null;
  if (type === "reit") return latest.get("operatingCashFlow");
  const [equity, revenue] = [latest.get("totalEquity"), latest.get("revenue")];
  if (onBook.includes(type)) return roe !== null && equity !== null && equity > 0 ? roe * equity : null;
  const known = ofLast(rows, type === "cyclical" ? 10 : 5).flatMap(({ get }) => {
    const [profit, sales] = [get("netIncome"), get("revenue")];
    return profit !== null && sales !== null && sales > 0 ? [{ profit, sales }] : [];
  });
  if (known.length < 3 || revenue === null) return null;
  const margin =
    type === "cyclical"
      ? sum(known.map(({ profit }) => profit)) / sum(known.map(({ sales }) => sales))
      : middle(known.slice(0, 3).map(({ profit, sales }) => profit / sales));
  return revenue * margin;
}

function capitalOf({ get }: Row, debt: number | null): number | null {
  const [equity, cash] = [get("totalEquity"), get("cashAndEquivalents")];
  if (equity === null || cash === null || debt === null) return null;
  return equity + debt - cash - (get("marketableSecurities") ?? 0);
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

function dividendOf(rows: readonly Row[]): number {
  const paid = ofLast(rows, 4).map(({ get }) => {
    const [filed, total, count] = [get("dividendsPerShare"), get("dividendsPaid"), get("dilutedShares")];
    return filed ?? (total !== null && count !== null && count > 0 ? total / count : null);
  });
  return paid[0] ?? 0;
}

function buybackOf(rows: readonly Row[], { monthlyCloses }: CompanyFile["fundamentals"]): number {
  const filed = ofLast(rows, 5).flatMap(({ get }) => {
    const [bought, given, profit] = [get("shareRepurchases"), get("stockBasedCompensation"), get("netIncome")];
    return bought !== null && given !== null && profit !== null ? [{ net: bought - given, profit }] : [];
  });
  const counted = ofLast(rows, 5).flatMap((row) => {
    const [before, after] = [priorTo(rows, row)?.get("dilutedShares") ?? null, row.get("dilutedShares")];
    const profit = row.get("netIncome");
    const close = monthlyCloses ? yearsMeanClose(monthlyCloses, row.statement.fiscalYearEnd) : null;
    if (before === null || after === null || profit === null || close === null) return [];
    return Math.abs(Math.log(after / before)) <= 0.35 ? [{ net: (before - after) * close, profit }] : [];
  });
  const years = filed.length >= 3 ? filed : counted;
  const profit = sum(years.map((year) => year.profit));
  if (years.length < 3 || profit <= 0) return 0;
  return clamp(sum(years.map(({ net }) => net)) / profit, -0.5, 1);
}

function yearsMeanClose({ from, closes }: { from: string; closes: readonly (number | null)[] }, end: string) {
  const month = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const last = month(end) - month(from);
  const year = Array.from({ length: 12 }, (_, back) => closes[last - back] ?? null);
  return year.every((close) => close !== null) ? sum(year.map((close) => close ?? 0)) / 12 : null;
}
