import { createTranslator } from "use-intl/core";
import type { es } from "./es/index.ts";
import type { Language } from "./languages.ts";
import type {
  AccountMessages,
  FundamentalsMessages,
  ListMessages,
  Messages,
  ResultMessages,
  SiteMessages,
} from "./message-types.ts";

/** All areas, for who speaks outside a browser. */
export const loadMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  es: () => import("./es/index.ts").then((module) => module.es),
  en: () => import("./en/index.ts").then((module) => module.en),
  it: () => import("./it/index.ts").then((module) => module.it),
};

/** Parts for the browser: what every page needs, what only results, statements and ratios, lists, or the pages of accounts do. */
export const loadSiteMessages: Readonly<Record<Language, () => Promise<SiteMessages>>> = {
  es: () => import("./es/site-areas.ts").then((module) => module.siteAreas),
  en: () => import("./en/site-areas.ts").then((module) => module.siteAreas),
  it: () => import("./it/site-areas.ts").then((module) => module.siteAreas),
};

export const loadResultMessages: Readonly<Record<Language, () => Promise<ResultMessages>>> = {
  es: () => import("./es/result-areas.ts").then((module) => module.resultAreas),
  en: () => import("./en/result-areas.ts").then((module) => module.resultAreas),
  it: () => import("./it/result-areas.ts").then((module) => module.resultAreas),
};

export const loadAccountMessages: Readonly<Record<Language, () => Promise<AccountMessages>>> = {
  es: () => import("./es/account-areas.ts").then((module) => module.accountAreas),
  en: () => import("./en/account-areas.ts").then((module) => module.accountAreas),
  it: () => import("./it/account-areas.ts").then((module) => module.accountAreas),
};

export const loadFundamentalsMessages: Readonly<Record<Language, () => Promise<FundamentalsMessages>>> = {
  es: () => import("./es/fundamentals-areas.ts").then((module) => module.fundamentalsAreas),
  en: () => import("./en/fundamentals-areas.ts").then((module) => module.fundamentalsAreas),
  it: () => import("./it/fundamentals-areas.ts").then((module) => module.fundamentalsAreas),
};

export const loadListMessages: Readonly<Record<Language, () => Promise<ListMessages>>> = {
  es: () => import("./es/list-areas.ts").then((module) => module.listAreas),
  en: () => import("./en/list-areas.ts").then((module) => module.listAreas),
  it: () => import("./it/list-areas.ts").then((module) => module.listAreas),
};

const translators = new Map<Language, ReturnType<typeof createTranslatorFor>>();

async function createTranslatorFor(language: Language) {
  const messages = await loadMessages[language]();
  // Every catalogue has the keys of the Spanish one: `Messages` is derived from it.
  return createTranslator<typeof es>({ locale: language, messages: messages as typeof es, timeZone: "Europe/Madrid" });
}

/**
 * A translator outside React: email, API titles, command line. The language is the reader's, passed in. One for each
 * language and process: it remembers the texts that it has parsed and the formats that it has built.
 */
export function translatorFor(language: Language): ReturnType<typeof createTranslatorFor> {
  const known = translators.get(language);
  if (known) return known;
  const loading = createTranslatorFor(language);
  translators.set(language, loading);
  loading.catch(() => translators.delete(language));
  return loading;
}
