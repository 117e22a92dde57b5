import { overridesAt, type Sensitivity, type ValuationReport } from "@valora/valuation";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { RateName } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { useFormats } from "../../analysis/formats.ts";
import { cellByKey, type GridCell } from "../../design/grid-keys.ts";
import type { Choose } from "../analysis/controls/analysis-choice.ts";
import { classesOf, HeatNote, isFar, isTold, useCellWords } from "./heat-cell.tsx";

type HeatTableProps = {
  report: ValuationReport;
  sensitivity: Sensitivity;
  rateName: RateName;
  choose: Choose | undefined;
};

/** The table of values: one stop of the keyboard, arrows to move, Enter to set the assumptions of the cell pointed at. */
export function HeatTable({ report, sensitivity, rateName, choose }: HeatTableProps) {
  const t = useTranslations("understanding.sensitivity");
  const { centre, axis, rates, growths } = sensitivity;
  const table = useRef<HTMLTableElement>(null);
  const [pointed, setPointed] = useState<GridCell | null>(null);
  const overridesOf = (cell: GridCell) =>
    choose === undefined || !isTold(sensitivity, cell) ? null : overridesAt(report, sensitivity, cell);
  const focus = ({ row, column }: GridCell) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  const apply = (cell: GridCell) => {
    const overrides = overridesOf(cell);
    if (overrides === null) return;
    choose?.((before) => ({ overrides: { ...before.overrides, ...overrides } }));
    // What was pointed at becomes the middle, which the focus points at by itself.
    focus(centre);
    setPointed(null);
  };
  const onKeyDown = (event: KeyboardEvent, cell: GridCell) => {
    if (event.key === "Enter") {
      // Else the press points at the cell.
      event.preventDefault();
      return apply(cell);
    }
    const next = cellByKey(event.key, cell, { row: rates.length - 1, column: growths.length - 1 });
    if (next === null) return;
    event.preventDefault();
    focus(next);
  };
  return (
    <>
      <table ref={table} className="heat num">
        <caption>{t("axes", { rate: t(rateName), growth: t(axis) })}</caption>
        <Heads rateName={rateName} sensitivity={sensitivity} />
        <tbody>
          {rates.map((_, row) => (
            <HeatRow
              key={placeFrom(centre.row, row)}
              row={row}
              {...{ rateName, sensitivity, pointed, onPoint: setPointed, onKeyDown }}
            />
          ))}
        </tbody>
      </table>
      <HeatNote
        sensitivity={sensitivity}
        pointed={pointed}
        rateName={rateName}
        apply={pointed === null || overridesOf(pointed) === null ? null : () => apply(pointed)}
        isSettable={choose !== undefined}
      />
    </>
  );
}

function Heads({ rateName, sensitivity }: Pick<HeatTableProps, "rateName" | "sensitivity">) {
  const t = useTranslations("understanding.sensitivity");
  const formats = useFormats();
  const { growths, centre, axis } = sensitivity;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{t(rateName)}</span>
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
  );
}

/** A row or column by its distance from the middle: it stays one while its rates change or others come, and keeps the focus. */
const placeFrom = (middle: number, place: number): string => `${place - middle}`;

type HeatRowProps = Pick<HeatTableProps, "rateName" | "sensitivity"> & {
  row: number;
  pointed: GridCell | null;
  onPoint: (cell: GridCell) => void;
  onKeyDown: (event: KeyboardEvent, cell: GridCell) => void;
};

function HeatRow({ rateName, sensitivity, row, pointed, onPoint, onKeyDown }: HeatRowProps) {
  const formats = useFormats();
  const wordsOf = useCellWords(sensitivity, rateName);
  const { rates, cells, centre, axis } = sensitivity;
  const stop = pointed ?? centre;
  return (
    <tr className={isFar(row, centre.row) ? "far" : undefined}>
      <th scope="row" data-trace={`sensitivity/${axis}/rates/${row}`}>
        {formats.percent(rates[row] ?? 0, 1)}
      </th>
      {(cells[row] ?? []).map((cell, column) => {
        const here = { row, column };
        const isPointed = pointed?.row === row && pointed.column === column;
        return (
          <td
            key={placeFrom(centre.column, column)}
            className={`${classesOf(sensitivity, here)}${isPointed ? " pointed" : ""}`}
            data-trace={`sensitivity/${axis}/cells/${row}/${column}`}
          >
            <button
              type="button"
              data-cell={`${row} ${column}`}
              tabIndex={stop.row === row && stop.column === column ? 0 : -1}
              aria-label={wordsOf(here)}
              onFocus={() => onPoint(here)}
              onClick={() => onPoint(here)}
              onKeyDown={(event) => onKeyDown(event, here)}
            >
              {cell.kind === "value" && isTold(sensitivity, here) ? formats.rough(cell.value) : null}
            </button>
          </td>
        );
      })}
    </tr>
  );
}
