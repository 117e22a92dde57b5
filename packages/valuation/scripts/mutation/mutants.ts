/** One small change of a source text that a good test notices. */
export type Mutant = {
  kind: "arithmetic" | "comparison" | "boundary" | "boolean" | "constant" | "return" | "extreme";
  line: number;
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
        index,
        line: source.slice(0, index).split("\n").length,
        before: before.trim(),
        after: after.trim(),
        text,
      };
    }),
  );
  return found.sort((a, b) => a.index - b.index).map(({ index: _, ...mutant }) => mutant);
}

/** The same text with blanks where no code stands, so that positions stay. */
function withoutTexts(source: string): string {
  const texts = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"/.source;
  const moved = /^import[\s\S]*?;$|^export (?:type )?[*{][\s\S]*?;$/.source;
  const unions = /: -?\d+(?: \| -?\d+)+/.source;
  return withoutTypes(source.replaceAll(new RegExp([texts, moved, unions].join("|"), "gm"), blank));
}

const blank = (found: string) => found.replaceAll(/[^\n]/g, " ");

/** A type ends with the first semicolon outside of all its brackets. */
function withoutTypes(source: string): string {
  const start = /^(?:export )?type \w/gm;
  let masked = source;
  for (let found = start.exec(masked); found !== null; found = start.exec(masked)) {
    let open = 0;
    let end = found.index;
    while (end < masked.length && !(masked[end] === ";" && open === 0)) {
      if ("{[(".includes(masked[end] ?? "")) open += 1;
      if ("}])".includes(masked[end] ?? "")) open -= 1;
      end += 1;
    }
    masked = masked.slice(0, found.index) + blank(masked.slice(found.index, end)) + masked.slice(end);
  }
  return masked;
}
