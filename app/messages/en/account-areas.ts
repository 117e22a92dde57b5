import { account } from "./account.ts";

/** What only the pages of accounts need. */
export const accountAreas = { account } as const;
