import { stripTypeScriptTypes } from "node:module";

/** One small change of a source text that a good test notices. */
export type Mutant = {
  kind: "arithmetic" | "comparison" | "boundary" | "boolean" | "constant" | "return" | "extreme";
  line: number;
  /** Where its change begins in the source, and how many characters it replaces. */
  at: number;
  length: number;
  before: string;
  after: string;
  text: string;
};

type Rule = { kind: Mutant["kind"]; pattern: RegExp; replacement: (found: string) => string };

const swap = (kind: Mutant["kind"], pairs: Readonly<Record<string, string>>): Rule[] =>
  Object.entries(pairs).map(([from, to]) => ({
    kind,
    pattern: new RegExp(` ${from.replaceAll(/[*+|%/]/g, String.raw`\$&`)} `, "g"),
    replacement: () => ` ${to} `,
  }));

/** Biome writes a space around operators and none inside `Map<…>`, so that an operator is known by its spaces. */
const rules: readonly Rule[] = [
  ...swap("arithmetic", { "+": "-", "-": "+", "*": "/", "/": "*", "**": "*", "%": "*", "+=": "-=", "*=": "/=" }),
  ...swap("arithmetic", { "-=": "+=", "/=": "*=" }),
  ...swap("comparison", { "<": ">=", "<=": ">", ">": "<=", ">=": "<", "===": "!==", "!==": "===" }),
  ...swap("boundary", { "<": "<=", "<=": "<", ">": ">=", ">=": ">" }),
  ...swap("boolean", { "&&": "||", "||": "&&" }),
  { kind: "boolean", pattern: /\b(?:true|false)\b/g, replacement: (found) => (found === "true" ? "false" : "true") },
  {
    kind: "extreme",
    pattern: /\bMath\.(?:min|max)\b/g,
    replacement: (found) => (found.endsWith("n") ? "Math.max" : "Math.min"),
  },
  {
    kind: "constant",
    pattern: /(?<![\w.$])\d[\d_]*(?:\.\d+)?(?![\w.])/g,
    replacement: (found) => String(Number(found.replaceAll("_", "")) + 1),
  },
  { kind: "return", pattern: /\breturn (?!null;)[^;\n]+;/g, replacement: () => "return null as never;" },
];

/** Every mutant of a source, in the order of its text. Comments, texts of strings, imports and types are left alone. */
export function mutantsOf(source: string): Mutant[] {
  const masked = withoutTexts(source);
  const found = rules.flatMap(({ kind, pattern, replacement }) =>
    [...masked.matchAll(pattern)].map(({ index, 0: before }) => {
      const after = replacement(before);
      const text = source.slice(0, index) + after + source.slice(index + before.length);
      return {
        kind,
        line: source.slice(0, index).split("\n").length,
        at: index,
        length: before.length,
        before: before.trim(),
        after: after.trim(),
        text,
      };
    }),
  );
  return found.sort((a, b) => a.at - b.at);
}

/** The same text with blanks where no code stands, so that positions stay. */
function withoutTexts(source: string): string {
  const texts = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"/.source;
  const moved = /^import[\s\S]*?;$|^export [*{][\s\S]*?;$/.source;
  return stripTypeScriptTypes(source).replaceAll(new RegExp([texts, moved].join("|"), "gm"), blank);
}

const blank = (found: string) => found.replaceAll(/[^\n]/g, " ");
