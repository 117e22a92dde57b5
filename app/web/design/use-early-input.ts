import { type RefObject, useEffect } from "react";
import { notesEarlyChoices } from "./early-choices.ts";

if (typeof document !== "undefined") notesEarlyChoices();

/**
 * Applies what the reader changed before the scripts had arrived. Hydration keeps the text and the choice that it finds
 * in a field but tells nobody; `apply` is told once, when they differ from what was rendered.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  rendered: string,
  apply: (found: string) => void,
) {
  useEffect(() => {
    const element = field.current;
    const found = element === null ? undefined : (element.dataset.early ?? element.value);
    if (found !== undefined && found !== rendered) apply(found);
    // Only what happened before the first effect can have been missed.
  }, []);
}
