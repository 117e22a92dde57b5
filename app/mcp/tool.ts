import type * as z from "zod";
import type { Caller } from "../core/shared/use-cases/caller.ts";
import type { Language } from "../messages/languages.ts";
import type { Translate } from "../messages/translator.ts";
import type { Product } from "../wiring/composition.server.ts";

/** The use cases that tools call. */
export type McpProduct = Pick<
  Product,
  | "analyseCompany"
  | "compareCompanies"
  | "dataAsOf"
  | "narrateAnalysis"
  | "narrationModel"
  | "ownQuestion"
  | "screenCompanies"
  | "searchCompanies"
  | "showStatements"
  | "tickerMeant"
  | "traceFigures"
  | "version"
>;

/** Who asks, and in which language. Without a caller the program runs on this machine. */
export type McpReader = { language: Language; t: Translate; caller: Caller | null };

export type ToolContext = {
  product: McpProduct;
  reader: McpReader;
  /** Where pages of this installation are reached; null: addresses are told without it. */
  origin: string | null;
  signal: AbortSignal;
};

type Texts = { t: Translate };

/** One tool: what it takes, what it answers, and the use case behind it. Its title and description are texts of its name. */
export type Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  name: ToolName;
  /** Its arguments, described in the reader's language. */
  input: (texts: Texts) => Input;
  output: Output;
  answer(context: ToolContext, given: z.output<Input>): Promise<z.output<Output>>;
};

export const toolNames = [
  "search_companies",
  "value_company",
  "what_if",
  "explain_figure",
  "reverse_valuation",
  "sensitivity",
  "compare_companies",
  "screen_companies",
  "read_statements",
  "draft_thesis",
] as const;
export type ToolName = (typeof toolNames)[number];

/** A tool with its own types, for the list of all: the server checks what is given against `input` before it calls `answer`. */
export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(own: Tool<Input, Output>): Tool => own;
