import { none, type Row, served, tests } from "./row.ts";

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
      "app/features/webhooks/jobs/killed-digests.test.ts",
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
  {
    id: "R-UNC",
    what: "a mistake of ours while a request is answered",
    goal: "that request fails with 500 and its id, or is cut where it has begun; the process answers on",
    by: tests("app/http/mistakes.test.ts"),
  },
  {
    id: "R-END",
    what: "a mistake of ours outside of every request",
    goal: "one line in the log; those inside are answered, and the process ends with 1 for its supervisor",
    by: served("app/e2e/mistakes.http.spec.ts"),
  },
];
