import { type CurrencyCode, type Sensitivity, type ValuationReport, widenedSensitivityOf } from "@valora/valuation";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { hasMeaning, heatToneOf } from "../../../charts/heat-tones.ts";
import { flowRateName } from "../../../messages/assumption-texts.ts";
import { useFormats } from "../../analysis/formats.ts";
import { Segmented } from "../../design/segmented.tsx";
import type { Choose } from "../analysis/controls/analysis-choice.ts";
import { FoldedPanel } from "../analysis/folds/folded-panel.tsx";
import { TinyPicture, tinyHeight, tinyWidth } from "../analysis/folds/tiny-picture.tsx";
import { block } from "../analysis/folds/tiny-shapes.ts";
import { phoneReach } from "./heat-cell.tsx";
import { HeatTable } from "./heat-table.tsx";

type SensitivityPanelProps = {
  report: ValuationReport;
  price: number | null;
  currency: CurrencyCode;
  /** Sets the assumptions of a cell; absent where nothing can be set. */
  choose?: Choose | undefined;
};
type Axis = Sensitivity["axis"];

const reach = 4;

/** The value over a table of discount rates and growth: how much of the answer is the question. */
export function SensitivityPanel({ report, price, currency, choose }: SensitivityPanelProps) {
  const t = useTranslations("understanding.sensitivity");
  const methods = useTranslations("methods");
  const formats = useFormats();
  const [axis, setAxis] = useState<Axis>("terminalGrowth");
  const sensitivity = useMemo(() => widenedSensitivityOf(report, { price, axis, reach }), [report, price, axis]);
  if (sensitivity.kind === "unavailable") return null;
  const { method } = sensitivity;
  const rate = flowRateName(report, method);
  return (
    <FoldedPanel
      name="sensitivity"
      title={t("title", { rate })}
      aside={t("caption", { method: methods(`${method}.name`), currency: formats.currency(currency) })}
      traces={{ say: `sensitivity/${axis}/summary` }}
      say={<Finding sensitivity={sensitivity} />}
      picture={<HeatPicture sensitivity={sensitivity} />}
    >
      <div className="needs-script mt-3">
        <Segmented<Axis>
          legend={t("axis")}
          hiddenLegend
          name="sensitivityAxis"
          value={axis}
          options={[
            { value: "terminalGrowth", label: t("terminalGrowth") },
            { value: "growth", label: t("growth") },
          ]}
          onChange={setAxis}
        />
      </div>
      <HeatTable report={report} sensitivity={sensitivity} rateName={rate} choose={choose} />
      <Legend hasPrice={sensitivity.price !== null} />
    </FoldedPanel>
  );
}

const heatColours = {
  d3: "var(--d3)",
  d2: "var(--d2)",
  d1: "var(--d1)",
  d0: "var(--d0)",
  u1: "var(--u1)",
  u2: "var(--u2)",
  u3: "var(--u3)",
  nonsense: "none",
} as const;

/** The cells of the table about the middle, in their colours. */
function HeatPicture({ sensitivity: { cells, centre, price } }: { sensitivity: Sensitivity }) {
  const rows = cells.slice(centre.row - phoneReach, centre.row + phoneReach + 1);
  const near = rows.map((row) => row.slice(centre.column - phoneReach, centre.column + phoneReach + 1));
  const width = tinyWidth / (2 * phoneReach + 1);
  const height = tinyHeight / (2 * phoneReach + 1);
  const placed = near.flatMap((row, y) =>
    row.map((cell, x) => ({
      tone: heatToneOf(cell, price),
      path: block(x * width, y * height, width - 1.2, height - 1.2),
    })),
  );
  const shapes = Object.entries(heatColours).map(([tone, fill]) => ({
    fill,
    path: placed.flatMap((cell) => (cell.tone === tone && fill !== "none" ? [cell.path] : [])).join(""),
  }));
  return <TinyPicture shapes={shapes} />;
}

/** Between which values the table runs, and how many of its meaningful cells reach the price. */
function Finding({ sensitivity: { cells, price } }: { sensitivity: Sensitivity }) {
  const t = useTranslations("understanding.sensitivity");
  const formats = useFormats();
  const values = cells.flat().flatMap((cell) => (hasMeaning(cell) ? [cell.value] : []));
  if (values.length === 0) return t("nothing");
  const range = formats.roughRange(Math.min(...values), Math.max(...values));
  if (price === null) return t("range", range);
  const reached = values.filter((value) => value >= price).length;
  return t("reached", { ...range, reached, count: formats.number(values.length) });
}

function Legend({ hasPrice }: { hasPrice: boolean }) {
  const t = useTranslations("understanding.sensitivity.legend");
  return (
    <p className="heat-legend">
      <span>
        <i className="current" />
        {t("current")}
      </span>
      {hasPrice ? (
        <>
          <span>
            <i className="edge-right edge-below" />
            {t("price")}
          </span>
          <span>
            <i className="d2" />
            {t("below")}
          </span>
          <span>
            <i className="d0" />
            {t("near")}
          </span>
          <span>
            <i className="u2" />
            {t("above")}
          </span>
        </>
      ) : null}
      <span>
        <i className="nonsense" />
        {t("nonsense")}
      </span>
    </p>
  );
}
