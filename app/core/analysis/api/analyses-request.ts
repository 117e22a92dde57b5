import { z } from "@hono/zod-openapi";
import { methodNames, peerCount, type yearlyLevers } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { type Entries, shown } from "../../shared/contracts/address-grammar.ts";
import { analysisParametersSchema } from "./analysis-parameters-schema.ts";
import { analysisFields, traceParameter } from "./written-analysis.ts";

/** How many companies one request may name. */
export const mostCompanies = 100;

/** An item of a list, which an address writes between commas. */
const item = z.string().regex(/^[^,]*$/);
const names = (description: string, example: string[]) => z.array(item).optional().openapi({ description, example });
const years = (name: (typeof yearlyLevers)[number]) =>
  z
    .array(z.number().nullable())
    .optional()
    .openapi({ description: `${analysisParametersSchema.shape[name].description}; null where a place is left empty` });

// A figure is one company's.
const {
  ticker: _ticker,
  lang: _lang,
  figures: _figures,
  asOf: _asOf,
  ...ofOneCompany
} = analysisParametersSchema.shape;

/** The body: the parameters of one analysis in the types of JSON, lists as lists, and the companies. */
export const AnalysesRequest = z
  .object({
    tickers: z
      .array(z.string())
      .min(1)
      .max(mostCompanies)
      .openapi({
        description: `Symbols, ISINs or LEIs of 1 to ${mostCompanies} shares, each once`,
        example: ["AAPL", "KO", "SAN.MC"],
      }),
    ...ofOneCompany,
    peers: names(`Companies to compare with, ${peerCount.maximum} at most`, ["PEP", "KDP", "MNST", "PG", "CL"]),
    force: names(`Methods to ask although the kind of company speaks against them, of ${methodNames.join(", ")}`, [
      "discountedCashFlow",
    ]),
    method: names(`Methods to return, of ${methodNames.join(", ")}`, [...methodNames]),
    growthByYear: years("growthByYear"),
    marginByYear: years("marginByYear"),
    salesToCapitalByYear: years("salesToCapitalByYear"),
    trace: traceParameter("none"),
    fields: names(`${analysisFields.parameter.description}; a list of paths`, ["summary.signal"]),
  })
  .openapi({
    example: {
      tickers: ["AAPL", "SAN.MC", "ZZZZZ"],
      scenario: "conservative",
      fields: ["summary.signal", "summary.mean"],
    },
  });

/** The same as it is read: what a number or a name may be is said by the grammar of addresses, with its own codes. */
export const ReadAnalysesRequest = z.strictObject({
  ...Object.fromEntries(
    Object.entries(AnalysesRequest.shape).map(([name, schema]) => [name, asRead(schema).optional()]),
  ),
  tickers: z.array(z.string()),
  trace: z.string().optional(),
  fields: z.array(item).optional(),
});
export type ReadAnalysesRequest = z.infer<typeof ReadAnalysesRequest>;

function asRead(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return asRead(schema.def.innerType);
  if (schema instanceof z.ZodNumber) return z.number();
  if (!(schema instanceof z.ZodArray)) return z.string();
  return schema.element instanceof z.ZodNullable ? z.array(z.number().nullable()) : z.array(item);
}

/** The parameters of the question as an address writes them. */
export function entriesIn({
  tickers: _tickers,
  trace: _trace,
  fields: _fields,
  ...question
}: ReadAnalysesRequest): Entries {
  return Object.entries(question).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.map((each) => each ?? "").join() : String(value)]],
  );
}

/** The companies, each in its one spelling, or as it was typed where it has none. Throws when there are none, too many, or one twice. */
export function companiesIn(tickers: readonly string[], spellingOf: (typed: string) => string | null): string[] {
  const given = tickers.length;
  if (given < 1 || given > mostCompanies) throw new Failure("batchSizeInvalid", { given, maximum: mostCompanies });
  const spelled = tickers.map((typed) => spellingOf(typed) ?? typed);
  const repeated = spelled.find((ticker, index) => spelled.indexOf(ticker) < index);
  if (repeated !== undefined) throw new Failure("tickerRepeated", { ticker: shown(repeated) });
  return spelled;
}
