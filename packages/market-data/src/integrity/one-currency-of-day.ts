import type { Fundamentals, IsoDate } from "@valora/valuation";
import { type ExchangeRate, quoteIn, statementsIn } from "./currency.ts";
import type { Finding } from "./finding.ts";
import type { CurrencyPair } from "./one-currency.ts";
import type { Step } from "./share-basis.ts";

type Converted = Extract<Finding, { code: "statementsConverted" }>;

type Asked = {
  /** The company as of the day: its price in the currency in which it was paid, statements as the answer of today has them. */
  company: Fundamentals;
  day: IsoDate;
  /** What was found in the answer of today. */
  findings: readonly Finding[];
  /** Null where no rate of that day is known. */
  exchangeRateOn(pair: CurrencyPair): Promise<ExchangeRate | null>;
};

/**
 * A company of an earlier day in one currency, at the rates of that day. Its price is brought to the currency of the statements at
 * the rate of the day of the price; statements that today's answer has brought to another currency are brought there at the rate of
 * the day instead. The findings tell each rate with its day and source: where that of the day is not known statements keep
 * today's, and the price stays in its own currency.
 */
export async function inOneCurrencyOfDay({ company, day, findings, exchangeRateOn }: Asked): Promise<Step> {
  const { quote, currency } = company;
  const priceDay = quote?.asOf.slice(0, 10) ?? day;
  const statements = await statementsOfDay(company, { day: priceDay, findings, exchangeRateOn });
  if (quote === null || quote.currency === currency) return statements;
  const rate = await exchangeRateOn({ from: quote.currency, to: currency, day: priceDay });
  if (rate === null || !(rate.value > 0)) return statements;
  const { from, to, value, asOf, source } = rate;
  return {
    company: { ...statements.company, quote: quoteIn(quote, rate) },
    findings: [
      ...statements.findings,
      { severity: "note", code: "priceConverted", price: quote.value, from, to, rate: value, asOf, source },
    ],
  };
}

async function statementsOfDay(
  company: Fundamentals,
  { day, findings, exchangeRateOn }: Omit<Asked, "company">,
): Promise<Step> {
  const converted = findings.find((each): each is Finding & Converted => each.code === "statementsConverted");
  if (converted === undefined) return { company, findings: [] };
  const { from, to } = converted;
  const rate = await exchangeRateOn({ from, to, day });
  if (rate === null || !(rate.value > 0)) return { company, findings: [converted] };
  const { value, asOf, source } = rate;
  // what today's rate has brought here is brought from there again, at the rate of the day
  const change: ExchangeRate = { from: to, to, value: value / converted.rate, asOf, source };
  return {
    company: { ...statementsIn(company, change), quote: company.quote },
    findings: [{ ...converted, rate: value, asOf, source }],
  };
}
