import type { FileExposure } from "../config/settings-file.server.ts";
import { Failure } from "../failure.ts";
import { translatorFor } from "../messages/index.ts";
import { defaultLanguage, isLanguage } from "../messages/languages.ts";
import { type AnsweringWorld, answerCompanies } from "./answers.ts";
import { languageIn, readArguments } from "./arguments.ts";
import { EXIT_DONE } from "./exit-codes.ts";
import { failureTold } from "./failure-told.ts";
import { exposuresTold } from "./operator/settings-exposed.ts";
import type { Told } from "./told.ts";

const FAULT_OF_SERVER = 500;

/**
 * What another process that was given these words would tell, worked out here; null where it has to answer by itself: the words are no
 * question about companies, or something that may be well there is not here.
 */
export async function answerForOther(
  words: readonly string[],
  { exposures, ...world }: AnsweringWorld & { exposures: readonly FileExposure[] },
): Promise<Told | null> {
  const given = readArguments(words);
  const asked = languageIn(words);
  if (given.kind !== "question" && given.kind !== "list") return null;
  if (given.kind === "list" && asked !== undefined && !isLanguage(asked)) return null;
  const language = isLanguage(asked) ? asked : defaultLanguage;
  try {
    const output = await answerCompanies(given, world, { language, t: await translatorFor(language) });
    return { exitCode: EXIT_DONE, output, error: await exposuresTold(exposures, language) };
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.code === "unexpected") throw error;
    if (failure.status >= FAULT_OF_SERVER) return null;
    const told = await failureTold(failure, language);
    return { ...told, error: (await exposuresTold(exposures, language)) + told.error };
  }
}
