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
import type { Product } from "../wiring/composition.server.ts";
import type { FileFormat, ListCommand } from "./list-arguments.ts";
import { portfolioOfFile } from "./portfolio-of-file.ts";

type Entries = readonly (readonly [string, string])[];
type Asked = { entries: Entries; language: Language; format: FileFormat };
/** `valueAll` fills the list of companies, which takes seconds. */
type OfList = Asked & { valueAll(): Promise<unknown> };
type Answer = string | Uint8Array;

/** What the address of the same name in the API answers, as text or as a file. */
type Answering = (product: Product, asked: OfList) => Promise<Answer>;

const json = (answer: object): string => `${JSON.stringify(answer)}\n`;

const screen: Answering = async (product, { entries, language, format, valueAll }) => {
  const query = readScreenerQuery(entries);
  await valueAll();
  if (format === "csv") return product.exportScreenTable({ language }, query);
  if (format === "xlsx") return product.exportScreenWorkbook({ language }, query);
  return json(await product.screenCompanies({ language }, query));
};

const compare: Answering = async (product, { entries, language, format }) => {
  const query = readCompareQuery(entries, product.tickerMeant);
  const { view, ratios } = query;
  const companies = await product.compareCompanies({ language }, query);
  const answer = { schemaVersion: 1, view, ratios, companies } satisfies CompareAnswer;
  return format === "csv" ? compareTable(answer) : json(answer);
};

const statements: Answering = async (product, { entries, language, format }) => {
  const answer = await product.showStatements({ language }, readStatementsQuery(entries, product.tickerMeant));
  return format === "csv" ? statementsTable(answer) : json(answer);
};

const portfolio: Answering = async (product, { entries, language, format }) => {
  const answer = await portfolioOfFile(product, entries, language);
  if (format === "csv") return portfolioTable(answer);
  return format === "xlsx" ? product.exportPortfolioWorkbook(answer, language) : json(answer);
};

export const listAnswers: Readonly<Record<ListCommand, Answering>> = { screen, compare, statements, portfolio };

/** An analysis as a file; `origin` is where this installation is reached. */
export async function analysisFile(product: Product, asked: Asked & { origin: string }): Promise<Answer> {
  const { entries, language, format, origin } = asked;
  const query = readAnalysisQuery(entries, product.tickerMeant);
  if (format === "pdf") return product.exportTearSheet({ language, origin }, query);
  if (format === "xlsx") return product.exportWorkbook({ language }, query);
  if (format === "csv") return product.exportTable({ language }, query);
  const analysis = await product.analyseCompany({ language }, query);
  return json(analysisAnswer(analysis, await product.simulateCashFlow(analysis)));
}
