/** Companies this reader looked at last, newest first; kept in this browser only. */
export type RecentCompany = { ticker: string; name: string };

const key = "valora-recent";
const longest = 8;

const isRecent = (value: unknown): value is RecentCompany =>
  typeof value === "object" &&
  value !== null &&
  "ticker" in value &&
  typeof value.ticker === "string" &&
  "name" in value &&
  typeof value.name === "string";

/** The list stored under `key`, tolerant of anything a hand or an older version left there. */
export function recentCompanies(): readonly RecentCompany[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, longest) : [];
  } catch {
    return [];
  }
}

export function rememberCompany({ ticker, name }: RecentCompany) {
  const others = recentCompanies().filter((company) => company.ticker !== ticker);
  try {
    localStorage.setItem(key, JSON.stringify([{ ticker, name }, ...others].slice(0, longest)));
  } catch {
    // Storage refused or full: recent searches are a convenience, nothing depends on them.
  }
}
