import { type RefObject, useEffect } from "react";
import { notesEarlyChoices } from "./early-choices.ts";

if (typeof document !== "undefined") notesEarlyChoices();

/**
 * Applies what the reader typed before the scripts had arrived. Hydration keeps the text that it finds in a field but
 * fires no event; `apply` is called once, when the text differs from the rendered one.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  rendered: string,
  apply: (found: string) => void,
) {
  useEffect(() => {
    const found = field.current?.value;
    // In a task of the reader's rank: what an effect of hydration changes would wait for all that is still to be hydrated.
    if (found !== undefined && found !== rendered) queueMicrotask(() => apply(found));
    // Only what happened before the first effect can have been missed.
  }, []);
}

/** Restores the option that the reader chose before the scripts arrived: hydration may reset it without an event. */
export function useEarlyChoice(list: RefObject<HTMLSelectElement | null>, rendered: string) {
  useEffect(() => {
    const chosen = list.current?.dataset.early;
    if (list.current === null || chosen === undefined || chosen === rendered) return;
    list.current.value = chosen;
    list.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);
}
