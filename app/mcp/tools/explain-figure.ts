import { figureNames, quantityNames } from "@valora/valuation";
import * as z from "zod";
import type { Analysis } from "../../core/analysis/use-cases/analyse-company.ts";
import { pageAddress } from "../../core/analysis/use-cases/answer-links.ts";
import { shown } from "../../core/shared/contracts/address-grammar.ts";
import { Failure } from "../../failure.ts";
import { textByKey } from "../../messages/text-by-key.ts";
import { analysed, pageAt, type Question, questionArguments, tracedFigures } from "../question.ts";
import { type McpReader, type ToolContext, tool } from "../tool.ts";

/** A step or a leaf of a trace, as far as it is told. */
const Node = z.object({
  kind: z.enum(["figure", "reference", "assumption", "step"]),
  name: z.enum([...figureNames, ...quantityNames]),
  value: z.number(),
  unit: z.string(),
  year: z.number().nullish(),
  expression: z.string().optional(),
  ticker: z.string().nullish(),
  fiscalYearEnd: z.string().optional(),
  provider: z.string().optional(),
  origin: z.string().nullish(),
  accession: z.string().nullish(),
  filedAt: z.string().nullish(),
  asOf: z.string().optional(),
  source: z.string().optional(),
  chosenBy: z.string().optional(),
});

const Explained = z.object({
  figure: z.string(),
  value: z.number().nullable(),
  node: Node.extend({ label: z.string() }).nullable(),
});

const mostTold = 12;

/** What one number rests on, a step at a time, down to filings, published rates and choices. */
export const explainFigure = tool({
  name: "explain_figure",
  input: ({ t }) =>
    z.object({ ...questionArguments(t), figure: z.string().min(1).max(200).describe(t("mcp.arguments.figure")) }),
  output: z.object({
    ticker: z.string(),
    explained: Explained,
    /** What it rests on; each can be explained in turn. */
    from: z.array(Explained),
    /** How many more it rests on than are told. */
    more: z.int(),
    page: z.string(),
  }),
  answer: async (context, { figure, ...question }) => {
    const { query, figures } = await tracedFigures(context, question, [figure]).catch(async (error: unknown) => {
      const isUnknown = error instanceof Failure && error.code === "figureNotFound";
      throw isUnknown ? await figureNotFound(context, question, figure) : error;
    });
    const [first] = figures;
    if (!isFigure(first?.value)) throw await figureNotFound(context, question, figure);
    const addresses = first?.from ?? [];
    const told = addresses.slice(0, mostTold);
    const basis = told.length === 0 ? [] : (await tracedFigures(context, question, told)).figures;
    return {
      ticker: query.ticker,
      explained: explainedOf({ of: figure, value: first?.value ?? null }, context.reader),
      from: basis.map((each) => explainedOf(each, context.reader)),
      more: addresses.length - told.length,
      page: pageAt(context, pageAddress(query)),
    };
  },
});

/** Figures from which the others are reached: a program has no page to find their addresses in. */
function beginningsOf({ report: { methods } }: Analysis): readonly string[] {
  const valued = methods.filter(({ outcome }) => outcome.kind === "estimate");
  return [
    "price",
    ...["mean", "median", "minimum", "maximum"].map((name) => `summary/${name}`),
    ...valued.map(({ method }) => `methods/${method}/valuePerShare`),
    ...["wacc", "costOfEquity", "growth", "terminalGrowth"].map((name) => `assumptions/${name}/value`),
    ...["riskFreeRate", "equityRiskPremium", "beta"].map((name) => `assumptions/${name}`),
  ];
}

/** The refusal of an address, with some that lead to a figure of this company. */
async function figureNotFound(context: ToolContext, question: Question, figure: string): Promise<Failure> {
  const { analysis } = await analysed(context, question, { isRecorded: false });
  return new Failure("figureNotFound", { figure: shown(figure) }, { members: { figures: beginningsOf(analysis) } });
}

/** A figure, or one that is not known: null. Groups of figures and words are none, and null would say of them what it says of a figure. */
const isFigure = (value: unknown): boolean =>
  value === null || typeof value === "number" || Node.safeParse(value).success;

function explainedOf({ of, value }: { of: string; value: unknown }, { t }: McpReader): z.output<typeof Explained> {
  if (typeof value === "number") return { figure: of, value, node: null };
  const node = Node.safeParse(value);
  if (!node.success) return { figure: of, value: null, node: null };
  const { name } = node.data;
  const area = node.data.kind === "figure" ? "figures" : "quantities";
  return { figure: of, value: node.data.value, node: { ...node.data, label: textByKey(t)(`${area}.${name}`) } };
}
