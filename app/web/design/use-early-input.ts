import { type RefObject, useEffect } from "react";

/** What was chosen in lists before anything listened to them: unlike a text, hydration sets a choice back. */
const earlyChoices = new WeakMap<EventTarget, string>();
if (typeof document !== "undefined") {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) earlyChoices.set(target, target.value);
  };
  document.addEventListener("change", remember, { capture: true });
}

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
    const found = element === null ? undefined : (earlyChoices.get(element) ?? element.value);
    if (found !== undefined && found !== rendered) apply(found);
    // Only what happened before the first effect can have been missed.
  }, []);
}
