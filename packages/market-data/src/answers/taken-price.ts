import type { Fundamentals } from "@valora/valuation";
import type { MarketPrice } from "../live/market-price.ts";
import type { Skip } from "../market-data.ts";
import type { Provider } from "../provider.ts";
import type { PriceOffer } from "./chosen.ts";
import { marketQuoteOf, olderThanTaken } from "./freshness.ts";
import { isLive, type ProviderAnswer } from "./providers-in-order.ts";

export const hasLivePrices = (provider: Provider): boolean => provider.quote !== undefined && isLive(provider);

type PriceTaken = PriceOffer & { market: MarketPrice | null };
type PriceChoice = { chosen: Provider | undefined; company: Fundamentals; bundled: Fundamentals | null };

/**
 * The newest price: of a price provider, of the statements (no `market`: they hold it already) or of the bundled company. A
 * price provider that the reader chose always counts.
 */
export function priceTaken(price: ProviderAnswer<MarketPrice>, { chosen, company, bundled }: PriceChoice): PriceTaken {
  const kept = chosen ? null : (bundled?.quote ?? null);
  if (price && chosen?.id === price.id) return { market: price.answer.value, by: "asked", kept };
  const own = company.quote?.asOf ?? "";
  const asked = price?.answer.value.quote.asOf ?? "";
  if (price && asked >= own && asked >= (kept?.asOf ?? "")) return { market: price.answer.value, by: "asked", kept };
  if (kept === null || kept.asOf <= own) return { market: null, by: company.quote ? "company" : null, kept };
  return { market: { quote: marketQuoteOf(company.ticker, kept), splits: null }, by: "kept", kept };
}

export const olderPrice = ({ id, answer }: NonNullable<ProviderAnswer<MarketPrice>>): Skip =>
  olderThanTaken(id, "price", answer.value.quote.asOf);
