import { flowMethodNames, unavailableReasons } from "@valora/valuation";
import * as z from "zod";
import { pageAddress } from "../../core/analysis/use-cases/answer-links.ts";
import { pageAt, questionArguments, tracedFigures } from "../question.ts";
import { tool } from "../tool.ts";
import { basisShape, basisTold } from "../value-answer.ts";

const reason = z.enum(unavailableReasons);

/** The assumption that a price implies, all others as they are. */
const Implied = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("root"), value: z.number() }),
  z.object({ kind: z.literal("several"), values: z.array(z.number()) }),
  /** No assumption in the range gives the price: `attainable` are the values that it gives. */
  z.object({
    kind: z.literal("none"),
    attainable: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
  }),
  z.object({ kind: z.literal("unavailable"), reason }),
]);

const Reverse = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("reverseValuation"),
    method: z.enum(flowMethodNames),
    price: z.number(),
    growth: Implied,
    /** Years over which that growth fades to the perpetual one. */
    fadesOver: z.number(),
    margin: Implied,
    years: Implied,
  }),
  z.object({ kind: z.literal("unavailable"), reason }),
]);

/** The assumptions at which a share is worth its price. */
export const reverseValuation = tool({
  name: "reverse_valuation",
  input: ({ t }) => z.object(questionArguments(t)),
  output: z.object({
    ticker: z.string(),
    ...basisShape,
    implied: Reverse,
    /** The growth that the value uses instead. */
    growthUsed: z.number().nullable(),
    reason: z.string().nullable(),
    page: z.string(),
  }),
  answer: async (context, question) => {
    const { query, figures } = await tracedFigures(context, question, ["reverse", "assumptions/growth"]);
    const [reverse, growth] = figures;
    const implied = Reverse.parse(reverse?.value);
    return {
      ticker: query.ticker,
      ...(await basisTold(context, question)),
      implied,
      growthUsed: z.object({ value: z.number() }).nullable().parse(growth?.value)?.value ?? null,
      reason: implied.kind === "unavailable" ? context.reader.t(`mcp.unavailable.${implied.reason}`) : null,
      page: pageAt(context, pageAddress(query)),
    };
  },
});
