import { z } from "@hono/zod-openapi";
import { analysisParametersSchema } from "../core/analysis/api/analysis-parameters-schema.ts";
import { statementsParametersSchema } from "../core/fundamentals/api/statements.ts";
import { compareParametersSchema } from "../core/lists/api/compare.ts";
import { screenerParametersSchema } from "../core/lists/api/screener.ts";
import { answerLanguages } from "../core/shared/contracts/address-grammar.ts";
import { jobVerbs } from "../features/jobs/contracts/job-verbs.ts";
import { numberStyles, portfolioCurrencies } from "../features/portfolio/contracts/portfolio-limits.ts";
import { backupOptions } from "./backup-arguments.ts";
import { adminVerbs, type CommandName, shells } from "./command-names.ts";
import { type FileFormat, formatsOf } from "./list-arguments.ts";

/**
 * What may stand behind an option: one of a closed set, a file, of one of the endings where there are any, or a text, of which `hint` is
 * an example or the range.
 */
export type OptionValue =
  | { kind: "choice"; choices: readonly string[] }
  | { kind: "file"; endings: readonly FileFormat[] }
  | { kind: "text"; hint: string | null };

export type DeclaredCommand = {
  /** What the first word behind the command may be, where it is one of a closed set. */
  words: readonly string[];
  /** Whether a file is named by a word of its own. */
  takesFile: boolean;
  /** By name, without the two dashes. */
  options: Readonly<Record<string, OptionValue>>;
  /** Options without a value. */
  switches: readonly string[];
};

const choice = (choices: readonly string[]): OptionValue => ({ kind: "choice", choices });
const text: OptionValue = { kind: "text", hint: null };
const file: OptionValue = { kind: "file", endings: [] };
/** Of every command. */
const common = { lang: choice(answerLanguages), config: file };

const declared = (more: Partial<DeclaredCommand> = {}): DeclaredCommand => ({
  ...{ words: [], takesFile: false, ...more },
  options: { ...more.options, ...common },
  switches: [...(more.switches ?? []), "help"],
});

type Asked = {
  about: keyof typeof formatsOf;
  options: Readonly<Record<string, OptionValue>>;
  takesFile?: boolean;
};

const asked = ({ about, options, takesFile = false }: Asked): DeclaredCommand =>
  declared({
    takesFile,
    switches: ["json"],
    options: { ...options, out: { kind: "file", endings: formatsOf[about] } },
  });

/** The parameters of the same question in the API, but for the symbols, which are words of their own. */
function parametersOf(schema: z.ZodObject, symbols?: string): Readonly<Record<string, OptionValue>> {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input" });
  const named = Object.entries(properties).filter(([name]) => name !== symbols);
  return Object.fromEntries(named.map(([name, property]) => [name, optionValue(property)]));
}

type Property = NonNullable<z.core.JSONSchema.JSONSchema["properties"]>[string];

function optionValue(property: Property): OptionValue {
  if (typeof property === "boolean") return text;
  const { enum: choices, format, minimum, maximum } = property;
  if (choices !== undefined) return choice(choices.map(String));
  if (format === "date") return { kind: "text", hint: "2024-03-31" };
  return minimum === undefined || maximum === undefined ? text : { kind: "text", hint: `${minimum}…${maximum}` };
}

const portfolioValues: Readonly<Record<string, OptionValue>> = {
  ...{ currency: choice(portfolioCurrencies), numbers: choice(numberStyles), rates: text },
};
const backupValues = { identity: file, replace: choice(["yes"]) } as const;
const ofBackup = (word: keyof typeof backupOptions) =>
  Object.fromEntries(backupOptions[word].map((name) => [name, backupValues[name]]));

/** Every command with what it takes; `question` is that of a symbol in the place of a command. */
export const declaredCommands: Readonly<Record<CommandName | "question", DeclaredCommand>> = {
  question: asked({ about: "question", options: parametersOf(analysisParametersSchema, "ticker") }),
  screen: asked({ about: "screen", options: parametersOf(screenerParametersSchema) }),
  compare: asked({ about: "compare", options: parametersOf(compareParametersSchema, "tickers") }),
  statements: asked({ about: "statements", options: parametersOf(statementsParametersSchema, "ticker") }),
  portfolio: asked({ about: "portfolio", options: portfolioValues, takesFile: true }),
  mcp: declared(),
  jobs: declared({ words: jobVerbs, switches: ["json"] }),
  "score-predictions": declared(),
  admin: declared({ words: adminVerbs }),
  "check-config": declared(),
  backups: declared({ options: ofBackup("backups") }),
  backup: declared({ options: ofBackup("backup") }),
  verify: declared({ options: ofBackup("verify"), takesFile: true }),
  restore: declared({ options: ofBackup("restore"), takesFile: true }),
  completion: declared({ words: shells }),
};
