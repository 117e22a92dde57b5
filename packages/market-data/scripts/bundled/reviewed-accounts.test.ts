import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageFolder, readCsv } from "./read-source.ts";
import { reviewedAccountsOf } from "./reviewed-accounts.ts";
import { ReviewedEuropeanCompanies, type ReviewedEuropeanCompany, type SourceStatement } from "./source.schema.ts";

const file = (name: string) => readFileSync(join(packageFolder, "reviewed", name), "utf8");
const { fields, companies } = reviewedAccountsOf(
  ReviewedEuropeanCompanies.parse(JSON.parse(file("accounts/companies.json"))),
  readCsv(file("accounts/statements.csv")),
);

type Year = { company: ReviewedEuropeanCompany; statement: SourceStatement; before: SourceStatement | null };
const years: readonly Year[] = companies.flatMap((company) =>
  company.statements.map((statement, index) => ({ company, statement, before: company.statements[index - 1] ?? null })),
);

type Name = "revenue" | "grossProfit" | "ebit" | "ebitda" | "netIncome" | "epsDiluted" | "totalAssets" | "totalEquity";
type Cash = "totalDebt" | "cashAndEquivalents" | "operatingCashFlow" | "capitalExpenditure" | "freeCashFlow";
const amount = (statement: SourceStatement | null, name: Name | Cash | "totalLiabilities" | "netDebt") =>
  statement?.values[fields.indexOf(name)] ?? null;
const isWithin = (value: number, expected: number, tolerance: number) =>
  Math.abs(value - expected) <= tolerance * Math.abs(expected);

/** A check says what is wrong with a year against a second figure; null where nothing is, or the figure is not there. */
const checks: Readonly<Record<string, (year: Year) => string | null>> = {
  "EBITDA is not below EBIT": ({ statement }) => {
    const [ebit, ebitda] = [amount(statement, "ebit"), amount(statement, "ebitda")];
    return ebit !== null && ebitda !== null && ebitda < ebit ? `${ebitda} < ${ebit}` : null;
  },
  "EBIT is within gross profit and revenue": ({ statement }) => {
    const [ebit, gross, revenue] = [
      amount(statement, "ebit"),
      amount(statement, "grossProfit"),
      amount(statement, "revenue"),
    ];
    if (ebit === null) return null;
    if (gross !== null && ebit > gross) return `EBIT ${ebit} > gross profit ${gross}`;
    if (gross !== null && revenue !== null && gross > revenue) return `gross profit ${gross} > revenue ${revenue}`;
    return revenue !== null && Math.abs(ebit) > revenue ? `EBIT ${ebit}, revenue ${revenue}` : null;
  },
  "free cash flow = operating cash flow − capital expenditure": ({ statement }) => {
    const [free, operating, capital] = [
      amount(statement, "freeCashFlow"),
      amount(statement, "operatingCashFlow"),
      amount(statement, "capitalExpenditure"),
    ];
    if (free === null || operating === null || capital === null) return null;
    return Math.abs(operating - capital - free) > 0.002 * Math.abs(operating)
      ? `${operating} − ${capital} ≠ ${free}`
      : null;
  },
  "net income ÷ EPS is the share count": ({ company, statement }) => {
    const [income, perShare] = [amount(statement, "netIncome"), amount(statement, "epsDiluted")];
    const shares = countOf(company);
    // A price in another currency than the accounts says nothing of the count, which is of shares all the same.
    if (income === null || !perShare || shares === null || Math.abs(perShare) < 0.05) return null;
    return isWithin(income / perShare, shares, 0.25) ? null : `${Math.round(income / perShare)}, counted ${shares}`;
  },
  "market value ÷ price is the share count": ({ company: { marketCap, price, sharesOutstanding } }) => {
    if (!marketCap || !sharesOutstanding || sharesOutstanding.date !== price.date) return null;
    const implied = marketCap.value / price.value;
    return isWithin(implied, sharesOutstanding.value, 0.01)
      ? null
      : `${Math.round(implied)} ≠ ${sharesOutstanding.value}`;
  },
  "assets hold equity, cash and what is owed": ({ statement }) => {
    const [assets, equity, cash, liabilities] = [
      amount(statement, "totalAssets"),
      amount(statement, "totalEquity"),
      amount(statement, "cashAndEquivalents"),
      amount(statement, "totalLiabilities"),
    ];
    if (assets === null) return null;
    if (liabilities !== null && equity !== null && liabilities + equity > assets * 1.01) return "more than the assets";
    return Math.max(equity ?? 0, cash ?? 0, amount(statement, "totalDebt") ?? 0) > assets
      ? "one part is above them"
      : null;
  },
  "net debt is not above the debt": ({ statement }) => {
    const [debt, net] = [amount(statement, "totalDebt"), amount(statement, "netDebt")];
    return debt !== null && net !== null && net > debt ? `${net} > ${debt}` : null;
  },
  "revenue does not jump": ({ statement, before }) => jumpOf(statement, before, "revenue", 0.3),
  "assets do not jump": ({ statement, before }) => jumpOf(statement, before, "totalAssets", 0.3),
};

