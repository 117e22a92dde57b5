import {
  type BaseRates,
  type CompanyFile,
  type CurrencyCode,
  type Implied,
  type ReverseGrowth,
  reverseGrowthOf,
  reverseValuationOf,
  type ValuationReport,
  type ValuationRequest,
} from "@valora/valuation";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { spokenName } from "../../../messages/company-name.ts";
import { sizeOfGrowth } from "../../../messages/phrases/growth-sign.ts";
import { useFormats } from "../../analysis/formats.ts";
import { FoldedPanel } from "../analysis/folds/folded-panel.tsx";
import { TinyPicture, tinyHeight, tinyWidth } from "../analysis/folds/tiny-picture.tsx";
import { block, dot, mark, placing } from "../analysis/folds/tiny-shapes.ts";
import { GrowthHistogram, GrowthTinyBars } from "./growth-histogram.tsx";

type ReverseValuationPanelProps = {
  file: CompanyFile;
  report: ValuationReport;
  /** The question of the report. */
  request: ValuationRequest;
  currency: CurrencyCode;
  baseRates: BaseRates | null;
};

/** The assumptions that the price implies, one at a time. */
export function ReverseValuationPanel(props: ReverseValuationPanelProps) {
  const { file, report, currency, baseRates } = props;
  const t = useTranslations("understanding.reverse");
  const methods = useTranslations("methods");
  const reverse = useMemo(() => reverseGrowthOf(file, report, baseRates), [file, report, baseRates]);
  if (reverse.kind === "unavailable") return null;
  return (
    <FoldedPanel
      name="reverse"
      title={t("title")}
      aside={t("caption", { method: methods(`${reverse.method}.name`) })}
      traces={{ say: "reverse/price reverse/growth reverse/fadesOver reverse/baseRate searched/growth" }}
      say={<Finding reverse={reverse} currency={currency} horizon={reverse.fadesOver} />}
      picture={
        reverse.baseRate === null || baseRates === null ? (
          <GrowthPicture implied={reverse.growth} own={report.assumptions.growth?.value ?? null} />
        ) : (
          <GrowthTinyBars baseRates={baseRates} asked={reverse.baseRate.averageGrowth} />
        )
      }
    >
      <div className="reverse">
        {reverse.baseRate === null || baseRates === null ? null : (
          <GrowthHistogram
            baseRates={baseRates}
            baseRate={reverse.baseRate}
            name={spokenName(file.fundamentals.name)}
          />
        )}
        <ImpliedRows {...props} />
      </div>
    </FoldedPanel>
  );
}

/** All three assumptions, which take long to find: worked out once the panel is opened. */
function ImpliedRows({ file, report, request, currency }: Omit<ReverseValuationPanelProps, "baseRates">) {
  const t = useTranslations("understanding.reverse");
  const reverse = useMemo(() => reverseValuationOf({ file, report, request }), [file, report, request]);
  if (reverse.kind === "unavailable") return null;
  return (
    <dl className="implied">
      <Row
        term={t("growth")}
        traces="reverse/growth assumptions/growth"
        implied={reverse.growth}
        own={report.assumptions.growth?.value ?? null}
        currency={currency}
      />
      {reverse.margin.kind === "unavailable" ? null : (
        <Row term={t("margin")} traces="reverse/margin" implied={reverse.margin} own={null} currency={currency} />
      )}
      <Row
        term={t("years")}
        traces="reverse/years assumptions/horizon/value"
        implied={reverse.years}
        own={report.assumptions.horizon.value}
        currency={currency}
        isYears
      />
    </dl>
  );
}

/** The growth that the price implies, as a mark, and that of the page, as a dot, on one line from no growth. */
function GrowthPicture({ implied, own }: { implied: Implied; own: number | null }) {
  if (implied.kind !== "root" || own === null) return null;
  const most = Math.max(0, implied.value, own);
  const at = placing([Math.min(0, implied.value, own), most === 0 ? 0.01 : most * 1.15]);
  const shapes = [
    { fill: "var(--line-2)", path: block(0, tinyHeight / 2 - 1, tinyWidth, 2) },
    { fill: "var(--s4)", path: dot(4 + at(own) * (tinyWidth - 8), tinyHeight / 2, 4) },
    { fill: "var(--ink)", path: mark(at(implied.value)) },
  ];
  return <TinyPicture shapes={shapes} />;
}

function Finding(props: { reverse: ReverseGrowth; currency: CurrencyCode; horizon: number }) {
  const { reverse, currency, horizon } = props;
  const t = useTranslations("understanding.reverse");
  const formats = useFormats();
  const price = formats.price(reverse.price, currency);
  const { growth, baseRate } = reverse;
  if (growth.kind === "root" && baseRate !== null) {
    const { count, observations } = baseRate;
    return t("sayAmong", {
      price,
      ...sizeOfGrowth(baseRate.averageGrowth, formats),
      years: String(baseRate.years),
      count,
      observations: formats.number(observations),
    });
  }
  if (growth.kind === "root") return t("say", { price, ...sizeOfGrowth(growth.value, formats), years: horizon });
  if (growth.kind === "several") return t("several", { price });
  return t("none", { price });
}

type RowProps = {
  term: string;
  traces: string;
  implied: Implied;
  own: number | null;
  currency: CurrencyCode;
  isYears?: boolean;
};

/** The number that the price asks for, beside the one on the page; or how far the assumption alone can bring the value. */
function Row({ term, traces, implied, own, currency, isYears = false }: RowProps) {
  const t = useTranslations("understanding.reverse");
  const formats = useFormats();
  const text = (value: number) =>
    isYears
      ? t("inYears", { years: formats.number(value, value % 1 === 0 ? 0 : 1), count: value })
      : formats.percent(value);
  const reach =
    implied.kind === "none" && implied.attainable !== null
      ? formats.roughRange(implied.attainable.lowest, implied.attainable.highest)
      : null;
  const attainable =
    reach === null
      ? null
      : t("attainable", {
          currency: formats.currency(currency),
          isOne: String(reach.minimum === reach.maximum),
          ...reach,
        });
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num" data-trace={traces}>
        <b>{impliedText(implied, text) ?? t("impossible")}</b>
        <small>{attainable ?? (own === null ? "" : t("here", { value: text(own) }))}</small>
      </dd>
    </div>
  );
}

function impliedText(implied: Implied, text: (value: number) => string): string | null {
  if (implied.kind === "root") return text(implied.value);
  return implied.kind === "several" ? implied.values.map(text).join(" · ") : null;
}
