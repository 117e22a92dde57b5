import type { Translate } from "../../messages/translator.ts";
import { type Arguments, readArguments } from "../arguments.ts";
import { isCommandName } from "../command-names.ts";

/** What is wrong with the words of a command line, and how the command that they name is used. */
export function misuseTold(words: readonly string[], given: Misused, t: Translate): string {
  // Right behind the command: an option whose value is missing would take it for that.
  const behindCommand = words.findIndex(isCommandName) + 1;
  const asked = readArguments(words.toSpliced(behindCommand, 0, "--help"));
  const about = behindCommand > 0 && asked.kind === "help" ? asked.about : undefined;
  return `${reasonOf(given, t)}\n${about === undefined ? t("cli.usage") : t(`cli.help.${about}`)}\n`;
}

type Misused = Extract<Arguments, { kind: "misused" }>;

function reasonOf(given: Misused, t: Translate): string {
  if (given.reason === "tooManySymbols") return t("cli.tooManySymbols", { argument: given.argument });
  if (given.reason === "fileFormat") return t("cli.fileFormat", { argument: given.argument, allowed: given.allowed });
  if (given.reason === "missingValue") return t("cli.missingValue", { option: given.option });
  return t("cli.notTaken", { command: given.command, argument: given.argument });
}
