import { chooseTheme } from "../../session/browser-preferences.ts";

/** Switches the theme at once instead of posting the form of the two buttons; returns how to stop that. */
export function switchesTheme(form: HTMLFormElement): () => void {
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    const { value } = event.submitter;
    if (value !== "light" && value !== "dark") return;
    event.preventDefault();
    // The button pressed disappears: its twin takes the focus.
    const twin = form.querySelector<HTMLButtonElement>(`button:not([value=${value}])`);
    chooseTheme(value);
    twin?.focus();
  };
  form.addEventListener("submit", onSubmit);
  return () => form.removeEventListener("submit", onSubmit);
}
