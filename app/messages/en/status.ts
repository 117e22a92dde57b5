import type { Messages } from "../message-types.ts";

/** The state of everything that an installation depends on. */
export const status: Messages["status"] = {
  title: "Status",
  lead: "Everything this installation depends on, as last seen. Reload the page for the latest.",
  well: "Everything works.",
  faults: "{count, plural, one {One thing is not working.} other {# things are not working.}}",
  heading: "Dependencies",
  names: {
    database: "Database",
    room: "Disk",
    notices: "Notices between processes",
    sources: "{part, select, none {Live sources} other {Source: {part}}}",
    jobs: "Job: {part}",
    mail: "Mail server",
    backups: "Backups",
    clock: "Clock",
  },
  jobs: {
    alerts: "alerts",
    backups: "backups",
    clearing: "clearing what has expired",
    filings: "new filings",
    mail: "sending mail",
    payments: "subscriptions",
    prices: "daily prices",
    resealing: "resealing secrets",
    scores: "scoring of predictions",
    webhooks: "webhooks",
  },
  states: "{state, select, up {Works} down {Not working} off {Not set up} other {Not used since the start}}",
  since: "Since {since}",
  seen: "last seen {seen}",
  cause: "Cause:",
  todo: "What to do:",
  causes: {
    lowRoom: "only {figure, number} MB are free",
    readOnly: "the data folder cannot be written to",
    stuck: "it has been running for {figure, number} minutes without ending",
    overdue: "the last good backup is {figure, number} hours old",
    clockAhead: "it jumped forward by {figure, number} seconds",
    clockBack: "it went back by {figure, number} seconds",
    clockEarly: "it is {figure, number} days behind the date of the included data",
  },
  advice: {
    database:
      "Check that PostgreSQL is running and that DATABASE_URL is right; with the embedded database, check the disk and restart Valora. Meanwhile, analyses of the included companies can be read. Valora reconnects by itself.",
    room: "Free some space or enlarge the disk of the data folder, and check its permissions. Until then everything can be read and nothing is saved. No restart is needed.",
    notices:
      "Processes do not hear at once what the others change. Connect to PostgreSQL directly, or through a pooler in session mode.",
    sources:
      "Check that the source answers and that its key is still valid. Meanwhile, stored and included data are used. It is asked again with the next query.",
    jobs: "It is tried again at its next turn. If it keeps failing, the cause is above and in the server log.",
    mail: "Check SMTP_URL, its user and password, and that the mail server is running. Messages wait in the outbox and leave when it is back.",
    backups:
      "Check the space and permissions of the backup folder, and make one with “valora backup”. The last good backup is still good.",
    clock:
      "Synchronise the machine's clock (on Linux: timedatectl set-ntp true). Daily limits, sessions and the date of the data depend on it.",
  },
  facts: {
    heading: "This installation",
    version: "Version",
    node: "Node",
    started: "Running since",
    data: "Included data",
    database: "Database",
    databaseKind: "{kind, select, embedded {embedded, in the data folder} other {PostgreSQL}}",
    disk: "Free space",
    diskRoom: "{free} of {total}",
    backup: "Last good backup",
    backupOf: "{madeAt}, {size} ({name})",
    noBackup: "{isScheduled, select, yes {None yet} other {None: they are not scheduled}}",
    kept: "Backups kept",
    mails: "Messages to send",
    unknown: "Unknown while the database does not answer",
  },
  json: "The same, for programs, at {address}.",
};
