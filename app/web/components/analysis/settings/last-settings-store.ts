/** The last settings of a company's page, newest first; kept in this browser only, until its window is closed. */
const longest = 5;
const keyOf = (address: string) => `valora-settings:${address}`;

const isSetting = (value: unknown): value is string => typeof value === "string" && /^(\?.*)?$/.test(value);

/** The stored settings, tolerant of anything a hand or an older version left there. */
export function lastSettings(address: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSetting).slice(0, longest) : [];
  } catch {
    return [];
  }
}

/** Keeps the list for the next page of the company in this window; an empty one leaves nothing behind. */
export function keepSettings(address: string, settings: readonly string[]) {
  try {
    if (settings.length === 0) sessionStorage.removeItem(keyOf(address));
    else sessionStorage.setItem(keyOf(address), JSON.stringify(settings));
  } catch {
    // Storage refused or full: the settings of this page are in its memory.
  }
}

/** The list with a setting in front; one that is in it already keeps its place. */
export const withSetting = (settings: readonly string[], setting: string): readonly string[] =>
  settings.includes(setting) ? settings : [setting, ...settings].slice(0, longest);
