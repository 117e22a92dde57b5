/**
 * Notes what is chosen in lists before anything listens to them: unlike a text, hydration sets a choice back. Kept at the
 * list itself, where scripts that come later find it.
 */
export function notesEarlyChoices() {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) target.dataset.early = target.value;
  };
  document.addEventListener("change", note, { capture: true });
}
