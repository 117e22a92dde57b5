import type { CurrencyCode } from "@valora/valuation";
import type { RevisedValue, RevisionStep } from "@valora/valuation/revision";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { LedgerChart } from "../understanding/ledger-chart.tsx";
import { useChangeWords } from "./change-name.ts";

type ValueBridgeProps = { value: RevisedValue; currency: CurrencyCode; title: string; earlier: string; later: string };

/** From the value of then to the later one, each change with what it does to those before it. */
export function ValueBridge({ value, currency, title, earlier, later }: ValueBridgeProps) {
  const t = useTranslations("versions");
  const formats = useFormats();
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
  const { spans, at } = placed(before, after, bridge.steps);
  const signed = (effect: number) => `${effect < 0 ? "\u2212" : "+"}${formats.amount(Math.abs(effect))}`;
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

/** Where each step begins and ends on one scale. */
function placed(before: number, after: number, steps: readonly RevisionStep[]) {
  let level = before;
  const spans = steps.map((step) => {
    const from = level;
    level += step.effect;
    return { step, from, to: level };
  });
  const all = [0, before, after, ...spans.flatMap(({ from, to }) => [from, to])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return { spans, at: (value: number) => ((value - low) / (high - low || 1)) * 100 };
}
