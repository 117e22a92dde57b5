import { account } from "./account.ts";
import { admin } from "./admin.ts";
import { brokers } from "./brokers.ts";
import { channels } from "./channels.ts";
import { contact } from "./contact.ts";
import { discussions } from "./discussions.ts";
import { editor } from "./editor.ts";
import { installation } from "./installation.ts";
import { jobs } from "./jobs.ts";
import { plans } from "./plans.ts";
import { shareLinks } from "./share-links.ts";
import { sheetLinks } from "./sheet-links.ts";
import { status } from "./status.ts";
import { teams } from "./teams.ts";
import { theses } from "./theses.ts";
import { versions } from "./versions.ts";
import { webhooks } from "./webhooks.ts";
import { wrongNumbers } from "./wrong-numbers.ts";

/** Texts of the account pages alone. */
export const accountAreas = {
  account,
  admin,
  brokers,
  channels,
  contact,
  discussions,
  editor,
  installation,
  jobs,
  plans,
  shareLinks,
  sheetLinks,
  teams,
  theses,
  status,
  versions,
  webhooks,
  wrongNumbers,
} as const;
