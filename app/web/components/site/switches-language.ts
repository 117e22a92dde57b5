import { isLanguage } from "../../../messages/languages.ts";
import { chooseLanguage } from "../../session/browser-preferences.ts";

/** Stores the language chosen and reads the page again in it, instead of posting the form; returns how to stop that. */
export function switchesLanguage(form: HTMLFormElement): () => void {
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.submitter instanceof HTMLButtonElement) || !isLanguage(event.submitter.value)) return;
    event.preventDefault();
    chooseLanguage(event.submitter.value);
  };
  form.addEventListener("submit", onSubmit);
  return () => form.removeEventListener("submit", onSubmit);
}
