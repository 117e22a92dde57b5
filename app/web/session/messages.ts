import {
  loadAccountMessages,
  loadFundamentalsMessages,
  loadListMessages,
  loadResultMessages,
  loadSiteMessages,
} from "../../messages/index.ts";
import { isLanguage, type Language, languages } from "../../messages/languages.ts";
import type { SiteMessages } from "../../messages/message-types.ts";
import { messageParts } from "./message-parts.ts";

/** Those of every page, and those of a result, of statements and ratios, of the account and of lists, each a chunk of its own. */
const loaders = {
  site: loadSiteMessages,
  result: loadResultMessages,
  fundamentals: loadFundamentalsMessages,
  account: loadAccountMessages,
  list: loadListMessages,
};

export type MessagePart = keyof typeof loaders;

export const pageMessages = messageParts<MessagePart>(loaders);

/** The texts of every page: awaited before anything is rendered. */
export const prepareMessages = (language: Language): Promise<object> => pageMessages.soon(language, ["site"]);

/** The texts of a result, fetched ahead of what shows it. */
export const prepareResultMessages = (language: Language): Promise<object> => pageMessages.soon(language, ["result"]);

// The keys of an object literal.
const everyPart = Object.keys(loaders) as MessagePart[];

export const prepareAllMessages = (): Promise<unknown> =>
  Promise.all(languages.map((language) => pageMessages.soon(language, everyPart)));

/** The language of the page that the server sent. */
export const languageOfDocument = (): Language => {
  const language = document.documentElement.lang;
  return isLanguage(language) ? language : "es";
};

export function messagesOf(language: Language): SiteMessages {
  const messages = pageMessages.now(language, ["site"]);
  if (!messages) throw new Error(`Messages of "${language}" were not prepared before rendering`);
  // The part of this name holds them.
  return messages as SiteMessages;
}
