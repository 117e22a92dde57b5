import { type RefObject, useEffect } from "react";
import { notesEarlyChoices } from "./early-choices.ts";

if (typeof document !== "undefined") notesEarlyChoices();

/**
 * Applies what the reader typed before the scripts had arrived. Hydration keeps the text that it finds in a field but
 * tells nobody; `apply` is told once, when it differs from what was rendered.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  rendered: string,
  apply: (found: string) => void,
) {
  useEffect(() => {
    const found = field.current?.value;
    if (found !== undefined && found !== rendered) apply(found);
    // Only what happened before the first effect can have been missed.
  }, []);
}

/** What the reader chose in a list before the scripts had arrived is chosen again: hydration may set it back, and tells nobody. */
export function useEarlyChoice(list: RefObject<HTMLSelectElement | null>, rendered: string) {
  useEffect(() => {
    const chosen = list.current?.dataset.early;
    if (list.current === null || chosen === undefined || chosen === rendered) return;
    list.current.value = chosen;
    list.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);
}
