import { readConfig } from "../../config/config.server.ts";
import { operateOnce } from "../../wiring/commands/admin-commands.server.ts";
import { EXIT_BAD_INPUT, EXIT_DONE } from "../exit-codes.ts";
import type { Reader } from "../figures-as-text.ts";
import type { JobCommand } from "./job-arguments.ts";
import { jobsAsLines } from "./job-lines.ts";

/** Has it done by the server that runs, or does it with the database, and says what became of it. Returns the status to exit with. */
export async function runJobCommand({ verb, email, which, isJson }: JobCommand, reader: Reader): Promise<number> {
  const told = await operateOnce(readConfig(process.env), { email, verb, which });
  const { t } = reader;
  if (told === null) return refused(t("cli.unknownEmail", { email }));
  if (told.kind === "missing") return refused(t("cli.jobs.missing", { verb, email, which: which ?? "" }));
  if (told.kind === "several")
    return refused(t("cli.jobs.several", { which: which ?? "", ids: told.jobs.map(({ id }) => id).join(", ") }));
  const { kind, ...answer } = told;
  process.stdout.write(
    isJson ? `${JSON.stringify(answer, null, 2)}\n` : `${jobsAsLines(told, { ...reader, email }).join("\n")}\n`,
  );
  return EXIT_DONE;
}

function refused(text: string): number {
  process.stderr.write(`${text}\n`);
  return EXIT_BAD_INPUT;
}
