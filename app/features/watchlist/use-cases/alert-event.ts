import { writtenRatios } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { type RatioCrossing, type ValueCrossing, writtenEvent } from "../../webhooks/contracts/written-event.ts";
import type { Seen } from "./alert-reading.ts";
import type { AlertEvent, DueAlert } from "./watchlist-context.ts";

type Triggered = Seen & {
  alert: Pick<DueAlert, "id" | "ticker" | "condition" | "book">;
  policy: string | null;
};

/** A crossing, with the figures in which it was seen. */
export function crossingOf({
  alert: { ticker, condition },
  valuation,
  ratio,
  policy,
}: Triggered): ValueCrossing | RatioCrossing {
  const { name, price, ownPrice, currency, value, view, gap, status } = valuation;
  if (condition.measure !== "ratio")
    return { ticker, name, condition, price, ownPrice, currency, value, view, gap, status, policy };
  if (ratio === null) throw new Error("a ratio that is unknown crosses nothing");
  const { isOfPrice, ...figures } = ratio;
  return { ticker, name, condition, ratio: figures, price: isOfPrice ? price : null };
}

/** The page on which the figures of a crossing are read. */
export function pageOfCrossing(crossing: ValueCrossing | RatioCrossing): string {
  const page = `/analysis/${encodeURIComponent(crossing.ticker)}`;
  if (!("ratio" in crossing)) return page;
  return `${page}/ratios${searchText(writtenRatios([{ place: "ratio", ...crossing.ratio }]))}`;
}

/** A crossing as a program is told of it. `addressOf` gives a page of this site in full. */
export function alertEvent(triggered: Triggered, at: Date, addressOf: (path: string) => string): AlertEvent {
  const { id, book } = triggered.alert;
  const crossing = crossingOf(triggered);
  const ofAlert = { alert: id, page: addressOf(pageOfCrossing(crossing)), book };
  return "ratio" in crossing
    ? writtenEvent("alert.ratio", at, { ...crossing, ...ofAlert })
    : writtenEvent(`alert.${crossing.condition.measure}`, at, { ...crossing, ...ofAlert });
}
