/** How a row is measured: by kills of processes that write or of servers that deliver, by tests that are already there, elsewhere, or not at all. */
type Measure =
  | { kind: "kills"; of: "writes" | "deliveries" }
  | { kind: "tests"; runner: "vitest" | "playwright"; files: readonly string[] }
  | { kind: "elsewhere"; where: string }
  | { kind: "none"; why: string };
export type Row = { id: string; what: string; goal: string; by: Measure };

const tests = (...files: readonly string[]): Measure => ({ kind: "tests", runner: "vitest", files });
const served = (...files: readonly string[]): Measure => ({ kind: "tests", runner: "playwright", files });
const bench: Measure = { kind: "elsewhere", where: "`npm run bench:server`, [server](server.md), with its day" };
const none = (why: string): Measure => ({ kind: "none", why });

export const failures: readonly Row[] = [
  {
    id: "R-UP1…5",
    what: "providers refuse, are slow, limit, send garbage, or one of several fails",
    goal: "kept answers, marked with their age; no storm of tries",
    by: tests("app/api/upstream.test.ts", "packages/market-data/src/live/live.test.ts"),
  },
  {
    id: "R-DB1",
    what: "the database goes in mid-request",
    goal: "503 with a code, pages go on, back within 5 s by itself",
    by: tests("app/database/interruptions.test.ts", "app/api/outage.test.ts", "app/database/silence.test.ts"),
  },
  {
    id: "R-DB2, R-DB3",
    what: "kill at a random moment with writes flowing, and in the first seconds of a start",
    goal: "nothing acknowledged is lost, no half transaction",
    by: { kind: "kills", of: "writes" },
  },
  {
    id: "R-DB4",
    what: "power failure",
    goal: "PostgreSQL: nothing acknowledged; embedded: up to the last backup",
    by: none("needs a machine whose power is cut; [backup](backup.md#power-failure) says what may be lost"),
  },
  {
    id: "R-DB5",
    what: "a second process on the same data folder",
    goal: "it ends with 78, the first goes on",
    by: served("app/e2e/process.http.spec.ts"),
  },
  {
    id: "R-DISK",
    what: "the disk fills and is freed",
    goal: "writes 507, reads go on, recovers without a restart",
    by: tests("app/database/full-disk.test.ts"),
  },
  {
    id: "R-CLK",
    what: "clock skew, summer time, zones",
    goal: "each daily job once a local day; a jump is told",
    by: tests(
      "app/dependencies/clock-watch.test.ts",
      "app/features/backups/use-cases/backups.test.ts",
      "app/core/shared/use-cases/madrid-day.test.ts",
    ),
  },
  {
    id: "R-JOB1, R-JOB2",
    what: "a process that sends is killed; two processes",
    goal: "everything comes, each event has one id; one leads each job",
    by: tests(
      "app/features/webhooks/jobs/killed-processes.test.ts",
      "app/features/jobs/jobs/killed-runs.test.ts",
      "app/api/leading-processes.test.ts",
    ),
  },
  {
    id: "R-JOB5",
    what: "servers are killed at random moments while jobs run, alerts fire, mails and webhooks leave; one receiver is slow, one fails every third time. One server on the embedded database, two on PostgreSQL",
    goal: "each run is done, each mail and event arrives; again only under its id; an alert once",
    by: { kind: "kills", of: "deliveries" },
  },
  {
    id: "R-JOB3",
    what: "the mail server is down or refuses",
    goal: "tried again, then shown as not sent",
    by: tests("app/core/mail/delivery/smtp.test.ts"),
  },
  {
    id: "R-JOB4",
    what: "a receiver is slow, fails or redirects",
    goal: "no other receiver waits for it",
    by: tests("app/features/webhooks/stores/webhooks.test.ts"),
  },
  {
    id: "R-LOOP",
    what: "large work beside the thread that answers",
    goal: "threads with a queue, then 503",
    by: tests("app/threads/thread-pool.test.ts", "app/threads/thread-queue.test.ts"),
  },
  {
    id: "R-STOP",
    what: "two processes are restarted in turn under requests, and workers are replaced",
    goal: "0 requests failed",
    by: served("app/e2e/restart.http.spec.ts", "app/e2e/workers.http.spec.ts"),
  },
  {
    id: "R-MIG",
    what: "migration from every earlier schema",
    goal: "old or new, never half",
    by: tests("app/database/earlier-schemas.test.ts", "app/database/opening.test.ts"),
  },
  {
    id: "R-BAK",
    what: "a backup is made, altered, restored",
    goal: "compared row by row; an altered one is refused",
    by: tests("app/database/backup/backup.test.ts", "app/wiring/features/backup-commands.test.ts"),
  },
  {
    id: "R-FUZZ",
    what: "random requests to every operation",
    goal: "no 5xx, answers as described",
    by: tests("app/api/fuzz/random-requests.test.ts"),
  },
];

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
    by: tests("app/http/connections.test.ts", "app/http/connection-bounds.test.ts"),
  },
];

