import * as z from "zod";

/** What a link may open. All but the last three are answers of the API about companies; those are what the person keeps. */
export const sheetDocuments = [
  "analysis",
  "statements",
  "multiples",
  "technical",
  "compare",
  "screener",
  "watchlist",
  "book",
  "portfolio",
] as const;
export type SheetDocument = (typeof sheetDocuments)[number];

export const sheetLinkStates = ["open", "expired", "revoked"] as const;

export const SheetLink = z
  .object({
    id: z.uuid(),
    document: z.enum(sheetDocuments),
    subject: z.string().meta({ description: "The companies, or the name of the list, when the link was made" }),
    question: z.string().meta({ description: "The parameters of the document" }),
    createdAt: z.iso.datetime(),
    expiresOn: z.iso.date().nullable().meta({ description: "The last day on which it opens (Europe/Madrid)" }),
    revokedAt: z.iso.datetime().nullable(),
    state: z.enum(sheetLinkStates),
    lastReadOn: z.iso.date().nullable().meta({ description: "The last day on which it was read; null: not yet" }),
  })
  .meta({ id: "SheetLink" });
export type SheetLink = z.infer<typeof SheetLink>;

export const SheetLinksAnswer = z
  .object({
    links: z.array(SheetLink),
    most: z.int().meta({ description: "The most links that may be open at a time" }),
  })
  .meta({ id: "SheetLinks" });

export const NewSheetLink = z
  .strictObject({
    document: z.string().meta({ description: sheetDocuments.join(", "), example: "analysis" }),
    question: z.string().optional().meta({
      description:
        "Parameters of the operation that answers the document as CSV (analysis.csv, screener.csv…); view of the watchlist; team, book and view of a book; id of a portfolio that you keep",
      example: "ticker=KO&wacc=0.08",
    }),
    expiresOn: z.string().optional().meta({ description: "The last day on which it opens", example: "2027-06-30" }),
  })
  .meta({ id: "NewSheetLink" });

export const MadeSheetLink = z
  .object({
    link: SheetLink,
    token: z.string().meta({ description: "Shown this once: only its hash is kept" }),
    path: z.string().meta({ description: "The address of the document, from the origin of the installation on" }),
  })
  .meta({ id: "MadeSheetLink" });
export type MadeSheetLink = z.infer<typeof MadeSheetLink>;

/** The address of the document that a link opens. Programs for tables take it for a file by its ending. */
export const pathOfSheet = (token: string): string => `/api/v1/sheets/${token}.csv`;
