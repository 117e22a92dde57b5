import { useFormats } from "../../analysis/formats.ts";

/** Where each step from one value to another begins and ends, and the place of a value in percent of the scale that holds them all and zero. */
export function placedSteps<Step extends { effect: number }>(before: number, after: number, steps: readonly Step[]) {
  let level = before;
  const spans = steps.map((step) => {
    const from = level;
    level += step.effect;
    return { step, from, to: level };
  });
  const all = [0, before, after, ...spans.flatMap(({ from, to }) => [from, to])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return { spans, at: (value: number) => ((value - low) / (high - low || 1)) * 100 };
}

/** An effect with its sign. */
export function useSignedAmount(): (effect: number) => string {
  const formats = useFormats();
  return (effect) => `${effect < 0 ? "\u2212" : "+"}${formats.amount(Math.abs(effect))}`;
}