/** What `npm test` asks of a part of the members each day, and this of all (docs/tests.md, "Sweeps"). */
export const sweeps: readonly Row[] = [
  {
    id: "S-LIVES",
    what: "an account, a second factor, a passkey and a webhook, from the first day to the last",
    goal: "in three languages, with scripts and without",
    by: served(
      "app/e2e/account.spec.ts",
      "app/e2e/factor.spec.ts",
      "app/e2e/passkeys.spec.ts",
      "app/e2e/webhooks.server.spec.ts",
    ),
  },
  {
    id: "S-HOUSE",
    what: "a visitor signs up, works, writes, gets an answer and deletes the account",
    goal: "with scripts and without",
    by: served("app/e2e/house-life.spec.ts"),
  },
  {
    id: "S-TASKS",
    what: "ten questions of a newcomer",
    goal: "three actions at most, in three languages, at two widths",
    by: served("app/e2e/ten-tasks.spec.ts"),
  },
  {
    id: "S-AXE",
    what: "every address, looked at by axe",
    goal: "nothing found, in both themes",
    by: served("app/e2e/accessibility.spec.ts"),
  },
  {
    id: "S-REFLOW",
    what: "every address on a narrow screen, at a zoom of 200 % and with text of twice the size",
    goal: "nothing wider than the screen, nothing cut or covered",
    by: served("app/e2e/reflow.spec.ts"),
  },
  {
    id: "S-TRACES",
    what: "every figure of the result pages of twenty companies of every kind",
    goal: "a trace each, which answers with that figure",
    by: served("app/e2e/traces.http.spec.ts"),
  },
  {
    id: "S-LINKS",
    what: "every link of the site, and every view of its lists",
    goal: "none leads nowhere",
    by: served("app/e2e/links.http.spec.ts"),
  },
  {
    id: "S-INPUTS",
    what: "bad inputs, against the built site",
    goal: "the answer that each deserves",
    by: served("app/e2e/bad-inputs.http.spec.ts"),
  },
  {
    id: "S-LOG",
    what: "secrets in requests to every address of a server",
    goal: "none in its log",
    by: served("app/e2e/secrets-in-logs.http.spec.ts"),
  },
  {
    id: "S-DEV",
    what: "`npm run dev` and `npm run dev:offline`",
    goal: "pages and the API from the sources, and an end when told to",
    by: tests("scripts/dev-server.test.ts"),
  },
];

export const targets: readonly Row[] = [
  {
    id: "requests a second",
    what: "stored pages, the API, signed-in readers",
    goal: "3,000/s to 5,000/s stored, 600/s signed in",
    by: bench,
  },
  { id: "memory", what: "at rest, and after 10,000 mixed requests", goal: "350 MB; 700 MB", by: bench },
  { id: "start", what: "ready after listening", goal: "3 s, first run 10 s", by: bench },
  {
    id: "R-MEM",
    what: "an hour of mixed requests",
    goal: "less than 1 MB an hour",
    by: { kind: "elsewhere", where: "`npm run bench:server -- --soak=60`, on a machine of its own" },
  },
  {
    id: "open connections, streams",
    what: "2,000 idle sockets, 600 streams, half-open sockets",
    goal: "the rest is answered",
    by: none("the bounds are tested at T-DOS; the load of 600 streams was not run"),
  },
  {
    id: "users",
    what: "1,000 concurrent users",
    goal: "p99 below 300 ms",
    by: none("needs a machine of its own for the load"),
  },
  {
    id: "availability, job delivery",
    what: "99.9 % of thirty days",
    goal: "99.9 %",
    by: none("of an installation that has run for thirty days"),
  },
];
