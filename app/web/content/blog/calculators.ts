import {
  afterTaxCostOfDebt,
  capm,
  economicProfit,
  freeCashFlowToFirm,
  impliedValuePerShareFromEnterpriseMultiple,
  impliedValuePerShareFromEquityMultiple,
  investedCapital,
  nopat,
  roic,
  wacc,
} from "@valora/valuation";
import type { CalculatorName } from "../../../../content/text.ts";
import type { Language } from "../../../messages/languages.ts";
import { amount, type Calculator, type CalculatorAnswer, number, percent } from "./calculator.ts";

const freeCashFlow: Calculator = {
  company: "MSFT",
  figures: {
    ebit: "ebit",
    taxRate: "taxRate",
    depreciation: "depreciation",
    capitalExpenditure: "capitalExpenditure",
  },
  fields: [
    amount("ebit", 200),
    percent("taxRate", 25),
    amount("depreciation", 50),
    amount("capitalExpenditure", 80),
    { ...amount("workingCapital", 10), isOptional: true },
  ],
  answers: (typed) => {
    const ebit = typed("ebit");
    const taxRate = typed("taxRate") / 100;
    const flow = freeCashFlowToFirm({
      ebit,
      taxRate,
      depreciation: typed("depreciation"),
      capitalExpenditure: typed("capitalExpenditure"),
      increaseInWorkingCapital: typed("workingCapital"),
    });
    return [
      { name: "nopat", unit: "amount", value: nopat({ ebit, taxRate }) },
      { name: "freeCashFlow", unit: "amount", value: flow },
    ];
  },
};

const returnOnCapital: Calculator = {
  company: "KO",
  figures: { ebit: "ebit", taxRate: "taxRate", equity: "equity", debt: "debt", cash: "cash", wacc: "wacc" },
  fields: [
    amount("ebit", 200),
    percent("taxRate", 25),
    amount("equity", 700),
    amount("debt", 400),
    amount("cash", 100),
    percent("wacc", 8),
  ],
  answers: (typed) => {
    const profit = nopat({ ebit: typed("ebit"), taxRate: typed("taxRate") / 100 });
    const capital = investedCapital({ equity: typed("equity"), debt: typed("debt"), cash: typed("cash") });
    const rate = roic({ nopat: profit, investedCapital: capital });
    const cost = typed("wacc") / 100;
    const created = economicProfit({ nopat: profit, wacc: cost, openingCapital: capital });
    return [
      { name: "nopat", unit: "amount", value: profit },
      { name: "investedCapital", unit: "amount", value: capital },
      { name: "roic", unit: "rate", value: rate },
      { name: "spread", unit: "rate", value: rate === null ? null : rate - cost },
      { name: "economicProfit", unit: "amount", value: rate === null ? null : created },
    ];
  },
};

const costOfCapital: Calculator = {
  company: "AAPL",
  figures: {
    riskFreeRate: "riskFreeRate",
    beta: "beta",
    equityRiskPremium: "equityRiskPremium",
    costOfDebt: "costOfDebt",
    taxRate: "taxRate",
    equity: "marketCap",
    debt: "debt",
  },
  fields: [
    percent("riskFreeRate", 3),
    number("beta", 1.2),
    percent("equityRiskPremium", 5),
    percent("costOfDebt", 4),
    percent("taxRate", 25),
    amount("equity", 750),
    amount("debt", 250),
  ],
  answers: (typed) => {
    const taxRate = typed("taxRate") / 100;
    const beforeTax = typed("costOfDebt") / 100;
    const costOfEquity = capm({
      riskFreeRate: typed("riskFreeRate") / 100,
      beta: typed("beta"),
      equityRiskPremium: typed("equityRiskPremium") / 100,
    });
    const equity = typed("equity");
    const debt = typed("debt");
    return [
      { name: "costOfEquity", unit: "rate", value: costOfEquity },
      { name: "afterTaxCostOfDebt", unit: "rate", value: afterTaxCostOfDebt({ costOfDebt: beforeTax, taxRate }) },
      { name: "wacc", unit: "rate", value: wacc({ equity, debt, costOfEquity, costOfDebt: beforeTax, taxRate }) },
    ];
  },
};

const multiples: Calculator = {
  company: "MSFT",
  figures: {
    earningsPerShare: "earningsPerShare",
    priceToEarnings: "peerPriceToEarnings",
    ebitda: "ebitda",
    evToEbitda: "peerEvToEbitda",
    netDebt: "netDebt",
    shares: "shares",
  },
  fields: [
    number("earningsPerShare", 2.5),
    number("priceToEarnings", 18),
    amount("ebitda", 500),
    number("evToEbitda", 9),
    amount("netDebt", 900),
    number("shares", 80),
  ],
  answers: (typed) => {
    const fromEarnings = impliedValuePerShareFromEquityMultiple({
      multiple: typed("priceToEarnings"),
      metricPerShare: typed("earningsPerShare"),
    });
    const fromEbitda = impliedValuePerShareFromEnterpriseMultiple({
      multiple: typed("evToEbitda"),
      metric: typed("ebitda"),
      netClaims: typed("netDebt"),
      shares: typed("shares"),
    });
    return [
      { name: "valueFromEarnings", unit: "number", value: fromEarnings },
      { name: "valueFromEbitda", unit: "number", value: fromEbitda },
    ];
  },
};

export const calculators: Readonly<Record<CalculatorName, Calculator>> = {
  freeCashFlow,
  returnOnCapital,
  costOfCapital,
  multiples,
};

/** The values of the fields: from the address, else from the example. */
export function typedIn(name: CalculatorName, search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    calculators[name].fields.map((field) => [
      field.name,
      search.get(field.name)?.slice(0, 24) ?? String(field.example),
    ]),
  );
}

/** What may be thousands: "1,250" in English, "1.250" in Spanish and Italian. */
const perhapsThousands: Readonly<Record<Language, RegExp>> = {
  es: /^[-\u2212]?[1-9]\d{0,2}\.\d{3}$/,
  it: /^[-\u2212]?[1-9]\d{0,2}\.\d{3}$/,
  en: /^[-\u2212]?[1-9]\d{0,2},\d{3}$/,
};

/** A number as people write it, with point or comma for decimals; null when it is none, or could be another. */
export function numberTyped(text: string, language: Language): number | null {
  if (perhapsThousands[language].test(text.trim())) return null;
  const plain = text.trim().replace("\u2212", "-").replace(",", ".");
  const value = /^-?\d{1,15}(?:\.\d{1,8})?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** The answers to what is typed; null while a field holds no number. */
export function answersTo(
  name: CalculatorName,
  typed: Readonly<Record<string, string>>,
  language: Language,
): readonly CalculatorAnswer[] | null {
  const numbers = new Map(
    calculators[name].fields.map((field) => {
      const text = typed[field.name] ?? "";
      return [field.name, field.isOptional && text.trim() === "" ? 0 : numberTyped(text, language)];
    }),
  );
  if ([...numbers.values()].includes(null)) return null;
  return calculators[name].answers((field) => numbers.get(field) ?? Number.NaN).map(meaningful);
}

const meaningful = (answer: CalculatorAnswer): CalculatorAnswer =>
  answer.value !== null && Number.isFinite(answer.value) ? answer : { ...answer, value: null };