function countOf({ marketCap, price, sharesOutstanding }: ReviewedEuropeanCompany): number | null {
  if (marketCap && marketCap.date === price.date) return marketCap.value / price.value;
  return sharesOutstanding?.value ?? null;
}

function jumpOf(statement: SourceStatement, before: SourceStatement | null, name: Name, most: number): string | null {
  const [now, then] = [amount(statement, name), amount(before, name)];
  if (now === null || then === null || then <= 0) return null;
  const change = now / then - 1;
  return change > most || change < -most / (1 + most)
    ? `${name} ${change > 0 ? "+" : ""}${Math.round(change * 100)} %`
    : null;
}

/** Years in which a second figure disagrees, each looked up and explained. */
const explained: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "EBITDA is not below EBIT": {
    "NEXI.MI 2025": "an impairment is in the EBITDA alone: left out",
    "SAP.DE 2024": "the restructuring is in the EBITDA alone: left out",
  },
  "net income ÷ EPS is the share count": {
    ...reasonIn("AVIO.MI", [2023, 2024, 2025], "weighted, before the capital increase of the end of 2025"),
    ...reasonIn("FCT.MI", [2022, 2023], "before the capital increase of 2024"),
    ...reasonIn("SPM.MI", [2022], "weighted, in the year of the capital increase"),
    ...reasonIn("SAN.PA", [2022], "net income is 6.69 a share: the EPS is left out"),
    ...reasonIn("REP.MC", [2018, 2019, 2020, 2021, 2022], "before shares were bought back and cancelled"),
  },
  "market value ÷ price is the share count": reasonIn(
    "VOW3.DE",
    [2022, 2023, 2024, 2025],
    "the source counts the preference shares alone: the market value decides",
  ),
  "net debt is not above the debt": reasonIn("NEXI.MI", [2024], "the debt is a part of it: left out"),
  "revenue does not jump": {
    ...reasonIn("AVIO.MI", [2024], "launches of Vega C and Ariane 6 resumed"),
    ...reasonIn("STMMI.MI", [2024], "the cycle of car and industrial chips"),
    ...reasonIn("ALV.DE", [2023], "insurance revenue by IFRS 17"),
    ...reasonIn("ASML.AS", [2023], "the year of the highest demand for lithography"),
    ...reasonIn("ACS.MC", [2020], "Thiess left the group, and the pandemic"),
    ...reasonIn("AENA.MC", [2020, 2022], "the pandemic, and the return of flights"),
    ...reasonIn("AMS.MC", [2020, 2022], "the pandemic, and the return of travel"),
    ...reasonIn("ELE.MC", [2022], "prices of energy"),
    ...reasonIn("NTGY.MC", [2020, 2021, 2022, 2023], "businesses sold, and prices of gas"),
    ...reasonIn("REP.MC", [2020, 2021, 2022], "prices of oil"),
  },
  "assets do not jump": {
    ...reasonIn("AVIO.MI", [2025], "capital increase and advance payments"),
    ...reasonIn("RHM.DE", [2023], "Expal was bought"),
  },
};

function reasonIn(ticker: string, fiscalYears: readonly number[], reason: string): Record<string, string> {
  return Object.fromEntries(fiscalYears.map((year) => [`${ticker} ${year}`, reason]));
}

describe("the reviewed European accounts", () => {
  it.each(Object.entries(checks))("%s, but where it is explained", (name, check) => {
    const found = years.flatMap((year) => {
      const said = check(year);
      return said === null ? [] : [[`${year.company.ticker} ${year.statement.fiscalYear}`, said] as const];
    });
    const allowed = explained[name] ?? {};
    expect(found.filter(([place]) => allowed[place] === undefined)).toEqual([]);
    expect(Object.keys(allowed).filter((place) => !found.some(([each]) => each === place))).toEqual([]);
  });
});
