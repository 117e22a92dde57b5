import { chooseExplained } from "../../../session/browser-preferences.ts";

/** Shows and hides the explanations at once instead of posting the form of the two buttons; returns how to stop that. */
export function switchesExplanations(form: HTMLFormElement): () => void {
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    const { submitter } = event;
    const { value } = submitter;
    if (value !== "brief" && value !== "usual" && value !== "full") return;
    event.preventDefault();
    const before = submitter.getBoundingClientRect().top;
    chooseExplained(value === "usual" ? null : value);
    // What appears or goes above the switch leaves it where the reader has pressed.
    scrollBy({ top: submitter.getBoundingClientRect().top - before, behavior: "instant" });
  };
  form.addEventListener("submit", onSubmit);
  return () => form.removeEventListener("submit", onSubmit);
}
