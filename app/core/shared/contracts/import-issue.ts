import * as z from "zod";

/** The issues of an uploaded table; the text is `imports.issues.<code>` in messages. */
export const importIssueCodes = [
  "tableEmpty",
  "tableTooLarge",
  "quoteUnclosed",
  "separatorsMixed",
  "yearsMissing",
  "dateUnreadable",
  "yearWithoutMonth",
  "columnNotYear",
  "yearRepeated",
  "periodUnclear",
  "periodRepeated",
  "periodUnlikely",
  "periodsIncomplete",
  "figureWithoutYear",
  "headingUnknown",
  "headingIsDay",
  "headingForbidden",
  "headingRepeated",
  "rowRepeated",
  "partOfTotal",
  "sheetLeftOut",
  "earlierSheetCounts",
  "hiddenSheet",
  "hiddenCells",
  "figureDivided",
  "declarationContradicts",
  "numberUnreadable",
  "numberQuoted",
  "formulaUnsolved",
  "cellInError",
  "signUnlikely",
  "balanceDoesNotAdd",
  "unitUnlikely",
  "currencyUnlikely",
  "currenciesMixed",
] as const;
export type ImportIssueCode = (typeof importIssueCodes)[number];

/** A doubt about one cell ("B7", "years[0].revenue"). What is `blocking` must be put right; the rest may be accepted. */
export const ImportIssue = z
  .object({ cell: z.string(), code: z.enum(importIssueCodes), text: z.string(), blocking: z.boolean() })
  .meta({ id: "ImportIssue" });
export type ImportIssue = z.infer<typeof ImportIssue>;
