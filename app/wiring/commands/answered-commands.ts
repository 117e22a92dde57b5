import * as z from "zod";
import type { AnswersRequest } from "../../database/folder-lock.ts";
import { Failure } from "../../failure.ts";
import type { Log } from "../log.server.ts";
import { type Answers, type CommandName, CommandRequest, commands, type Needs } from "./command-requests.ts";

/** What the server does for each command. */
export type CommandWork = { [Name in CommandName]: (needs: Needs<Name>) => Promise<Answers<Name>> };

type HoldsFolder = { answerBy(answers: AnswersRequest): void };

/**
 * Answers the commands of other processes of the same account that ask the one that holds the folder: a line of JSON for a line. One
 * that it does no work for is refused.
 */
export function answerCommands(holder: HoldsFolder, work: Partial<CommandWork>, log: Log): void {
  holder.answerBy(async (line) => {
    try {
      const { command, needs } = CommandRequest.parse(JSON.parse(line));
      const answered = await run(work, command, needs);
      log.info({ command }, "command run for another process");
      return JSON.stringify({ answered });
    } catch (error) {
      return JSON.stringify(refusalOf(error, log));
    }
  });
}

async function run<Name extends CommandName>(work: Partial<CommandWork>, command: Name, needs: unknown) {
  const does = work[command];
  if (does === undefined) throw new UnknownCommand();
  return does(commands[command].needs.parse(needs));
}

class UnknownCommand extends Error {}

function refusalOf(error: unknown, log: Pick<Log, "warn">) {
  if (error instanceof Failure && error.code !== "unexpected") return { failure: error.code, params: error.params };
  // A command of another version of Valora.
  if ([z.ZodError, SyntaxError, UnknownCommand].some((kind) => error instanceof kind))
    return { refused: "unknown command" };
  log.warn({ error: String(error) }, "command of another process not run");
  return { refused: error instanceof Error ? error.message : String(error) };
}
