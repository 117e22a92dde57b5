import { writtenEvent } from "../../webhooks/contracts/written-event.ts";
import type { WatchedValuation } from "./watched-valuation.ts";
import type { AlertEvent, DueAlert } from "./watchlist-context.ts";

type Seen = {
  alert: Pick<DueAlert, "id" | "ticker" | "condition" | "book">;
  valuation: WatchedValuation;
  policy: string | null;
};

/** A crossing as a program is told of it, with the figures in which it was seen. */
export function alertEvent({ alert, valuation, policy }: Seen, at: Date, page: string): AlertEvent {
  const { name, price, ownPrice, currency, value, view, gap, status } = valuation;
  return writtenEvent(`alert.${alert.condition.measure}`, at, {
    alert: alert.id,
    ticker: alert.ticker,
    name,
    condition: alert.condition,
    ...{ price, ownPrice, currency, value, view, gap, status, page, policy },
    book: alert.book,
  });
}
