import { parseAst } from "vitest/node";

/** A source with mutants in the bodies of its functions, each asleep until its number is asked for. */
export type SwitchedText = {
  text: string;
  /** The numbers of the mutants that stand outside of all functions: what they change is computed once, when the source is loaded. */
  outside: readonly number[];
};

/** A change of a source: where it begins, how many characters it replaces, and the whole text with it. */
export type Change = { at: number; length: number; text: string };
type Numbered = Change & { id: number };
type Body = { start: number; end: number; isBlock: boolean };

/**
 * Each outermost body of a function that holds a mutant is followed by itself with the change: `{ a; }` becomes `{ if (asked) { changed a;
 * return; } a; }`, and `=> a` becomes `=> (asked ? (changed a) : (a))`. So all mutants of a sample are loaded once and tried warm.
 */
export function switchedText(source: string, changes: readonly Numbered[]): SwitchedText {
  const bodies = outermostBodies(source);
  const holding = Map.groupBy(
    changes,
    ({ at, length }) => bodies.find(({ start, end }) => at >= start && at + length <= end) ?? null,
  );
  let text = source;
  for (const body of bodies.toReversed()) {
    const inside = holding.get(body) ?? [];
    const written = inside.reduce(
      (inner, each) => withSwitch(body, inner, each, source),
      source.slice(body.start, body.end),
    );
    text = text.slice(0, body.start) + written + text.slice(body.end);
  }
  return { text, outside: (holding.get(null) ?? []).map(({ id }) => id) };
}

function withSwitch({ start, end, isBlock }: Body, inner: string, { id, text }: Numbered, source: string): string {
  const changed = text.slice(start, end + text.length - source.length);
  const asked = `globalThis.isPlanted(${id})`;
  return isBlock
    ? `{ if (${asked}) { ${changed.slice(1, -1)}\nreturn; }\n${inner.slice(1)}`
    : `(${asked} ? (${changed}) : (${inner}))`;
}

/** Bodies of functions that stand in no other function, in the order of the text. */
const outermostBodies = (source: string): Body[] => bodiesIn(parseAst(source, { lang: "ts" }));

type Node = { type: string; start: number; end: number; body?: Node | null };

function bodiesIn(part: unknown): Body[] {
  if (typeof part !== "object" || part === null) return [];
  // What carries the name of a function's kind is a node of the tree.
  const { type, body } = part as Node;
  const isFunction = /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression)$/.test(type);
  if (isFunction && body) return [{ start: body.start, end: body.end, isBlock: body.type === "BlockStatement" }];
  return Object.values(part).flatMap(bodiesIn);
}
