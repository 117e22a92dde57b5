import type { Translate } from "../../messages/translator.ts";
import type { CommandName } from "../command-names.ts";
import { declaredCommands, type OptionValue } from "../declared-commands.ts";

/** How a command is used, and every option that it takes; without one, all commands and the options of a question. */
export function commandHelp(about: CommandName | undefined, t: Translate): string {
  const { options, switches } = declaredCommands[about ?? "question"];
  const usage = about === undefined ? t("cli.usage") : t(`cli.help.${about}`);
  const lines = [
    ...Object.entries(options).map(([name, value]) => `  --${name} ${written(value, t)}`),
    ...switches.map((name) => `  --${name}`),
  ];
  return `${usage}\n\n${t("cli.options")}\n${lines.join("\n")}\n`;
}

function written(value: OptionValue, t: Translate): string {
  if (value.kind === "choice") return value.choices.join("|");
  if (value.kind === "text") return value.hint ?? t("cli.text");
  return `${t("cli.file")}${value.endings.length === 0 ? "" : `.${value.endings.join("|")}`}`;
}
