import {
  type CurrencyCode,
  type Sensitivity,
  type SensitivityCell,
  sensitivityOf,
  type ValuationReport,
} from "@valora/valuation";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { hasMeaning, heatToneOf } from "../../../charts/heat-tones.ts";
import { flowRateName } from "../../../messages/assumption-texts.ts";
import { useFormats } from "../../analysis/formats.ts";
import { Segmented } from "../../design/segmented.tsx";
import { TinyPicture, tinyHeight, tinyWidth } from "../analysis/folds/tiny-picture.tsx";
import { block } from "../analysis/folds/tiny-shapes.ts";
import { FoldedPanel } from "./folded-panel.tsx";

type SensitivityPanelProps = { report: ValuationReport; price: number | null; currency: CurrencyCode };
type Axis = Sensitivity["axis"];

const reach = 4;
/** Rows and columns further than this from the middle are left out on a phone. */
const phoneReach = 2;

/** The value over a table of discount rates and growth: how much of the answer is the question. */
export function SensitivityPanel({ report, price, currency }: SensitivityPanelProps) {
  const t = useTranslations("understanding.sensitivity");
  const methods = useTranslations("methods");
  const formats = useFormats();
  const [axis, setAxis] = useState<Axis>("terminalGrowth");
  const sensitivity = useMemo(() => sensitivityOf(report, { price, axis, reach }), [report, price, axis]);
  if (sensitivity.kind === "unavailable") return null;
  const { method } = sensitivity;
  const rate = flowRateName(report, method);
  return (
    <FoldedPanel
      name="sensitivity"
      title={t("title", { isFirm: String(rate === "wacc") })}
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
      <HeatTable sensitivity={sensitivity} rate={t(rate)} />
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

function HeatTable({ sensitivity, rate }: { sensitivity: Sensitivity; rate: string }) {
  const t = useTranslations("understanding.sensitivity");
  const formats = useFormats();
  const { rates, growths, cells, centre, price, staircase, axis } = sensitivity;
  const edges = new Set(staircase.map(({ row, column, side }) => `${row} ${column} ${side}`));
  const isFar = (index: number, middle: number) => Math.abs(index - middle) > phoneReach;
  const isCentre = (row: number, column: number) => row === centre.row && column === centre.column;
  // The headline is told even where the rate lies near growth: there it carries its own warning.
  const isTold = (
    cell: SensitivityCell,
    row: number,
    column: number,
  ): cell is Extract<SensitivityCell, { kind: "value" }> =>
    isCentre(row, column) ? cell.kind === "value" : hasMeaning(cell);
  const classesOf = (cell: SensitivityCell, row: number, column: number) => {
    const marks = {
      far: isFar(column, centre.column),
      current: isCentre(row, column),
      "edge-right": edges.has(`${row} ${column} right`),
      "edge-below": edges.has(`${row} ${column} below`),
    };
    const marked = Object.entries(marks).flatMap(([name, isMarked]) => (isMarked ? [name] : []));
    return [heatToneOf(cell, price), ...marked].join(" ");
  };
  return (
    <table className="heat num">
      <caption>{t("axes", { rate, growth: t(axis) })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{rate}</span>
          </th>
          {growths.map((growth, column) => (
            <th
              key={growth}
              scope="col"
              className={isFar(column, centre.column) ? "far" : undefined}
              data-trace={`sensitivity/${axis}/growths/${column}`}
            >
              {formats.percent(growth, axis === "terminalGrowth" ? 2 : 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate, row) => (
          <tr key={rate} className={isFar(row, centre.row) ? "far" : undefined}>
            <th scope="row" data-trace={`sensitivity/${axis}/rates/${row}`}>
              {formats.percent(rate, 1)}
            </th>
            {(cells[row] ?? []).map((cell, column) => (
              <td
                key={growths[column]}
                className={classesOf(cell, row, column)}
                data-trace={`sensitivity/${axis}/cells/${row}/${column}`}
              >
                {isTold(cell, row, column) ? (
                  formats.rough(cell.value)
                ) : (
                  <span className="sr-only">{t("noMeaning")}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
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
