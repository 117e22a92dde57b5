import type { Fundamentals, IsoDate } from "@valora/valuation";
import type { MarketQuote } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";
import { currencyFindings } from "./currency.ts";
import type { Finding } from "./finding.ts";
import { marketCapFindings } from "./market-cap.ts";
import { wholeUnit } from "./minor-units.ts";
import { balancesFindings, duplicateFindings, jumpFindings, signFindings } from "./statements.ts";

/** Everything there is to say about a company's numbers and its quote on `today`. No finding is a promise of truth. */
export function examine(fundamentals: Fundamentals, quote: MarketQuote | null, today: IsoDate): readonly Finding[] {
  const { statements } = fundamentals;
  return [
    ...(quote ? quoteFindings(fundamentals, quote, today) : []),
    ...duplicateFindings(statements),
    ...balancesFindings(statements),
    ...statements.flatMap(signFindings),
    ...jumpFindings(statements),
  ];
}

function quoteFindings(fundamentals: Fundamentals, quote: MarketQuote, today: IsoDate): readonly Finding[] {
  const findings: Finding[] = [...currencyFindings({ currency: fundamentals.currency, quote })];
  const { value: price, quotedIn, currency, asOf, marketCap } = quote;
  const factor = wholeUnit(quotedIn)?.factor ?? 1;
  if (factor !== 1) findings.push({ severity: "note", code: "minorUnits", quotedIn, currency, factor });
  // clocks and time zones differ by a day at most
  if (asOf > daysAfter(today, 1)) findings.push({ severity: "doubt", code: "quoteFromFuture", asOf });
  const shares = fundamentals.sharesOutstanding?.value ?? quote.sharesOutstanding;
  // what the market says of itself is in its own currency
  if (shares !== null && marketCap !== null) findings.push(...marketCapFindings({ price, shares, marketCap }));
  else if (!(price > 0)) findings.push({ severity: "refusal", code: "priceNotPositive", price });
  return findings;
}
