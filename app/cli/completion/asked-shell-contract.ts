import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Shell } from "../command-names.ts";
import { completionScript } from "./completion-script.ts";

const LONGEST_IN_MILLISECONDS = 60_000;

const runs = (program: string, words: readonly string[]) => spawnSync(program, words, { stdio: "ignore" }).status === 0;

/** Whether a shell can be asked here: zsh and fish are not on every machine, and bash is asked at the terminal that `script` makes. */
export const isHere = (shell: Shell): boolean =>
  shell === "bash" ? process.platform === "linux" && runs("script", ["--version"]) : runs(shell, ["--version"]);

/** In a folder of its own, which holds the script and one file, `accounts.csv`. */
function inFolder<Found>(shell: Shell, ask: (folder: string, script: string) => Found): Found {
  const folder = mkdtempSync(join(tmpdir(), "valora-completion-"));
  try {
    const script = join(folder, "_valora");
    writeFileSync(script, completionScript(shell));
    writeFileSync(join(folder, "accounts.csv"), "");
    return ask(folder, script);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wordsIn = (text: string): string[] => [...new Set(text.split("\n").filter((word) => word !== ""))].toSorted();

/** What fish offers for a line. */
const askFish = (line: string) =>
  inFolder("fish", (folder, script) => {
    const asked = ["--no-config", "-c", "source $argv[1]; complete -C $argv[2]", script, line];
    const told = execFileSync("fish", asked, { cwd: folder, encoding: "utf8", timeout: LONGEST_IN_MILLISECONDS });
    // What is told beside a word stands behind a tab.
    return wordsIn(told.replace(/\t.*$/gm, ""));
  });

/** In the zsh whose line is completed: what its completion adds is written down, and the shell ends. */
const noted = `
autoload -Uz compinit && compinit -u -d $DUMP
[[ $LOADED == source ]] && source $SCRIPT
zstyle ':completion:*' insert-tab false
bindkey '^I' complete-word
compadd() {
  local -a hits
  builtin compadd -O hits "$@"
  (( $#hits )) && print -rl -- $hits >> $TOLD
  builtin compadd "$@"
}
finish() { exit }
comppostfuncs=(finish)
print READY
`;
/** A zsh at a terminal of its own, in which a line is typed, and then the key. */
const typing = `
zmodload zsh/zpty
zpty asked zsh -f -i
zpty -w asked 'fpath=($FOLDER $fpath); source $NOTED'
zpty -r -m asked seen '*READY*'
zpty -n -w asked "$LINE"$'\\t'
while zpty -r asked seen; do :; done
`;

/** What zsh offers for each of some lines, with the script sourced or loaded from a folder of its `fpath`. */
const askZsh = (lines: readonly string[], loaded: "source" | "fpath") =>
  inFolder("zsh", (folder, script) => {
    const [told, setup] = [join(folder, "told"), join(folder, "noted")];
    writeFileSync(setup, noted);
    return lines.map((line) => {
      rmSync(told, { force: true });
      const env = {
        ...{ ...process.env, SCRIPT: script, LOADED: loaded, FOLDER: folder, NOTED: setup },
        ...{ DUMP: join(folder, ".zcompdump"), LINE: line, TOLD: told },
      };
      const options = { cwd: folder, env, stdio: "ignore", timeout: LONGEST_IN_MILLISECONDS } as const;
      execFileSync("zsh", ["-f", "-c", typing], options);
      return existsSync(told) ? wordsIn(readFileSync(told, "utf8")) : [];
    });
  });

/** What a bash at a terminal makes of a line when the key is pressed at its end: the arguments with which the command is run. */
const askBash = (line: string) =>
  inFolder("bash", (folder, script) => {
    const input = `source ${script}\nvalora() { printf 'RAN:%s\\n' "$*"; }\n${line}\t\nexit\n`;
    const told = execFileSync("script", ["-qec", "bash --norc --noprofile -i", "/dev/null"], {
      ...{ cwd: folder, input, encoding: "utf8", timeout: LONGEST_IN_MILLISECONDS },
      env: { ...process.env, HISTFILE: "" },
    });
    return /RAN:(?!%)([^\r\n]*)/.exec(told)?.[1] ?? told;
  });

export const ask = { bash: askBash, zsh: askZsh, fish: askFish };
