import { preferenceKeys, serverSideCookie } from "./preferences.ts";

/**
 * Applies the theme, the colours and the explanations that a reader has chosen before anything is painted: a page that many readers share knows
 * nothing of them. It stands in the head of every page, always in these words, which its content policy allows by their hash. A
 * browser that runs it does not need the server to do the same.
 */
export const earlyPreferences = `(() => {
  const root = document.documentElement;
  const chosen = (name) => {
    const found = document.cookie.split("; ").find((pair) => pair.startsWith(name + "="));
    if (found) return found.slice(name.length + 1);
    try { return localStorage.getItem(name); } catch { return null; }
  };
  const theme = chosen("${preferenceKeys.theme}");
  if (theme === "light" || theme === "dark") {
    root.dataset.theme = theme;
    document.querySelector("meta[name=color-scheme]")?.setAttribute("content", theme);
  }
  if (chosen("${preferenceKeys.palette}") === "bo") root.dataset.palette = "bo";
  const explained = chosen("${preferenceKeys.explained}");
  if (explained === "brief" || explained === "full") root.dataset.explained = explained;
  if (document.cookie.includes("${serverSideCookie}=")) document.cookie = "${serverSideCookie}=; Path=/; Max-Age=0; SameSite=Lax";
})();`;
