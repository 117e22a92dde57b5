import * as z from "zod";

/** `write` reads too. */
export const keyAccesses = ["read", "write"] as const;
export type KeyAccess = (typeof keyAccesses)[number];

/** The subjects of the API of which a key may be. `analysis` is all that is asked of companies. */
export const keySubjects = [
  "analysis",
  "history",
  "policies",
  "watchlist",
  "versions",
  "theses",
  "teams",
  "shareLinks",
  "portfolios",
  "saved",
  "jobs",
  "webhooks",
] as const;
export type KeySubject = (typeof keySubjects)[number];

/** What a key may do; of all subjects where it names none. */
export const KeyScope = z.object({
  access: z.enum(keyAccesses).meta({ description: "write reads too" }),
  subject: z.enum(keySubjects).nullable().meta({ description: "Null: all" }),
  expiresOn: z.iso
    .date()
    .nullable()
    .meta({ description: "The last day on which it works (Europe/Madrid); null: none" }),
});
export type KeyScope = z.infer<typeof KeyScope>;

export const wholeScope: KeyScope = { access: "write", subject: null, expiresOn: null };

/** What an operation asks of a key; `subject` is null where it belongs to none: then the key must be of all. */
export type KeyNeed = { access: KeyAccess; subject: KeySubject | null };
