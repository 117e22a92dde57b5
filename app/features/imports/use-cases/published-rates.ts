import type { CurrencyPair, MarketData } from "@valora/market-data";
import type { IsoDate } from "@valora/valuation";
import { hasKnownRates, ImportDeclaration, wholePrice } from "../contracts/company-import.ts";
import type { PublishedRates } from "./declared-amounts.ts";
import { type DeclaredTable, fieldsOf } from "./read-financials.ts";

/** The exchange rates that a declaration needs and leaves open, as the central bank published them for the days that it names. */
export async function publishedRates(
  { exchangeRateOn }: Pick<MarketData, "exchangeRateOn">,
  { declaredTable, today }: { declaredTable: DeclaredTable; today: IsoDate },
): Promise<PublishedRates> {
  const declared = ImportDeclaration.safeParse(fieldsOf(declaredTable).fields);
  if (!declared.success) return { exchangeRate: null, perEuro: null };
  const { price, priceCurrency, priceDate, exchangeRate, currency, perEuro, ratesDate } = declared.data;
  const { currency: quoted } = wholePrice(priceCurrency || currency);
  const rateOn = ({ day, ...pair }: CurrencyPair) =>
    day === "" || day > today ? null : exchangeRateOn({ ...pair, day });
  const isPriceOpen = price !== "" && quoted !== currency && exchangeRate === "";
  const isEuroOpen = !hasKnownRates(currency) && perEuro === "";
  const [ofPrice, ofEuro] = await Promise.all([
    isPriceOpen ? rateOn({ from: quoted, to: currency, day: priceDate }) : null,
    isEuroOpen ? rateOn({ from: "EUR", to: currency, day: ratesDate }) : null,
  ]);
  return { exchangeRate: ofPrice, perEuro: ofEuro };
}
