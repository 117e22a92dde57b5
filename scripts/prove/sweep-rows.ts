import { type Row, served, tests } from "./row.ts";

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
    id: "S-WALKS",
    what: "the walks that need a server with its own settings: portfolio, teams, payment, drafts, versions and more",
    goal: "with scripts and without",
    by: served(
      "app/e2e/brokers.server.spec.ts",
      "app/e2e/editor.server.spec.ts",
      "app/e2e/jobs.server.spec.ts",
      "app/e2e/local-sign-in-off.server.spec.ts",
      "app/e2e/narration.server.spec.ts",
      "app/e2e/payment.server.spec.ts",
      "app/e2e/portfolio.server.spec.ts",
      "app/e2e/saved.server.spec.ts",
      "app/e2e/share-links.server.spec.ts",
      "app/e2e/status.server.spec.ts",
      "app/e2e/teams.server.spec.ts",
      "app/e2e/theses.server.spec.ts",
      "app/e2e/verdict.server.spec.ts",
      "app/e2e/versions.server.spec.ts",
      "app/e2e/wrong-number.server.spec.ts",
    ),
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
  {
    id: "S-IMAGE",
    what: "the image for amd64 and, with qemu, arm64, built by buildah on a Debian that is made here, and started without privileges on a file system that it cannot write",
    goal: "at most 250 MB; pages, health, command line, backup; 0 at SIGTERM",
    by: served("app/e2e/image.http.spec.ts"),
  },
];
