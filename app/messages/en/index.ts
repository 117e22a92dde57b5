import type { Messages } from "../message-types.ts";
import { accountAreas } from "./account-areas.ts";
import { api } from "./api.ts";
import { checkConfig } from "./check-config.ts";
import { cli } from "./cli.ts";
import { drawings } from "./drawings.ts";
import { eventMessages } from "./event-messages.ts";
import { fundamentalsAreas } from "./fundamentals-areas.ts";
import { listAreas } from "./list-areas.ts";
import { mail } from "./mail.ts";
import { mcp } from "./mcp.ts";
import { resultAreas } from "./result-areas.ts";
import { siteAreas } from "./site-areas.ts";
import { socialCard } from "./social-card.ts";
import { start } from "./start.ts";
import { tearSheet } from "./tear-sheet.ts";
import { tryIt } from "./try-it.ts";
import { workbook } from "./workbook.ts";

export const en: Messages = {
  api,
  checkConfig,
  cli,
  drawings,
  eventMessages,
  mail,
  mcp,
  socialCard,
  start,
  tearSheet,
  tryIt,
  workbook,
  ...accountAreas,
  ...fundamentalsAreas,
  ...listAreas,
  ...siteAreas,
  ...resultAreas,
};
