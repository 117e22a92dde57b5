import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable that names the file of settings; `--config` is the same on the command line. */
export const CONFIG_VARIABLE = "VALORA_CONFIG";
/** The data folder where none is set. */
const USUAL_FOLDER = "./data";
/** The file that is read without being named, where the data folder has it. */
const USUAL_NAME = "valora.env";

/**
 * Takes `--config FILE` out of the words of a command, wherever it stands, and names the file in the environment instead: threads,
 * workers and other programs of this process find it there. A `--config` without a value is left for the reader of the words to refuse.
 */
export function takeConfigOption(words: string[], environment: Record<string, string | undefined>): void {
  const at = words.findIndex((word) => word === "--config" || word.startsWith("--config="));
  const isJoined = words[at]?.startsWith("--config=") ?? false;
  const named = isJoined ? words[at]?.slice("--config=".length) : words[at + 1];
  if (at === -1 || named === undefined || named === "" || named.startsWith("--")) return;
  words.splice(at, isJoined ? 1 : 2);
  environment[CONFIG_VARIABLE] = resolve(named);
}

/** Where the file of settings is: the named one, whether it exists or not, or that of the data folder; null: there is none. */
export function settingsPathOf(environment: Environment): { path: string; isOfFolder: boolean } | null {
  const named = environment[CONFIG_VARIABLE];
  if (named) return { path: resolve(named), isOfFolder: false };
  const path = resolve(environment.DATA_DIR || USUAL_FOLDER, USUAL_NAME);
  return existsSync(path) ? { path, isOfFolder: true } : null;
}

/** The data folder, for who has yet to read the settings; throws where the named file of settings cannot be read. */
export function dataFolderOf(environment: Environment): string {
  const named = environment[CONFIG_VARIABLE];
  const written = named && !environment.DATA_DIR ? parseEnv(readFileSync(resolve(named), "utf8")) : {};
  return resolve(environment.DATA_DIR || written.DATA_DIR || USUAL_FOLDER);
}
