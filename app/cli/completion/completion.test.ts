import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { analysisParameters } from "../../core/analysis/contracts/analysis-parameters.ts";
import { statementsParameters } from "../../core/fundamentals/contracts/company-query.ts";
import { compareParameters } from "../../core/lists/contracts/compare.ts";
import { screenerParameters } from "../../core/lists/contracts/screener.ts";
import { jobVerbs } from "../../features/jobs/contracts/job-verbs.ts";
import { translatorFor } from "../../messages/index.ts";
import { languages } from "../../messages/languages.ts";
import { readArguments } from "../arguments.ts";
import { adminVerbs, commandNames, shells } from "../command-names.ts";
import { declaredCommands } from "../declared-commands.ts";
import { commandHelp } from "../help/command-help.ts";
import { portfolioOptions } from "../portfolio-of-file.ts";
import { completionScript } from "./completion-script.ts";

const script = completionScript("bash");

/** What a bash offers for the last word of a line that is typed so far, by its own rules of where words end. */
function offered(line: string): string[] {
  const words = line.split(/ |(=)/).filter((word) => word !== undefined);
  const asked = `${script}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")})
COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
compopt() { [[ $1 == -o ]] && printf '(files)\\n'; true; }
_valora 2> /dev/null
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const told = execFileSync("bash", ["--norc", "-c", asked], { encoding: "utf8" });
  return told.split("\n").filter((word) => word !== "");
}

it("offers the commands in a real bash, the options of each, and the values of a closed set", () => {
  expect(offered("valora ")).toEqual([...commandNames]);
  expect(offered("valora st")).toEqual(["statements"]);
  expect(offered("valora screen --minD")).toEqual(["--minDifference", "--minDividendYield"]);
  expect(offered("valora screen --status over")).toEqual(["overvalued"]);
  expect(offered("valora KO --scen")).toEqual(["--scenario"]);
  expect(offered("valora KO --view=rel")).toEqual(["relative"]);
  expect(offered("valora KO --view=")).toEqual(["absolute", "relative"]);
  expect(offered("valora statements KO --period t")).toEqual(["ttm"]);
  expect(offered("valora --lang it compare KO --v")).toEqual(["--view"]);
  expect(offered("valora admin re")).toEqual(["revoke", "reset-factor"]);
  expect(offered("valora completion ")).toEqual([...shells]);
});

it("offers files where a file is named, and nothing where any text may stand", () => {
  for (const line of ["valora portfolio ", "valora restore --identity ", "valora KO --out "])
    expect([line, offered(line)]).toEqual([line, ["(files)"]]);
  for (const line of ["valora KO --wacc ", "valora KO ", "valora admin grant "])
    expect([line, offered(line)]).toEqual([line, []]);
});

it("is a script that bash takes, and that stands for the word valora", () => {
  const told = execFileSync("bash", ["--norc", "-c", 'eval "$1"; complete -p valora', "bash", script], {
    encoding: "utf8",
  });
  expect(told).toBe("complete -o default -F _valora valora\n");
});

it.each(["zsh", "fish"] as const)("names every command and every option for %s too", (shell) => {
  const text = completionScript(shell);
  for (const name of commandNames) expect(text).toContain(name);
  const dashes = shell === "zsh" ? "--" : "-l ";
  for (const { options } of Object.values(declaredCommands))
    for (const name of Object.keys(options)) expect(text).toContain(`${dashes}${name} `);
});

it("declares the options that the readers of the commands know, and no others", () => {
  const own = ["config", "out"];
  const declaredFor = (name: keyof typeof declaredCommands) =>
    Object.keys(declaredCommands[name].options)
      .filter((option) => !own.includes(option))
      .toSorted();
  const but = (names: readonly string[], symbols: string) => names.filter((name) => name !== symbols).toSorted();
  expect(declaredFor("question")).toEqual(but(analysisParameters, "ticker"));
  expect(declaredFor("screen")).toEqual([...screenerParameters].toSorted());
  expect(declaredFor("compare")).toEqual(but(compareParameters, "tickers"));
  expect(declaredFor("statements")).toEqual(but(statementsParameters, "ticker"));
  expect(declaredFor("portfolio")).toEqual(but(portfolioOptions, "ticker"));
});

it("declares the words that the readers take", () => {
  const takes = (words: readonly string[]) => readArguments(words).kind;
  for (const verb of adminVerbs)
    expect([verb, takes(["admin", verb, "ana@test.example", ...(verb === "plan" ? ["pro"] : [])])]).not.toContain(
      "misused",
    );
  for (const verb of jobVerbs)
    expect(readArguments(["jobs", verb, "ana@test.example", ...(verb === "list" ? [] : ["drinks"])])).toMatchObject({
      ...{ kind: "jobs", verb },
    });
  for (const shell of shells) expect(readArguments(["completion", shell])).toEqual({ kind: "completion", shell });
  expect(readArguments(["completion"])).toMatchObject({ reason: "missingValue", option: "completion" });
  expect(readArguments(["completion", "tcsh"])).toMatchObject({ reason: "notTaken", argument: "tcsh" });
  expect(readArguments(["completion", "bash", "zsh"])).toMatchObject({ reason: "notTaken", argument: "zsh" });
});

it.each(languages)("says of each command how it is used, with every option, in %s", async (language) => {
  const t = await translatorFor(language);
  for (const name of commandNames) {
    expect(readArguments([name, "--help"])).toEqual({ kind: "help", about: name });
    const help = commandHelp(name, t);
    expect(help).toContain(`valora -- ${name}`);
    for (const option of Object.keys(declaredCommands[name].options)) expect(help).toContain(`\n  --${option} `);
  }
  expect(commandHelp(undefined, t)).toContain("\n  --scenario conservative|neutral|optimistic\n");
  expect(commandHelp("screen", t)).toMatch(/\n {2}--minDividendYield 0…1\n[\s\S]*\n {2}--out \w+\.xlsx\|csv\|json\n/);
});
