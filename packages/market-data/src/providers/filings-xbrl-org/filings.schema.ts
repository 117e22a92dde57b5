import * as z from "zod";

/** `https://filings.xbrl.org/api/filings` and `/api/entities/{LEI}/filings`: JSON:API, the companies under `included`. */
export const filingsSchema = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.string(),
      attributes: z.looseObject({
        country: z.string().nullable(),
        period_end: z.iso.date(),
        /** Null when the report could not be read into xBRL-JSON. */
        json_url: z.string().nullable(),
        /** The zip with the filer's taxonomy: labels, calculations, anchors. */
        package_url: z.string().nullish(),
        error_count: z.number().nullish(),
        fxo_id: z.string(),
        /** "2023-02-16 14:33:58.236220": when the report entered the repository, weeks after it was published at the latest. */
        date_added: z.string(),
      }),
      relationships: z
        .looseObject({
          entity: z
            .looseObject({
              links: z.looseObject({ related: z.string() }).nullish(),
              data: z.looseObject({ id: z.string() }).nullish(),
            })
            .nullish(),
        })
        .nullish(),
    }),
  ),
  included: z
    .array(
      z.looseObject({
        type: z.string(),
        id: z.string(),
        attributes: z.looseObject({ identifier: z.string().optional(), name: z.string().optional() }).optional(),
      }),
    )
    .nullish(),
  meta: z.looseObject({ count: z.number() }).nullish(),
});
export type Filings = z.infer<typeof filingsSchema>;

/** `https://filings.xbrl.org/api/entities`: the filers, by LEI. */
export const entitiesSchema = z.looseObject({
  data: z.array(
    z.looseObject({ attributes: z.looseObject({ identifier: z.string().nullish(), name: z.string().nullish() }) }),
  ),
});
