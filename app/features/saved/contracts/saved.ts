import * as z from "zod";
import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** A screen: a question to the screener. A ratio: a formula of the reader's own. */
export const savedKinds = ["screen", "ratio"] as const;
export type SavedKind = (typeof savedKinds)[number];

/** Of a name, in characters that can be seen. */
export const longestSavedName = 60;
/** Of the address of a screen, in characters. */
export const longestScreen = 4_000;
/** The most that a person saves, by plan. */
export const mostSaved: Readonly<Record<Plan, number>> = { free: 20, pro: 200 };
/** The most screens that a person has watched. */
export const mostWatchedScreens = 20;

const name = z.string().meta({ description: `Up to ${longestSavedName} characters, each once of a kind` });
const isWatched = z.boolean().meta({
  description:
    "Whether you are told when a company enters or leaves: by mail and to programs (screen.changed). Screens alone; of the pro plan where plans limit people",
});

export const SavedItem = z
  .object({
    id: z.uuid(),
    kind: z.enum(savedKinds),
    name: z.string(),
    content: z.string().meta({ description: "The parameters of the screener's address, or the formula" }),
    address: z.string().meta({ description: "Of the page that shows it; it can be shared" }),
    isWatched: z.boolean(),
    companies: z.int().nullable().meta({ description: "How many the screen held when it was last looked at" }),
    checkedAt: z.iso.datetime().nullable(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: "SavedItem" });
export type SavedItem = z.infer<typeof SavedItem>;

export const SavedItems = z.object({ saved: z.array(SavedItem), most: z.int() }).meta({ id: "SavedItems" });

export const NewSavedItem = z
  .strictObject({
    kind: z.enum(savedKinds),
    name,
    content: z.string().meta({
      description: "country=ES&minDividendYield=0.04 of a screen, freeCashFlow / marketValue of a ratio",
    }),
    isWatched: isWatched.optional(),
  })
  .meta({ id: "NewSavedItem" });
export type NewSavedItem = z.infer<typeof NewSavedItem>;

export const SavedItemChange = z
  .strictObject({ name: name.optional(), isWatched: isWatched.optional() })
  .meta({ id: "SavedItemChange" });
export type SavedItemChange = z.infer<typeof SavedItemChange>;
