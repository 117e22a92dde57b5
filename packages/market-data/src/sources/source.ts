import { kinds, type ParameterKind } from "./parameters.ts";
import { type SourceCode, sentences } from "./source-codes.ts";

export type SourceParameter = { kind: ParameterKind; value: string | number };

/** A source as data: a code, and parameters with their kind, so that any language can write it. */
export type Source = { code: SourceCode; params: Readonly<Record<string, SourceParameter>> };

const parameter = /\{(\w+):(\w+)\}/g;

/** Names of the parameters that a sentence holds. */
type Names<Text extends string> = Text extends `${string}{${infer Name}:${string}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Values<Code extends SourceCode> = Readonly<Record<Names<(typeof sentences)[Code]>, string | number>>;

/** The English sentence of a source, as files, caches, databases and the API hold it. */
export function sentenceOf<Code extends SourceCode>(code: Code, values: Values<Code>): string {
  const given: Readonly<Record<string, string | number>> = values;
  return sentences[code].replace(parameter, (_, name: string, kind: ParameterKind) =>
    kinds[kind].write(given[name] ?? ""),
  );
}

type Reader = { code: SourceCode; pattern: RegExp; parameters: readonly { name: string; kind: ParameterKind }[] };

const readers: readonly Reader[] = Object.entries(sentences).map(([code, text]) => ({
  // safe: the keys of the table are the codes, and the kinds in it are checked by a test
  code: code as SourceCode,
  pattern: patternOf(text),
  parameters: [...text.matchAll(parameter)].map(([, name = "", kind = ""]) => ({ name, kind: kind as ParameterKind })),
}));

const known = new Map<string, Source | null>();
const mostKnown = 2_000;

/** The source of a sentence; null for titles of publications, ids of providers and anything else without a code. */
export function sourceOf(sentence: string): Source | null {
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const source = readSource(sentence);
  if (known.size >= mostKnown) known.clear();
  known.set(sentence, source);
  return source;
}

function readSource(sentence: string): Source | null {
  for (const { code, pattern, parameters } of readers) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const read = ({ name, kind }: Reader["parameters"][number], index: number) =>
      [name, { kind, value: kinds[kind].read(found[index + 1] ?? "") }] as const;
    return { code, params: Object.fromEntries(parameters.map(read)) };
  }
  return null;
}

function patternOf(text: string): RegExp {
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  let pattern = "";
  let end = 0;
  for (const match of text.matchAll(parameter)) {
    const kind = match[2] as ParameterKind;
    pattern += `${literal(text.slice(end, match.index))}(${kinds[kind].pattern})`;
    end = match.index + match[0].length;
  }
  return new RegExp(`^${pattern}${literal(text.slice(end))}$`);
}

const bundledPrices: readonly SourceCode[] = ["closingPrice", "closingPriceSecondary", "closingPriceFile"];

/** Whether a price belongs to the data that are read without a network. */
export function isBundledPrice(sentence: string): boolean {
  const code = sourceOf(sentence)?.code;
  return code !== undefined && bundledPrices.includes(code);
}
