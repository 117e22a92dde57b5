import { scenarios, valuationViews } from "@valora/valuation";
import * as z from "zod";
import { questionOf } from "../core/analysis/api/asked-analysis.ts";
import { analysisParameters } from "../core/analysis/contracts/analysis-parameters.ts";
import type { AnalysisQuery } from "../core/analysis/contracts/analysis-query.ts";
import type { TracedFigure } from "../core/analysis/contracts/traced-figures.ts";
import type { AnalyseOptions, Analysis } from "../core/analysis/use-cases/analyse-company.ts";
import type { Policy } from "../core/policies/contracts/policy.ts";
import { type Entries, shown, writtenNumber } from "../core/shared/contracts/address-grammar.ts";
import { Failure } from "../failure.ts";
import type { Translate } from "../messages/translator.ts";
import type { ToolContext } from "./tool.ts";

/** Parameters of a question that arguments of their own give, or that an answer of this size has no use for. */
const givenApart: readonly string[] = [
  "ticker",
  "scenario",
  "view",
  "price",
  "method",
  "lang",
  "paths",
  "seed",
  "policy",
];

/** Names under which `assumptions` takes values: those of the API. */
export const assumptionParameters = analysisParameters.filter(
  (name) => !givenApart.includes(name) && !name.startsWith("note."),
);

/** Names that the grammar of a question takes, also where an argument of their own gives them. */
const takenNames: readonly string[] = analysisParameters;

const assumptionValue = z.union([z.string(), z.number()]);

/** The symbol of a company. */
export const tickerArgument = (t: Translate) => z.string().min(1).max(80).describe(t("mcp.arguments.ticker"));

/** The arguments of a question about one company, as the API names them. */
export const questionArguments = (t: Translate) => ({
  ticker: tickerArgument(t),
  scenario: z.enum(scenarios).optional().describe(t("mcp.arguments.scenario")),
  view: z.enum(valuationViews).optional().describe(t("mcp.arguments.view")),
  price: z.number().optional().describe(t("mcp.arguments.price")),
  assumptions: z
    .record(z.string(), assumptionValue)
    .optional()
    .describe(t("mcp.arguments.assumptions", { names: assumptionParameters.join(", ") })),
});

export type Question = {
  ticker: string;
  scenario?: string | undefined;
  view?: string | undefined;
  price?: number | undefined;
  assumptions?: Readonly<Record<string, string | number>> | undefined;
};

const written = (value: string | number): string => (typeof value === "string" ? value : writtenNumber(value));

/** Arguments as parameters of an address; what is not given stays away. */
export const writtenArguments = (given: Readonly<Record<string, string | number | undefined>>): Entries =>
  Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, written(value)] as const]));

/**
 * A question as the grammar of addresses takes it; what is wrong with it is refused there, by its code. Throws `paramUnknown` for an
 * assumption of another name, with those that there are.
 */
export function entriesOf({ ticker, scenario, view, price, assumptions = {} }: Question): Entries {
  const own = writtenArguments({ ticker, scenario, view, price });
  const chosen = writtenArguments(assumptions);
  const unknown = chosen.find(([name]) => !takenNames.includes(name));
  if (unknown !== undefined)
    throw new Failure("paramUnknown", { param: shown(unknown[0]) }, { members: { assumptions: assumptionParameters } });
  return [...own, ...chosen];
}

/** The question of a caller, with what their own policy adds to it. */
export const askedQuestion = ({ product, reader }: ToolContext, question: Question) =>
  questionOf(product, reader.caller, entriesOf(question));

/** The analysis that answers a question, within the caller's plan, and the policy of theirs that it follows. */
export async function analysed(
  context: ToolContext,
  question: Question,
  options: AnalyseOptions = {},
): Promise<{ analysis: Analysis; policy: Policy | null }> {
  const { product, reader, signal } = context;
  const { query, policy } = await askedQuestion(context, question);
  const viewer = { language: reader.language, caller: reader.caller, policy };
  return { analysis: await product.analyseCompany(viewer, query, { signal, ...options }), policy };
}

/** Figures of the page about a company by their addresses, and the question that they answer. */
export async function tracedFigures(
  context: ToolContext,
  question: Question,
  addresses: readonly string[],
): Promise<{ query: AnalysisQuery; figures: readonly TracedFigure[] }> {
  const { product, reader, signal } = context;
  const { query, policy } = await askedQuestion(context, question);
  const viewer = { language: reader.language, caller: reader.caller, policy };
  return { query, figures: await product.traceFigures(viewer, { query, signal }, addresses) };
}

/** An address of a page of this installation. */
export const pageAt = ({ origin }: Pick<ToolContext, "origin">, path: string): string => `${origin ?? ""}${path}`;
