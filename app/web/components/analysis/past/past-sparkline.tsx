import type { ValueAtDate } from "@valora/valuation/through-time";
import { PastLine } from "../../uncertainty/through-time-chart.tsx";
import { placing } from "../folds/tiny-shapes.ts";
import { useStanding } from "./use-standing.ts";

/** The price of the last years as one line under the price, on a narrow screen; it leads to the drawing of price and value. */
export function PastSparkline({ points, isAtOwnPrice }: { points: readonly ValueAtDate[]; isAtOwnPrice: boolean }) {
  const say = useStanding(points, isAtOwnPrice);
  if (points.length < 2) return null;
  const heightOf = placing(points.map(({ price }) => price));
  // As high as it goes, less half a line at both ends.
  const scale = {
    x: (index: number) => (index / (points.length - 1)) * 100,
    y: (price: number) => 96 - heightOf(price) * 92,
  };
  return (
    <a className="past-spark no-print" href="#through-time">
      <svg
        className="block w-full"
        height="28"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={say}
      >
        <PastLine points={points} scale={scale} of="price" />
      </svg>
    </a>
  );
}
