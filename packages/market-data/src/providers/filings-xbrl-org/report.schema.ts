import * as z from "zod";

/**
 * xBRL-JSON of one report. A fact's period is "start/end" or an instant; ends are the midnight *after* the last day.
 * Facts that do not fit are left out one by one by the mapper: a report holds thousands, texts among them.
 *
 * @see https://www.xbrl.org/Specification/xbrl-json/REC-2021-10-13/xbrl-json-REC-2021-10-13.html
 */
export const reportSchema = z.looseObject({
  documentInfo: z.looseObject({
    documentType: z.string(),
    /** The dictionary behind each prefix of this report: filers may call IFRS what they like. */
    namespaces: z.record(z.string(), z.unknown()).nullish(),
  }),
  facts: z.record(z.string(), z.unknown()),
});
export type Report = z.infer<typeof reportSchema>;

export const reportFactSchema = z.looseObject({
  value: z.string().nullable(),
  /** Digits after the decimal point that are right; negative for thousands and millions; absent: all. */
  decimals: z.number().nullish(),
  /** Further keys are segments, scenarios and the like. */
  dimensions: z.looseObject({
    concept: z.string(),
    entity: z.string(),
    period: z.string().optional(),
    unit: z.string().optional(),
  }),
});
