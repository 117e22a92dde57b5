import { type CSSProperties, useRef } from "react";
import { useEarlyInput } from "./use-early-input.ts";

type SliderProps = {
  label: string;
  value: number;
  minimum: number;
  maximum: number;
  step: number;
  /** The computed default, a grey triangle under the track; null when there is none. */
  mark: number | null;
  /** The value in words: "7,8 por ciento". */
  valueText: string;
  onChange: (value: number) => void;
};

const share = (value: number, minimum: number, maximum: number) =>
  Math.min(1, Math.max(0, (value - minimum) / (maximum - minimum)));

/**
 * Keeps the slider in the hand: a value may move the page, so that a link comes to stand where the hand pressed, and the browser would
 * drag the link and let the slider go.
 */
function heldWhilePressed(): void {
  const over = new AbortController();
  const { signal } = over;
  addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => over.abort(), { signal });
}

/** The track of a lever. A number field always stands beside it: a slider alone is not exact. */
export function Slider({ label, value, minimum, maximum, step, mark, valueText, onChange }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, String(value), (found) => {
    // The browser rounds to whole steps: less than that is not a change.
    if (Math.abs(Number(found) - value) > step) onChange(Number(found));
  });
  // Custom properties are not in React's type of a style.
  const style = {
    "--at": share(value, minimum, maximum),
    "--mark": mark === null ? 0 : share(mark, minimum, maximum),
  } as CSSProperties;
  return (
    <div className="slider" style={style}>
      <input
        ref={input}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onPointerDown={heldWhilePressed}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {mark !== null && <span className="slider-mark" aria-hidden="true" />}
    </div>
  );
}
