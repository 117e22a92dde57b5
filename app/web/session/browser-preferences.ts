import { isLanguage, type Language } from "../../messages/languages.ts";
import { type Explained, type PreferenceName, preferenceCookie, preferenceKeys, preferencesIn } from "./preferences.ts";

/** Local storage may be refused (private windows, policies): then the cookie alone carries the choice. */
function keep(name: PreferenceName, value: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = preferenceCookie(name, value, location.protocol === "https:");
  try {
    if (value === null) localStorage.removeItem(preferenceKeys[name]);
    else localStorage.setItem(preferenceKeys[name], value);
  } catch {
    // The cookie is enough.
  }
}

function stored(name: PreferenceName): string | null {
  try {
    return localStorage.getItem(preferenceKeys[name]);
  } catch {
    return null;
  }
}

function addressWithoutLanguage() {
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  return url.href;
}

/** Stores the language and loads the page again in it. */
export function chooseLanguage(language: Language) {
  keep("language", language);
  const address = addressWithoutLanguage();
  if (address === location.href) location.reload();
  else location.assign(address);
}

/** Null follows the system. */
export function chooseTheme(theme: "light" | "dark" | null) {
  keep("theme", theme);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export function choosePalette(palette: "bo" | null) {
  keep("palette", palette);
  if (palette) document.documentElement.dataset.palette = palette;
  else delete document.documentElement.dataset.palette;
}

/** Null: the usual explanations. */
export function chooseExplained(explained: Explained | null) {
  keep("explained", explained);
  if (explained) document.documentElement.dataset.explained = explained;
  else delete document.documentElement.dataset.explained;
}

/**
 * Choices that survive in local storage when their cookies are gone: put them back, and read the page again when its
 * language is not the chosen one. An address that names a language wins over the stored one.
 */
export function restoreStoredPreferences() {
  const cookies = preferencesIn(document.cookie);
  const shown = document.documentElement.dataset;
  // The offline page was kept without them.
  if (cookies.theme) shown.theme = cookies.theme;
  if (cookies.palette) shown.palette = cookies.palette;
  if (cookies.explained) shown.explained = cookies.explained;
  const theme = stored("theme");
  if (!cookies.theme && (theme === "light" || theme === "dark")) chooseTheme(theme);
  if (!cookies.palette && stored("palette") === "bo") choosePalette("bo");
  const explained = stored("explained");
  if (!cookies.explained && (explained === "brief" || explained === "full")) chooseExplained(explained);
  const language = stored("language");
  if (cookies.language || !isLanguage(language) || new URLSearchParams(location.search).has("lang")) return;
  keep("language", language);
  // Without a cookie that sticks, reloading would never end.
  if (language !== document.documentElement.lang && preferencesIn(document.cookie).language) location.reload();
}
