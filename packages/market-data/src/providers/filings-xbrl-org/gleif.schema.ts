import * as z from "zod";

/** `https://api.gleif.org/api/v1/lei-records`: JSON:API of the Global Legal Entity Identifier Foundation. */
export const leiRecordsSchema = z.looseObject({
  data: z.array(
    z.looseObject({
      attributes: z.looseObject({
        lei: z.string(),
        entity: z.looseObject({
          legalName: z.looseObject({ name: z.string() }),
          legalAddress: z.looseObject({ country: z.string().nullish() }).nullish(),
          jurisdiction: z.string().nullish(),
        }),
      }),
    }),
  ),
});
