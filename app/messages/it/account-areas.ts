import { account } from "./account.ts";
import { admin } from "./admin.ts";
import { contact } from "./contact.ts";
import { editor } from "./editor.ts";
import { plans } from "./plans.ts";

/** What only the pages of accounts need. */
export const accountAreas = { account, admin, contact, editor, plans } as const;
