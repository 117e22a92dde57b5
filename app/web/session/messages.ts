import { loadMessages, type Messages } from "../../messages/index.ts";
import { isLanguage, type Language, languages } from "../../messages/languages.ts";

const loaded = new Map<Language, Messages>();

/** Loads one language's chunk once. Awaited before rendering: on the server, before hydration, before a navigation. */
export async function prepareMessages(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await loadMessages[language]());
}

export const prepareAllMessages = () => Promise.all(languages.map(prepareMessages));

/** The language of the page that the server sent. */
export const languageOfDocument = (): Language => {
  const language = document.documentElement.lang;
  return isLanguage(language) ? language : "es";
};

export function messagesOf(language: Language): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`Messages of "${language}" were not prepared before rendering`);
  return messages;
}
