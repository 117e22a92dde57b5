import type { KeyNeed, KeySubject } from "../features/accounts/contracts/key-scope.ts";

/** The subject of each part of the API that is a person's own, by the first part of its address. */
const subjects: Readonly<Record<string, KeySubject>> = {
  alerts: "watchlist",
  "broker-connections": "portfolios",
  history: "history",
  jobs: "jobs",
  "job-files": "jobs",
  "job-runs": "jobs",
  "mailed-events": "webhooks",
  policies: "policies",
  portfolios: "portfolios",
  saved: "saved",
  "share-links": "shareLinks",
  teams: "teams",
  "team-invitations": "teams",
  theses: "theses",
  versions: "versions",
  watchlist: "watchlist",
  webhooks: "webhooks",
  "webhook-deliveries": "webhooks",
};

/** Parts about companies, with or without a file ending: a question about them changes nothing, whatever its method. */
const ofCompanies: ReadonlySet<string> = new Set([
  "analyses",
  "analysis",
  "companies",
  "compare",
  "data",
  "data-set",
  "figures",
  "imports",
  "multiples",
  "narration",
  "popular",
  "portfolio",
  "ratios",
  "screener",
  "statements",
  "technical",
  "value-through-time",
]);

/** Parts that no key opens, that tell whose key it is, or that are open to all in the same way: a key needs nothing there. */
const withoutNeeds: ReadonlySet<string> = new Set([
  "auth",
  "contact",
  "me",
  "payment",
  "setup",
  "shared",
  "sheets",
  "status",
  "wrong-numbers",
]);

/** What a question needs of the key that it brings; null: nothing. A part without a name here is closed to keys with a scope. */
export function keyNeedOf(method: string, path: string): KeyNeed | null {
  const part = /\/v1\/([^/.]+)/.exec(path)?.[1] ?? "";
  if (withoutNeeds.has(part)) return null;
  if (ofCompanies.has(part)) return { access: "read", subject: "analysis" };
  const access = method === "GET" || method === "HEAD" ? "read" : "write";
  const subject = Object.hasOwn(subjects, part) ? subjects[part] : undefined;
  return subject === undefined ? { access: "write", subject: null } : { access, subject };
}
