import type { AnalysisAnswer } from "../core/analysis/contracts/analysis-answer.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../core/analysis/use-cases/read-analysis-query.ts";
import { readStatementsQuery } from "../core/fundamentals/use-cases/show-statements.ts";
import type { CompareAnswer } from "../core/lists/contracts/compare-answer.ts";
import { readCompareQuery } from "../core/lists/use-cases/read-compare-query.ts";
import { readScreenerQuery } from "../core/lists/use-cases/read-screener-query.ts";
import { compareTable } from "../documents/compare-table.ts";
import { portfolioTable } from "../documents/portfolio-table.ts";
import { statementsTable } from "../documents/statements-table.ts";
import type { Language } from "../messages/languages.ts";
import type { Product } from "../wiring/product.ts";
import type { Arguments } from "./arguments.ts";
import type { Reader } from "./figures-as-text.ts";
import { type FileFormat, formatOf, type ListCommand } from "./list-arguments.ts";
import { portfolioOfFile } from "./portfolio-of-file.ts";
import { analysisTable } from "./table.ts";

/** A question about companies. */
export type CompanyQuestion = Extract<Arguments, { kind: "list" | "question" }>;

/** What a process answers with: the command line's own, or a server's for it. */
export type AnsweringWorld = {
  product: Product;
  /** Where this installation is reached. */
  origin: string;
  /** Fills the list of companies, which takes seconds. */
  valueAll(): Promise<unknown>;
  /** The content of a file that the question names. */
  readFile(name: string): Uint8Array<ArrayBuffer>;
};

type Asked = { entries: readonly (readonly [string, string])[]; language: Language; format: FileFormat };
type Answer = string | Uint8Array;

/** What the address of the same name in the API answers, as text or as a file. */
type Answering = (world: AnsweringWorld, asked: Asked) => Promise<Answer>;

const json = (answer: object): string => `${JSON.stringify(answer)}\n`;

const screen: Answering = async ({ product, valueAll }, { entries, language, format }) => {
  const query = readScreenerQuery(entries);
  await valueAll();
  if (format === "csv") return product.exportScreenTable({ language }, query);
  if (format === "xlsx") return product.exportScreenWorkbook({ language }, query);
  return json(await product.screenCompanies({ language }, query));
};

const compare: Answering = async ({ product }, { entries, language, format }) => {
  const query = readCompareQuery(entries, product.tickerMeant);
  const { view, ratios } = query;
  const companies = await product.compareCompanies({ language }, query);
  const answer = { schemaVersion: 1, view, ratios, companies } satisfies CompareAnswer;
  return format === "csv" ? compareTable(answer) : json(answer);
};

const statements: Answering = async ({ product }, { entries, language, format }) => {
  const answer = await product.showStatements({ language }, readStatementsQuery(entries, product.tickerMeant));
  return format === "csv" ? statementsTable(answer) : json(answer);
};

const portfolio: Answering = async ({ product, readFile }, { entries, language, format }) => {
  const answer = await portfolioOfFile(product, { entries, language, readFile });
  if (format === "csv") return portfolioTable(answer);
  return format === "xlsx" ? product.exportPortfolioWorkbook(answer, language) : json(answer);
};

const listAnswers: Readonly<Record<ListCommand, Answering>> = { screen, compare, statements, portfolio };

/** An analysis as a file. */
const analysisFile: Answering = async ({ product, origin }, { entries, language, format }) => {
  const query = readAnalysisQuery(entries, product.tickerMeant);
  if (format === "pdf") return product.exportTearSheet({ language, origin }, query);
  if (format === "xlsx") return product.exportWorkbook({ language }, query);
  if (format === "csv") return product.exportTable({ language }, query);
  return json(await analysisOf(product, { entries, language }));
};

async function analysisOf(product: Product, { entries, language }: Omit<Asked, "format">): Promise<AnalysisAnswer> {
  const analysis = await product.analyseCompany({ language }, readAnalysisQuery(entries, product.tickerMeant));
  return analysisAnswer(analysis, await product.simulateCashFlow(analysis));
}

/** The answer to a question about companies: for the terminal, or in the format that its file asks for. */
export async function answerCompanies(given: CompanyQuestion, world: AnsweringWorld, reader: Reader): Promise<Answer> {
  const { entries, out, isJson } = given;
  const { language } = reader;
  if (given.kind === "list") {
    const format = out === undefined ? (isJson ? "json" : "csv") : formatNamed(out, given.command);
    return listAnswers[given.command](world, { entries, language, format });
  }
  if (out !== undefined) return analysisFile(world, { entries, language, format: formatNamed(out, "question") });
  const answer = await analysisOf(world.product, { entries, language });
  return isJson ? json(answer) : analysisTable(answer, reader);
}

/** The reader of arguments has seen that the name of the file has a format. */
const formatNamed = (out: string, about: ListCommand | "question"): FileFormat => formatOf(out, about) ?? "json";
