import {
  type CurrencyCode,
  type FlowLever,
  type FlowMethodName,
  type TornadoBar,
  tornadoOf,
  type ValuationReport,
} from "@valora/valuation";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { RateName } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { flowRateName } from "../../../messages/assumption-texts.ts";
import { inSentence } from "../../../messages/phrases/first-letter.ts";
import { useFormats } from "../../analysis/formats.ts";
import { FoldedPanel } from "../analysis/folds/folded-panel.tsx";
import { TinyPicture } from "../analysis/folds/tiny-picture.tsx";
import { ledgerColours, ledgerShapes } from "../analysis/folds/tiny-shapes.ts";
import { ExplainedTerm, type GlossaryTerm } from "../analysis/trace/explained-term.tsx";
import { LedgerChart, type Stretch } from "./ledger-chart.tsx";

type TornadoPanelProps = { report: ValuationReport; currency: CurrencyCode };

/** Each assumption moved down and up by itself, the one that counts most first. */
export function TornadoPanel({ report, currency }: TornadoPanelProps) {
  const t = useTranslations("understanding.tornado");
  const methods = useTranslations("methods");
  const formats = useFormats();
  const tornado = useMemo(() => tornadoOf(report), [report]);
  if (tornado.kind === "unavailable") return null;
  const { method, value } = tornado;
  const rate = flowRateName(report, method);
  const bars = tornado.bars.filter(({ width }) => width !== null);
  const [first] = bars;
  if (first === undefined) return null;
  const ends = bars.flatMap((bar) => endsOf(bar, value));
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  const at = (worth: number) => 2 + ((worth - low) / (high - low || 1)) * 96;
  const stretchesOf = (bar: TornadoBar): Stretch[] => {
    const [from, to] = extremes(endsOf(bar, value));
    return [
      { from: at(from), to: at(value), fill: "part" },
      { from: at(value), to: at(to), fill: "other" },
    ];
  };
  return (
    <FoldedPanel
      name="tornado"
      title={t("title")}
      aside={t("caption", {
        method: methods(`${method}.name`),
        currency: formats.currency(currency),
        value: formats.rough(value),
      })}
      traces={{ aside: "tornado/value", say: `tornado/bars/${first.lever}` }}
      say={<Finding bar={first} rate={rate} />}
      picture={<TinyPicture shapes={ledgerShapes(bars.map(stretchesOf), at(value), ledgerColours)} />}
    >
      <LedgerChart
        caption={t("title")}
        line={at(value)}
        rows={bars.map((bar) => {
          const [from, to] = extremes(endsOf(bar, value));
          const range = formats.roughRange(from, to);
          return {
            key: bar.lever,
            trace: `tornado/bars/${bar.lever} tornado/value`,
            label: (
              <ExplainedTerm of={termOf(bar.lever, { method, rate })}>
                {t(`levers.${bar.lever}`, { rate })}
              </ExplainedTerm>
            ),
            note: t(`change.${bar.change.kind}`, { size: formats.number(bar.change.size * 100) }),
            stretches: stretchesOf(bar),
            figure: `${range.minimum} – ${range.maximum}`,
          };
        })}
      />
    </FoldedPanel>
  );
}

const terms = {
  growth: "growth",
  terminalGrowth: "terminalGrowth",
  margin: "operatingMargin",
  salesToCapital: "salesToCapital",
  terminalReturn: "returnOnCapital",
  returnOnEquity: "returnOnEquity",
  persistence: "persistence",
  payout: "payout",
  exitMultiple: "priceToEarnings",
} as const satisfies Readonly<Record<Exclude<FlowLever, "discountRate">, GlossaryTerm>>;

function termOf(lever: FlowLever, { method, rate }: { method: FlowMethodName; rate: RateName }): GlossaryTerm {
  if (lever === "discountRate") return rate;
  return lever === "terminalReturn" && method === "dividendDiscount" ? "returnOnEquity" : terms[lever];
}

/** The sentence on the widest bar, for a move upwards where that gives a value. */
function Finding({ bar: { lever, change, raised, lowered }, rate }: { bar: TornadoBar; rate: RateName }) {
  const t = useTranslations("understanding.tornado");
  const formats = useFormats();
  const isRaised = raised.difference !== null;
  const difference = raised.difference ?? lowered.difference ?? 0;
  return t("say", {
    direction: isRaised ? "up" : "down",
    kind: change.kind,
    size: change.size * 100,
    lever: inSentence(t(`levers.${lever}`, { rate })),
    effect: difference < 0 ? "less" : "more",
    difference: formats.percent(Math.abs(difference)),
  });
}

function endsOf({ lowered, raised }: TornadoBar, value: number): number[] {
  return [value, ...[lowered, raised].flatMap(({ outcome }) => (outcome.kind === "value" ? [outcome.value] : []))];
}

const extremes = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
