import type { Shell } from "../command-names.ts";
import { type DeclaredCommand, declaredCommands, type OptionValue } from "../declared-commands.ts";
import { bashScript } from "./bash.ts";
import type { Completed, CompletedOption } from "./completed-command.ts";
import { fishScript } from "./fish.ts";
import { zshScript } from "./zsh.ts";

const scripts: Readonly<Record<Shell, (commands: readonly Completed[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** What a shell runs to complete the words of `valora`. */
export const completionScript = (shell: Shell): string => scripts[shell](completedCommands());

const completedCommands = (): readonly Completed[] =>
  Object.entries(declaredCommands).map(([name, command]) => ({
    // The keys of a record of these names.
    name: name as keyof typeof declaredCommands,
    ...completed(command),
  }));

const completed = ({ words, takesFile, switches, options }: DeclaredCommand): Omit<Completed, "name"> => ({
  ...{ words, takesFile, switches: switches.map((name) => `--${name}`) },
  options: Object.entries(options).map(([name, value]) => ({ option: `--${name}`, ...completedValue(value) })),
});

const completedValue = (value: OptionValue): Omit<CompletedOption, "option"> => ({
  values: value.kind === "choice" ? value.choices : [],
  isFile: value.kind === "file",
});
