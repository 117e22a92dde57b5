type Counts = { overvalued: number; fair: number; undervalued: number };

/** The parts of those that are judged, of one hundred, as whole numbers that add up to it. */
export type Hundred = { over: number; fair: number; under: number };

/** Rounded so that the three add up to a hundred: what is cut off most gets what is missing. Null where nothing is judged. */
export function inHundred({ overvalued, fair, undervalued }: Counts): Hundred | null {
  const judged = overvalued + fair + undervalued;
  if (judged === 0) return null;
  const exact = [overvalued, fair, undervalued].map((count) => (count / judged) * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
  const byRest = exact.map((each, index) => ({ index, rest: each % 1 })).sort((a, b) => b.rest - a.rest);
  for (const { index } of byRest.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  const [over = 0, middle = 0, under = 0] = whole;
  return { over, fair: middle, under };
}

export type ThermometerBar = { over: Stretch; fair: Stretch; under: Stretch };
type Stretch = { from: number; width: number };

/** Bars of one scale, each with its fair part about the middle: what is dear lies to the left, what is cheap to the right. */
export function thermometerBars(hundreds: readonly Hundred[]): ThermometerBar[] {
  const reach = Math.max(1, ...hundreds.flatMap(({ over, fair, under }) => [over + fair / 2, under + fair / 2]));
  const scale = 50 / reach;
  return hundreds.map(({ over, fair, under }) => {
    const from = 50 - (fair / 2) * scale;
    const to = 50 + (fair / 2) * scale;
    return {
      over: { from: from - over * scale, width: over * scale },
      fair: { from, width: to - from },
      under: { from: to, width: under * scale },
    };
  });
}

/** The areas of the curve in a drawing of 100 by 100: dear above, cheap below; each as the outline of a path. */
export function thermometerAreas(hundreds: readonly Hundred[]): { over: string; under: string } {
  const last = Math.max(1, hundreds.length - 1);
  const x = (index: number) => Number(((index / last) * 100).toFixed(2));
  const edge = (height: (each: Hundred) => number) =>
    hundreds.map((each, index) => `${x(index)} ${height(each)}`).join("L");
  return {
    over: `M0 0L${edge(({ over }) => over)}L100 0Z`,
    under: `M0 100L${edge(({ under }) => 100 - under)}L100 100Z`,
  };
}
