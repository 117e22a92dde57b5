import { commandNames } from "../command-names.ts";
import type { Completed } from "./completed-command.ts";

/**
 * Bash splits a word at "=", so that `--view=rel` comes as three words. Names hold letters, digits, dots and dashes alone, which need no
 * quotes in a list of words.
 */
export const bashScript = (commands: readonly Completed[]): string => `# valora completion bash
_valora() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command=question place words
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((place = 1; place < COMP_CWORD; place++)); do
    case "\${COMP_WORDS[place]}" in
      ${commandNames.join("|")}) command="\${COMP_WORDS[place]}"; break ;;
    esac
  done
  compopt +o default 2> /dev/null
  case "$command $before" in
${commands.flatMap(valueCases).join("\n")}
  esac
  if [[ $word == -* ]]; then
    case $command in
${commands.map(({ name, switches, options }) => `      ${name}) words="${[...options.map(({ option }) => option), ...switches].join(" ")}" ;;`).join("\n")}
    esac
  else
    case $command in
${commands.map(wordCase).join("\n")}
    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _valora valora
`;

const valueCases = ({ name, options }: Completed): string[] =>
  options.map(({ option, values, isFile }) => {
    const does = isFile
      ? "compopt -o default"
      : `mapfile -t COMPREPLY < <(compgen -W "${values.join(" ")}" -- "$word")`;
    return `    "${name} ${option}") ${does}; return ;;`;
  });

/** The first word of all is a command or a symbol, which is not completed. */
function wordCase({ name, words, takesFile }: Completed): string {
  if (takesFile) return `      ${name}) compopt -o default; return ;;`;
  const [at, offered] = name === "question" ? ["1", commandNames] : ["place + 1", words];
  return `      ${name}) ((COMP_CWORD == ${at})) && words="${offered.join(" ")}" ;;`;
}
