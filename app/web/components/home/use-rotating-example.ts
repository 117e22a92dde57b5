import { useEffect, useState } from "react";

const pauseInMilliseconds = 3_000;

/** One example after another until the reader types; still where motion is not wanted. */
export function useRotatingExample(examples: readonly string[], isPaused: boolean): string {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isPaused || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setTurn((current) => current + 1), pauseInMilliseconds);
    return () => clearInterval(timer);
  }, [isPaused]);
  return examples[turn % Math.max(examples.length, 1)] ?? "";
}
