import { commandNames } from "../command-names.ts";
import type { Completed } from "./completed-command.ts";

/** Of the form that zsh loads from a folder of its `fpath`, under the name `_valora`, and that can be run at its start as well. */
export const zshScript = (commands: readonly Completed[]): string => `#compdef valora
# valora completion zsh
_valora() {
  local command=question before=\${words[CURRENT-1]} place
  for ((place = 2; place < CURRENT; place++)); do
    case \${words[place]} in
      ${commandNames.join("|")}) command=\${words[place]}; break ;;
    esac
  done
  if [[ \${words[CURRENT]} == --*=* ]]; then
    before=\${words[CURRENT]%%=*}
    compset -P '*='
  fi
  case "$command $before" in
${commands.flatMap(valueCases).join("\n")}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then
    case $command in
${commands.map(({ name, switches, options }) => `      ${name}) compadd -- ${[...options.map(({ option }) => option), ...switches].join(" ")} ;;`).join("\n")}
    esac
    return
  fi
  case $command in
${commands.flatMap(wordCases).join("\n")}
  esac
}
if [[ $funcstack[1] == _valora ]]; then _valora "$@"; else compdef _valora valora; fi
`;

const valueCases = ({ name, options }: Completed): string[] =>
  options.map(({ option, values, isFile }) => {
    const does = isFile ? "_files" : values.length === 0 ? ":" : `compadd -- ${values.join(" ")}`;
    return `    "${name} ${option}") ${does}; return ;;`;
  });

/** The first word of all is a command or a symbol, which is not completed. */
function wordCases({ name, words, takesFile }: Completed): string[] {
  if (takesFile) return [`    ${name}) _files ;;`];
  if (name === "question") return [`    ${name}) ((CURRENT == 2)) && compadd -- ${commandNames.join(" ")} ;;`];
  return words.length === 0 ? [] : [`    ${name}) ((CURRENT == place + 1)) && compadd -- ${words.join(" ")} ;;`];
}
