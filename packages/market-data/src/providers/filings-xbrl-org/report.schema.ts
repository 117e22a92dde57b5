import * as z from "zod";

/**
 * xBRL-JSON of one report. A fact's period is "start/end" or an instant; ends are the midnight *after* the last day.
 * Facts that do not fit are left out one by one by the mapper: a report holds thousands, texts among them.
 *
 * @see https://www.xbrl.org/Specification/xbrl-json/REC-2021-10-13/xbrl-json-REC-2021-10-13.html
 */
export const reportSchema = z.looseObject({
  documentInfo: z.looseObject({ documentType: z.string() }),
  facts: z.record(z.string(), z.unknown()),
});
export type Report = z.infer<typeof reportSchema>;

export const reportFactSchema = z.looseObject({
  value: z.string().nullable(),
  /** Further keys are segments, scenarios and the like. */
  dimensions: z.looseObject({
    concept: z.string(),
    entity: z.string(),
    period: z.string().optional(),
    unit: z.string().optional(),
  }),
});
