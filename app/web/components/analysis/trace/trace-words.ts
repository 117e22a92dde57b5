import type { CurrencyCode, TraceNode } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { quantityNameKey } from "../../../../messages/assumption-texts.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useRateName } from "../settings/rate-name.ts";

type Amount = Pick<TraceNode, "value" | "unit">;

/** How the nodes of a trace are called and written on this page. */
export function useTraceWords(currency: CurrencyCode) {
  const t = useTranslations();
  const formats = useFormats();
  const rate = useRateName();

  const value = (node: Amount) => formats.quantity(node.value, node.unit, currency);
  const inUnit: Partial<Record<TraceNode["unit"], (text: string, count: number) => string>> = {
    money: (text) => t("trace.inMillions", { value: text }),
    shares: (text) => t("trace.inMillions", { value: text }),
    years: (text, count) => t("trace.years", { value: text, count }),
  };

  return {
    name: (node: TraceNode) => {
      if (node.kind !== "figure") return t(quantityNameKey(node.name, rate));
      const figure = t(`figures.${node.name}`);
      return node.segment === undefined ? figure : t("trace.ofSegment", { figure, segment: node.segment });
    },
    symbol: (node: TraceNode) => {
      const name = node.name === "wacc" && rate === "costOfEquity" ? rate : node.name;
      return `${t(`symbols.${name}`)}${periodSign(node)}`;
    },
    value,
    /** Inside a formula, where a currency beside every term would be noise. */
    figure: (node: TraceNode) => (node.unit === "perShare" ? formats.amount(node.value) : value(node)),
    /** With the unit in words, where the number stands alone. */
    valueInWords: (node: Amount) => inUnit[node.unit]?.(value(node), node.value) ?? value(node),
    /** Plain text of a formula in the page's language: its words, and decimals as they are written here. */
    prose: (text: string) =>
      text
        .replace(/median slope of ln|quantile|median|mean|max|min|over|rank/g, (word) =>
          t(`trace.functions.${functionKeys[word as keyof typeof functionKeys]}`),
        ) // the pattern lists exactly the keys
        .replace(/(?<!\d)\d+\.\d+/g, (digits) => formats.number(Number(digits), digits.split(".")[1]?.length ?? 0)),
  };
}

/** Nine months to June 2025 as analysts write them, 9M25; nothing where the date says it all. */
function periodSign(node: TraceNode): string {
  if (node.kind !== "figure" || typeof node.months !== "number") return "";
  return `\u00a0${node.months}M${node.fiscalYearEnd.slice(2, 4)}`;
}

const functionKeys = {
  "median slope of ln": "medianSlope",
  quantile: "quantile",
  median: "median",
  mean: "mean",
  max: "max",
  min: "min",
  over: "over",
  rank: "rank",
} as const;

export type TraceWords = ReturnType<typeof useTraceWords>;
