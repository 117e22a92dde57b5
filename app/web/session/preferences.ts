import { isLanguage, type Language } from "../../messages/languages.ts";

/** A reader's preferences; null means "not chosen": default language, the system's theme, green and red, the usual explanations. */
export type Preferences = {
  language: Language | null;
  theme: Theme | null;
  palette: Palette | null;
  explained: Explained | null;
};
export type Theme = "light" | "dark";
export type Palette = "bo";
/** How much a result explains: figures, verdicts and findings alone, or what each method says as well. */
export type Explained = "brief" | "full";

/** The same names in local storage and in cookies; the cookie lets the server render the choice at once. */
export const preferenceKeys = {
  language: "valora-language",
  theme: "theme",
  palette: "palette",
  explained: "explained",
} as const;
/**
 * A browser that runs no scripts cannot apply its choices: with this cookie the server renders them for it alone. The form of
 * preferences sets it, because scripts answer that form by themselves; the first script that runs removes it.
 */
export const serverSideCookie = "valora-no-scripts";
export type PreferenceName = keyof typeof preferenceKeys;

const oneYearInSeconds = 31_536_000;

const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";
const isPalette = (value: unknown): value is Palette => value === "bo";
const isExplained = (value: unknown): value is Explained => value === "brief" || value === "full";

/** The preferences in a Cookie header; anything not valid counts as not chosen. */
export function preferencesIn(cookieHeader: string | null): Preferences {
  const values = new Map<string, string>();
  for (const pair of (cookieHeader ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0) values.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  const language = values.get(preferenceKeys.language);
  const theme = values.get(preferenceKeys.theme);
  const palette = values.get(preferenceKeys.palette);
  const explained = values.get(preferenceKeys.explained);
  return {
    language: isLanguage(language) ? language : null,
    theme: isTheme(theme) ? theme : null,
    palette: isPalette(palette) ? palette : null,
    explained: isExplained(explained) ? explained : null,
  };
}

/** The cookie that keeps one choice for a year, or removes it when the value is null. Scripts read it too: not HttpOnly. */
export function preferenceCookie(name: PreferenceName, value: string | null, secure: boolean): string {
  const age = value === null ? 0 : oneYearInSeconds;
  const cookie = `${preferenceKeys[name]}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}

/** Says that the server has to apply the choices of this browser. */
export const serverSideMark = (secure: boolean): string =>
  `${serverSideCookie}=1; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;

/** The choices of a submitted form: only valid ones, null for "back to the default". */
export function chosenPreferences(form: FormData): Partial<Record<PreferenceName, string | null>> {
  const language = form.get("language");
  const theme = form.get("theme");
  const palette = form.get("palette");
  const explained = form.get("explained");
  return {
    ...(isLanguage(language) && { language }),
    ...(isTheme(theme) && { theme }),
    ...(theme === "system" && { theme: null }),
    ...(isPalette(palette) && { palette }),
    ...(palette === "gr" && { palette: null }),
    ...(isExplained(explained) && { explained }),
    ...(explained === "usual" && { explained: null }),
  };
}

/**
 * Where to go back to after a form: a path of this site, never another one. The `lang` parameter is dropped, because
 * it would hide the language just chosen.
 */
export function internalPath(value: FormDataEntryValue | null, origin: string): string {
  if (typeof value !== "string" || !value.startsWith("/")) return "/";
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin) return "/";
  url.searchParams.delete("lang");
  // A path like "//elsewhere" would be read by the browser as another host.
  return `/${url.pathname.replace(/^\/+/, "")}${url.search}`;
}
