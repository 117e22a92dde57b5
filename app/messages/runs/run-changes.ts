import type { RunDifference } from "../../features/jobs/contracts/job-runs.ts";
import type { Formats } from "../formats.ts";

type Change = RunDifference["changed"][number];
/** The texts of `jobs.change`. */
export type ChangeTexts = {
  t(key: "value" | "price" | "signal" | "signals" | "unknown" | "failed" | "back", values?: object): string;
  formats: Pick<Formats, "price">;
};

/** What has changed of a company since the run before, in one line: value, price and signal, each before and now. */
export function changeWords(change: Change, { t, formats }: ChangeTexts): string {
  const { value, price, signal, failure } = change;
  if (failure.now !== null && failure.before === null) return t("failed");
  const amount = (figure: number | null, currency: string | null) =>
    figure === null || currency === null ? t("unknown") : formats.price(figure, currency);
  const parts = [
    ...(failure.before !== null && failure.now === null ? [t("back")] : []),
    ...(value.before === value.now
      ? []
      : [t("value", { before: amount(value.before, change.currency), now: amount(value.now, change.currency) })]),
    ...(price.before === price.now
      ? []
      : [
          t("price", {
            before: amount(price.before, change.priceCurrency),
            now: amount(price.now, change.priceCurrency),
          }),
        ]),
    ...(signal.before === signal.now
      ? []
      : [
          t("signal", {
            before: t("signals", { signal: signal.before ?? "none" }),
            now: t("signals", { signal: signal.now ?? "none" }),
          }),
        ]),
  ];
  return parts.length === 0 ? t("failed") : parts.join("; ");
}
