import * as z from "zod";
import { FormerListing } from "./former-listings.ts";
import { instrumentKinds } from "./instrument.ts";

const texts = z.array(z.string());

/**
 * `directory.json.gz`: the listed symbols, column by column, by market value, the largest first; and what people call
 * companies when their name does not say it. An empty text is unknown; kinds and exchanges are positions in their lists.
 */
export const BundledDirectory = z
  .strictObject({
    /** 3: with the numbers of the issuers at the SEC; 4: with the members of indices; 5: with former listings. */
    version: z.literal([2, 3, 4, 5]),
    exchanges: texts,
    kinds: z.array(z.enum(instrumentKinds)),
    currencies: texts,
    tickers: texts,
    names: texts,
    exchangeOf: z.array(z.int()),
    kindOf: z.array(z.int()),
    currencyOf: z.array(z.int()),
    commonShares: texts,
    /** 0 is unknown. */
    ciks: z.array(z.int()).optional(),
    aliases: z.record(z.string(), texts),
    /** Stock indices, the day of the list of their members, and these. */
    indices: z.array(z.strictObject({ name: z.string(), asOf: z.iso.date(), tickers: texts })).optional(),
    /** Companies that are not quoted any more, or that have another name and symbol now. */
    former: z.array(FormerListing).optional(),
  })
  .refine((file) => {
    const columns = [file.names, file.exchangeOf, file.kindOf, file.currencyOf, file.commonShares, file.ciks];
    return columns.every((column) => column === undefined || column.length === file.tickers.length);
  }, "all columns are of one length");
export type BundledDirectory = z.infer<typeof BundledDirectory>;
