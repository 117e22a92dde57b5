import type { CurrencyCode } from "@valora/valuation";
import type { RevisedValue } from "@valora/valuation/revision";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { LedgerChart } from "../understanding/ledger-chart.tsx";
import { placedSteps, useSignedAmount } from "../understanding/ledger-steps.ts";
import { useChangeWords } from "./change-name.ts";

type ValueBridgeProps = { value: RevisedValue; currency: CurrencyCode; title: string; earlier: string; later: string };

/** From the value of then to the later one, each change with what it does to those before it. */
export function ValueBridge({ value, currency, title, earlier, later }: ValueBridgeProps) {
  const t = useTranslations("versions");
  const formats = useFormats();
  const signed = useSignedAmount();
  const words = useChangeWords(currency);
  const { before, after, bridge } = value;
  if (before === null || after === null || bridge === null)
    return (
      <p className="mt-2 text-ink-2">
        {t("noBridge", {
          which: before === null ? (after === null ? "both" : "earlier") : "later",
          earlier,
          later,
        })}
      </p>
    );
  const { spans, at } = placedSteps(before, after, bridge.steps);
  const total = (key: string, label: string, level: number) => ({
    key,
    trace: "",
    label,
    stretches: [{ from: at(0), to: at(level), fill: "total" as const }],
    figure: formats.amount(level),
    isTotal: true,
  });
  return (
    <LedgerChart
      caption={title}
      rows={[
        total("before", earlier, before),
        ...spans.map(({ step, from, to }, index) => {
          const told = step.changes.flatMap((change) => words.fromTo(change) ?? []).join(" · ");
          return {
            key: String(index),
            trace: "",
            label: step.changes.map(words.name).join(" + "),
            ...(told === "" ? {} : { note: told }),
            stretches: [{ from: at(from), to: at(to), fill: step.effect < 0 ? ("taken" as const) : ("part" as const) }],
            figure: signed(step.effect),
          };
        }),
        total("after", later, after),
      ]}
    />
  );
}
