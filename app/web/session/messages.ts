import {
  loadAccountMessages,
  loadFundamentalsMessages,
  loadListMessages,
  loadResultMessages,
  loadSiteMessages,
} from "../../messages/index.ts";
import { isLanguage, type Language, languages } from "../../messages/languages.ts";
import type {
  AccountMessages,
  FundamentalsMessages,
  ListMessages,
  ResultMessages,
  SiteMessages,
} from "../../messages/message-types.ts";

/** A part of the texts that is loaded once for each language. */
function loadedOnce<Part>(load: Readonly<Record<Language, () => Promise<Part>>>) {
  const loaded = new Map<Language, Part>();
  const loading = new Map<Language, Promise<Part>>();
  return {
    now: (language: Language): Part | undefined => loaded.get(language),
    soon(language: Language): Promise<Part> {
      const started = loading.get(language);
      if (started) return started;
      const promise = load[language]().then((part) => {
        loaded.set(language, part);
        return part;
      });
      // A chunk that did not arrive may be asked for again.
      promise.catch(() => loading.delete(language));
      loading.set(language, promise);
      return promise;
    },
  };
}

const site = loadedOnce<SiteMessages>(loadSiteMessages);
const result = loadedOnce<ResultMessages>(loadResultMessages);
const fundamentals = loadedOnce<FundamentalsMessages>(loadFundamentalsMessages);
const account = loadedOnce<AccountMessages>(loadAccountMessages);
const list = loadedOnce<ListMessages>(loadListMessages);

/** The texts of every page: awaited before anything is rendered. */
export const prepareMessages = site.soon;
/** The texts of a result, a chunk of their own. */
export const prepareResultMessages = result.soon;
export const resultMessagesOf = result.now;
/** The texts of the pages of statements and ratios, a chunk of their own. */
export const prepareFundamentalsMessages = fundamentals.soon;
export const fundamentalsMessagesOf = fundamentals.now;
/** The texts of the pages of accounts, a chunk of their own. */
export const prepareAccountMessages = account.soon;
export const accountMessagesOf = account.now;
/** The texts of the pages about many companies, a chunk of their own. */
export const prepareListMessages = list.soon;
export const listMessagesOf = list.now;

export const prepareAllMessages = () =>
  Promise.all(
    [site, result, fundamentals, account, list].flatMap((part) =>
      languages.map((language): Promise<unknown> => part.soon(language)),
    ),
  );

/** The language of the page that the server sent. */
export const languageOfDocument = (): Language => {
  const language = document.documentElement.lang;
  return isLanguage(language) ? language : "es";
};

export function messagesOf(language: Language): SiteMessages {
  const messages = site.now(language);
  if (!messages) throw new Error(`Messages of "${language}" were not prepared before rendering`);
  return messages;
}
