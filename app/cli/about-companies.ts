import { writeFileSync } from "node:fs";
import { readConfig } from "../config/config.server.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../core/analysis/use-cases/read-analysis-query.ts";
import type { Language } from "../messages/languages.ts";
import type { Translate } from "../messages/translator.ts";
import { composeWithoutDatabase } from "../wiring/composition.server.ts";
import { originOf } from "../wiring/features/own-origin.server.ts";
import { analysisFile, listAnswers } from "./answers.ts";
import type { Arguments } from "./arguments.ts";
import { EXIT_BAD_INPUT, EXIT_DONE } from "./exit-codes.ts";
import { type FileFormat, formatOf, type ListCommand } from "./list-arguments.ts";
import { analysisTable } from "./table.ts";

type Reader = { language: Language; t: Translate };
type AboutCompanies = Extract<Arguments, { kind: "version" | "mcp" | "list" | "question" }>;

/** The commands about companies, which need no database. */
export async function answerWithoutDatabase(given: AboutCompanies, { language, t }: Reader): Promise<number> {
  const config = readConfig(process.env);
  const { product, valueAll } = await composeWithoutDatabase(config);
  if (given.kind === "version") {
    process.stdout.write(`${product.version}\n`);
    return EXIT_DONE;
  }
  if (given.kind === "mcp") {
    // The list of companies fills while questions are answered.
    const ended = new AbortController();
    const filling = valueAll(ended.signal).catch(() => {});
    await (await import("../mcp/stdio.ts")).serveOverStdio(product, language);
    ended.abort();
    await filling;
    return EXIT_DONE;
  }
  const { entries, out, isJson } = given;
  if (given.kind === "list") {
    const format = out === undefined ? (isJson ? "json" : "csv") : formatNamed(out, given.command);
    const filled = () => valueAll(new AbortController().signal);
    const answer = await listAnswers[given.command](product, { entries, language, format, valueAll: filled });
    return give(answer, { out, t });
  }
  if (out !== undefined) {
    const asked = { entries, language, format: formatNamed(out, "question"), origin: originOf(config) };
    return give(await analysisFile(product, asked), { out, t });
  }
  const analysis = await product.analyseCompany({ language }, readAnalysisQuery(entries, product.tickerMeant));
  const answer = analysisAnswer(analysis, await product.simulateCashFlow(analysis));
  return give(isJson ? `${JSON.stringify(answer)}\n` : analysisTable(answer, { language, t }), { out, t });
}

/** The reader of arguments has seen that the name of the file has a format. */
const formatNamed = (out: string, about: ListCommand | "question"): FileFormat => formatOf(out, about) ?? "json";

/** Writes an answer to its file, or to the terminal. */
function give(answer: string | Uint8Array, { out, t }: { out: string | undefined; t: Translate }): number {
  if (out === undefined) {
    process.stdout.write(answer);
    return EXIT_DONE;
  }
  try {
    writeFileSync(out, answer);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    process.stderr.write(`${t("cli.notWritten", { file: out, code })}\n`);
    return EXIT_BAD_INPUT;
  }
  process.stderr.write(`${t("cli.written", { file: out })}\n`);
  return EXIT_DONE;
}
