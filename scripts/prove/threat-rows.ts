import { type Row, served, tests } from "./row.ts";

export const threats: readonly Row[] = [
  {
    id: "T-LIMIT",
    what: "limits of a plan",
    goal: "exact over processes and networks",
    by: tests("app/core/usage/api/plan-limits.test.ts"),
  },
  {
    id: "T-SSRF, T-HOOKOUT",
    what: "private networks through imports and webhooks",
    goal: "none is reached",
    by: tests(
      "app/outbound/destination.test.ts",
      "app/outbound/fetch-file.test.ts",
      "app/outbound/public-address.test.ts",
    ),
  },
  {
    id: "T-FILE, T-XXE, T-PROTO",
    what: "hostile files",
    goal: "an answer in time, memory bounded",
    by: tests("app/features/imports/api/bad-files.test.ts"),
  },
  {
    id: "T-CSVINJ",
    what: "formulas in exported text",
    goal: "text stays text",
    by: tests("app/documents/written-cell.test.ts"),
  },
  {
    id: "T-IDOR, T-ADMIN",
    what: "what is another's",
    goal: "404 for seven kinds of callers at each operation",
    by: tests("app/api/authorisation.test.ts"),
  },
  {
    id: "T-CSRF, T-XSS, T-FRAME",
    what: "pages elsewhere, markup, frames",
    goal: "refused; scripts by hash",
    by: tests("app/http/guard.test.ts", "app/http/content-policy.test.ts", "app/http/security-headers.test.ts"),
  },
  {
    id: "T-ENUM, T-STUFF",
    what: "guessing and enumeration",
    goal: "counted; the same answers",
    by: tests("app/features/accounts/api/bad-accounts.test.ts"),
  },
  {
    id: "T-HASH, T-SECRET",
    what: "passwords and secrets at rest",
    goal: "scrypt; sealed and bound to their row",
    by: tests(
      "app/features/accounts/security/password-hash.test.ts",
      "app/features/accounts/security/sealed-secrets.test.ts",
    ),
  },
  {
    id: "T-STRIPE",
    what: "forged and repeated events",
    goal: "refused; one effect",
    by: tests("app/features/payments/api/payment.test.ts"),
  },
  { id: "T-LOG", what: "secrets in the log", goal: "none", by: tests("app/http/log-secrets.test.ts") },
  {
    id: "T-CACHE",
    what: "private answers from a store",
    goal: "none",
    by: tests("app/http/response-store/leak.test.ts", "app/http/stable-pages.test.ts"),
  },
  {
    id: "T-DOS",
    what: "slow sockets, floods",
    goal: "closed in time; bounds per address",
    by: tests("app/http/connections/connections.test.ts", "app/http/connections/connection-bounds.test.ts"),
  },
  {
    id: "T-SCRAPE",
    what: "the quotas of providers are used up by readers",
    goal: "one request for many readers, an unknown symbol is asked once in ten minutes",
    by: tests("packages/market-data/src/live/live.test.ts"),
  },
  {
    id: "T-UPSTREAM",
    what: "false and malformed figures of providers",
    goal: "refused or marked; the good ones stay",
    by: tests("packages/market-data/src/live/validate-company.test.ts", "app/api/upstream.test.ts"),
  },
  {
    id: "T-SESSION, T-DELETE",
    what: "sessions that should have ended, people who have left",
    goal: "ended at once; nothing of a person is left, also after a restore",
    by: tests("app/features/accounts/stores/accounts.test.ts", "app/wiring/features/backup-commands.test.ts"),
  },
  {
    id: "T-MAIL",
    what: "headers in a mail, mails to others",
    goal: "recipients are single addresses, texts are text",
    by: tests("app/core/mail/delivery/smtp.test.ts", "app/features/accounts/use-cases/account-rules.test.ts"),
  },
  {
    id: "T-REDIR",
    what: "addresses that lead to another site",
    goal: "none does",
    by: tests("app/web/session/preferences.test.ts", "app/features/accounts/use-cases/account-rules.test.ts"),
  },
  {
    id: "T-GDPR",
    what: "a first visit",
    goal: "no cookie, nothing from elsewhere",
    by: served("app/e2e/shell.spec.ts"),
  },
  {
    id: "T-REDOS",
    what: "texts that make a pattern slow",
    goal: "the time of every pattern grows as the length of the text",
    by: tests("scripts/patterns/slow-patterns.test.ts"),
  },
];
