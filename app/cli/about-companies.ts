import { readConfig } from "../config/config.server.ts";
import { composeWithoutDatabase } from "../wiring/composition.server.ts";
import { originOf } from "../wiring/features/own-origin.server.ts";
import { answerCompanies, type CompanyQuestion } from "./answers.ts";
import type { Arguments } from "./arguments.ts";
import { EXIT_DONE } from "./exit-codes.ts";
import type { Reader } from "./figures-as-text.ts";
import { fileOfThisMachine } from "./portfolio-of-file.ts";
import { write } from "./told.ts";

export type AboutCompanies = CompanyQuestion | Extract<Arguments, { kind: "mcp" }>;

/** The commands about companies, which need no database. */
export async function answerWithoutDatabase(given: AboutCompanies, { language, t }: Reader): Promise<number> {
  const config = readConfig(process.env);
  const { product, valueAll } = await composeWithoutDatabase(config);
  if (given.kind === "mcp") {
    // The list of companies fills while questions are answered.
    const ended = new AbortController();
    const filling = valueAll(ended.signal).catch(() => {});
    await (await import("../mcp/stdio.ts")).serveOverStdio(product, language);
    ended.abort();
    await filling;
    return EXIT_DONE;
  }
  const world = {
    ...{ product, origin: originOf(config), readFile: fileOfThisMachine },
    valueAll: () => valueAll(new AbortController().signal),
  };
  const output = await answerCompanies(given, world, { language, t });
  return write({ exitCode: EXIT_DONE, output, error: "" }, { out: given.out, language });
}
