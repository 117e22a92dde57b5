import type { Sensitivity, SensitivityCell } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { hasMeaning, heatToneOf } from "../../../charts/heat-tones.ts";
import type { RateName } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { useFormats } from "../../analysis/formats.ts";
import { buttonClass } from "../../design/button.tsx";
import type { GridCell } from "../../design/grid-keys.ts";

/** Rows and columns further than this from the middle are left out on a phone. */
export const phoneReach = 2;

export const isFar = (index: number, middle: number) => Math.abs(index - middle) > phoneReach;

const isAt = (one: GridCell, { row, column }: GridCell) => one.row === row && one.column === column;
const cellAt = ({ cells }: Sensitivity, { row, column }: GridCell): SensitivityCell | undefined => cells[row]?.[column];

/** Whether the value of a cell is told. The headline is, even where the rate lies near growth: there it carries its own warning. */
export function isTold(sensitivity: Sensitivity, place: GridCell): boolean {
  const cell = cellAt(sensitivity, place);
  if (cell === undefined) return false;
  return isAt(sensitivity.centre, place) ? cell.kind === "value" : hasMeaning(cell);
}

/** The colour of a cell, and the marks of the middle and of the price around it. */
export function classesOf(sensitivity: Sensitivity, place: GridCell): string {
  const { centre, price, staircase } = sensitivity;
  const cell = cellAt(sensitivity, place);
  const isEdge = (side: "right" | "below") => staircase.some((edge) => isAt(edge, place) && edge.side === side);
  const marks = {
    far: isFar(place.column, centre.column),
    current: isAt(centre, place),
    "edge-right": isEdge("right"),
    "edge-below": isEdge("below"),
  };
  const marked = Object.entries(marks).flatMap(([name, isMarked]) => (isMarked ? [name] : []));
  return [cell === undefined ? "nonsense" : heatToneOf(cell, price), ...marked].join(" ");
}

/** What a cell says: its value and where the price is, with which assumptions; or why it has none. */
export function useCellWords(sensitivity: Sensitivity, rateName: RateName) {
  const t = useTranslations("understanding.sensitivity");
  const reasons = useTranslations("notApplicable");
  const formats = useFormats();
  const { rates, growths, axis, price } = sensitivity;
  return (place: GridCell): string => {
    const cell = cellAt(sensitivity, place);
    const assumptions = {
      rateName: t(rateName),
      rate: formats.percent(rates[place.row] ?? 0, 1),
      growthName: t(axis),
      growth: formats.percent(growths[place.column] ?? 0, axis === "terminalGrowth" ? 2 : 1),
    };
    if (cell?.kind === "value" && isTold(sensitivity, place)) {
      const tone = price === null ? "none" : heatToneOf(cell, price);
      return t("cell", { ...assumptions, value: formats.rough(cell.value), side: tone.charAt(0) });
    }
    const reason =
      cell?.kind === "noValue" && cell.reason !== "discountRateNotPositive" ? reasons(cell.reason) : t("thin");
    return t("hatched", { ...assumptions, reason });
  };
}

type HeatNoteProps = {
  sensitivity: Sensitivity;
  pointed: GridCell | null;
  rateName: RateName;
  /** Sets the assumptions of the cell pointed at; null where it has none to set. */
  apply: (() => void) | null;
  isSettable: boolean;
};

/** Under the table: where the price lies if it is not inside, and the cell pointed at, with the way to set its assumptions. */
export function HeatNote({ sensitivity, pointed, rateName, apply, isSettable }: HeatNoteProps) {
  const t = useTranslations("understanding.sensitivity");
  const wordsOf = useCellWords(sensitivity, rateName);
  const { price, staircase, widening, axis } = sensitivity;
  const root = `sensitivity/${axis}`;
  const traces =
    pointed === null
      ? undefined
      : [`cells/${pointed.row}/${pointed.column}`, `rates/${pointed.row}`, `growths/${pointed.column}`]
          .map((each) => `${root}/${each}`)
          .join(" ");
  return (
    <div className="heat-note t-small">
      {price !== null && staircase.length === 0 ? <p>{t("outside")}</p> : null}
      {widening > 1 ? <p className="heat-widened">{t("widened")}</p> : null}
      {isSettable ? (
        <div className="needs-script heat-pointed">
          <p role="status" className="num" data-trace={traces}>
            {pointed === null ? t("help") : wordsOf(pointed)}
          </p>
          {pointed === null || apply === null ? null : (
            <button type="button" className={buttonClass("secondary", "small")} onClick={apply}>
              {t("use")}
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}
