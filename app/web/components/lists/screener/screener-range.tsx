import { scaleLinear } from "d3-scale";
import { useTranslations } from "use-intl";
import type { ListedCompany } from "../../../../core/lists/contracts/screened-company.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { statusTones } from "../../analysis/verdict/status-label.tsx";

/** Values divided by the price: one scale for every row of every page, so that rows can be compared by eye. */
const widest = 2.5;
const at = scaleLinear([0, widest], [0, 100]).clamp(true);
const marks = [-0.5, 0, 0.5, 1];
const percent = (value: number) => `${value.toFixed(2)}%`;

/** The head of the drawings: what lies left and right of the price. */
export function RangeHead() {
  const t = useTranslations("screener");
  const formats = useFormats();
  return (
    <th scope="col" className="screener-range">
      {t("range.title")}
      <span className="screener-marks num" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ left: percent(at(1 + mark)) }}>
            {mark === 0 ? t("range.price") : formats.multiple(1 + mark)}
          </span>
        ))}
      </span>
    </th>
  );
}

type RangeCellProps = { row: ListedCompany };

/** From the lowest to the highest value that votes, a tick at the value of the list; the line through all rows is the price. */
export function RangeCell({ row }: RangeCellProps) {
  const t = useTranslations("screener");
  const formats = useFormats();
  const drawn = ratiosOf(row);
  if (drawn === null) {
    return (
      <td className="screener-range">
        <span className="screener-hatch" />
        <span className="sr-only">{t("range.none")}</span>
      </td>
    );
  }
  const { low, value, high } = drawn;
  const [from, to] = [at(low), at(high)];
  return (
    <td className="screener-range" data-trace="summary/minimum summary/maximum">
      <svg className="block w-full" height="22" aria-hidden="true">
        <rect x={percent(from)} width={percent(Math.max(to - from, 0.8))} y="6" height="10" fill="var(--s2)" />
        {high > widest ? <Beyond /> : null}
        {value > widest ? null : (
          <rect
            x={percent(at(value))}
            y="2"
            width="4"
            height="18"
            fill={row.status === null ? "var(--ink-3)" : `var(--${statusTones[row.status]})`}
            transform="translate(-2 0)"
          />
        )}
      </svg>
      {row.lowest === null || row.highest === null ? null : (
        <span className="sr-only">
          {t("range.says", {
            low: formats.price(row.lowest, row.currency),
            high: formats.price(row.highest, row.currency),
          })}
        </span>
      )}
    </td>
  );
}

/** A bar that goes on beyond the drawing. */
const Beyond = () => (
  <svg x="100%" y="6" width="8" height="10" overflow="visible" aria-hidden="true">
    <path d="M-8 0h3l5 5-5 5h-3Z" fill="var(--s4)" />
  </svg>
);

type Ratios = { low: number; value: number; high: number };

/** A company's values over its price; null where nothing is compared with it. */
function ratiosOf({ value, difference, lowest, highest, silence }: ListedCompany): Ratios | null {
  if (value === null || value === 0 || difference === null || silence !== null) return null;
  const timesPrice = (amount: number) => (amount / value) * (1 + difference);
  return {
    low: Math.max(0, timesPrice(Math.min(lowest ?? value, value))),
    value: 1 + difference,
    high: timesPrice(Math.max(highest ?? value, value)),
  };
}
