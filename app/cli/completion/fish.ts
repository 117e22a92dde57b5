import { commandNames } from "../command-names.ts";
import type { Completed } from "./completed-command.ts";

/** One line for each command, word and option. */
export const fishScript = (commands: readonly Completed[]): string => `# valora completion fish
complete -c valora -f
complete -c valora -n __fish_is_first_arg -a '${commandNames.join(" ")}'
${commands.flatMap(linesOf).join("\n")}
`;

function linesOf({ name, words, takesFile, switches, options }: Completed): string[] {
  const seen = "__fish_seen_subcommand_from";
  const when = name === "question" ? `not ${seen} ${commandNames.join(" ")}` : `${seen} ${name}`;
  const line = (rest: string) => `complete -c valora -n '${when}' ${rest}`;
  const long = (option: string) => `-l ${option.slice("--".length)}`;
  return [
    ...(words.length === 0
      ? []
      : [`complete -c valora -n '${when}; and not ${seen} ${words.join(" ")}' -a '${words.join(" ")}'`]),
    ...(takesFile ? [line("-F")] : []),
    ...switches.map((option) => line(long(option))),
    ...options.map(({ option, values, isFile }) => {
      if (isFile) return line(`${long(option)} -r -F`);
      return line(`${long(option)} ${values.length === 0 ? "-x" : `-x -a '${values.join(" ")}'`}`);
    }),
  ];
}
