import * as z from "zod";
import { VersionResult } from "../../versions/contracts/version.ts";
import { mostCardOrigins, sharePasswordLength } from "./share-link-limits.ts";

export const shareKinds = ["version", "live"] as const;
/** `withoutVersion`: the version that it showed was deleted. */
export const shareStates = ["open", "expired", "revoked", "withoutVersion"] as const;
export type ShareState = (typeof shareStates)[number];

export const ShareLink = z
  .object({
    id: z.uuid(),
    kind: z.enum(shareKinds).meta({ description: "A saved version, or the question with what it gives today" }),
    versionId: z.uuid().nullable(),
    ticker: z.string(),
    name: z.string(),
    question: z.string(),
    showsNote: z.boolean(),
    hasPassword: z.boolean(),
    cardOrigins: z.array(z.string()).meta({ description: "The sites that may show the card; empty: none" }),
    createdAt: z.iso.datetime(),
    expiresOn: z.iso.date().nullable().meta({ description: "The last day on which it opens (Europe/Madrid)" }),
    revokedAt: z.iso.datetime().nullable(),
    state: z.enum(shareStates).meta({ description: "withoutVersion: the version was deleted" }),
    opens: z.int(),
    cardViews: z.int(),
    lastOpenedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "ShareLink" });
export type ShareLink = z.infer<typeof ShareLink>;

export const ShareLinksAnswer = z
  .object({
    links: z.array(ShareLink),
    most: z.int().meta({ description: "The most links that may be open at a time" }),
  })
  .meta({ id: "ShareLinks" });

export const NewShareLink = z
  .strictObject({
    version: z.string().optional().meta({ description: "Id of a saved version; absent: the live question" }),
    ticker: z.string().optional().meta({ description: "Of the live question", example: "KO" }),
    question: z
      .string()
      .optional()
      .meta({ description: "Parameters of the analysis as its address writes them", example: "wacc=0.08&horizon=7" }),
    showsNote: z.boolean().optional().meta({ description: "Whether the note of the version is shown; default no" }),
    expiresOn: z.string().optional().meta({ description: "The last day on which it opens", example: "2027-06-30" }),
    password: z
      .string()
      .optional()
      .meta({ description: `${sharePasswordLength.minimum} to ${sharePasswordLength.maximum} characters` }),
    cardOrigins: z
      .array(z.string())
      .optional()
      .meta({ description: `Up to ${mostCardOrigins} origins`, example: ["https://example.com"] }),
  })
  .meta({ id: "NewShareLink" });
export type NewShareLink = z.infer<typeof NewShareLink>;

export const MadeShareLink = z
  .object({
    link: ShareLink,
    token: z.string().meta({ description: "Shown this once: only its hash is kept" }),
    path: z.string().meta({ description: "The address of the page, from the origin of the installation on" }),
    cardPath: z.string().nullable().meta({ description: "The address of the card; null: no site may show it" }),
  })
  .meta({ id: "MadeShareLink" });
export type MadeShareLink = z.infer<typeof MadeShareLink>;

export const SharedRequest = z
  .strictObject({ token: z.string(), password: z.string().optional() })
  .meta({ id: "SharedRequest" });

/** What a link shows to all who have it: nothing of the person who made it. */
export const SharedAnalysis = z
  .object({
    kind: z.enum(shareKinds),
    ticker: z.string(),
    name: z.string(),
    exchange: z.string(),
    question: z.string().meta({ description: "The parameters that ask the same" }),
    at: z.iso.datetime().meta({ description: "When it was saved; of a live question, now" }),
    day: z.iso.date().meta({ description: "The day of `at` in Europe/Madrid" }),
    asOf: z.iso.date().nullable().meta({
      description: "The earlier day whose filings and price the values rest on; null: none",
    }),
    hasOwnAssumptions: z.boolean().meta({ description: "Whether assumptions are the maker's own" }),
    isOwnPrice: z.boolean().meta({ description: "Whether the price is the one that the link's maker typed" }),
    hasOwnFigures: z.boolean().meta({ description: "Whether figures of the accounts are the maker's own" }),
    note: z.string().nullable(),
    result: VersionResult,
  })
  .meta({ id: "SharedAnalysis" });
export type SharedAnalysis = z.infer<typeof SharedAnalysis>;

/** The addresses of a link. */
export const pathOfShare = (token: string): string => `/shared/${token}`;
export const pathOfCard = (token: string): string => `/embed/${token}`;
