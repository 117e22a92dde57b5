import { type WrittenEvent, writtenEvent } from "../../webhooks/contracts/written-event.ts";
import type { TriggeredAlert } from "./check-alerts.ts";

/** A crossing as a program is told of it, with the figures in which it was seen. */
export function alertEvent({ alert, valuation }: TriggeredAlert, at: Date, page: string): WrittenEvent {
  const { name, price, ownPrice, currency, value, view, gap, status } = valuation;
  return writtenEvent(`alert.${alert.condition.measure}`, at, {
    alert: alert.id,
    ticker: alert.ticker,
    name,
    condition: alert.condition,
    ...{ price, ownPrice, currency, value, view, gap, status, page },
  });
}
