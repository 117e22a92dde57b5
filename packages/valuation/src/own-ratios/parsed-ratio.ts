import { ratioFigureOf, ratioFigures, ratioShortNames } from "./ratio-figures.ts";
import {
  pairFunctions,
  type RatioNode,
  type RatioOperator,
  RatioRefused,
  ratioFunctions,
  ratioLimits,
  writtenAs,
  yearFunctions,
} from "./ratio-language.ts";
import {
  isNext,
  malformed,
  nextToken,
  type RatioCursor,
  type Token,
  takeSign,
  tokensOf,
  tooLarge,
  unexpected,
} from "./ratio-tokens.ts";

/**
 * The tree of an expression, by descent: sums of products of signed values. Throws `RatioRefused`.
 *
 *   sum = product (("+" | "−") product)*,  product = signed (("×" | "÷") signed)*,  signed = "−" signed | value
 *   value = number | figure | function "(" sum ("," sum)? ")" | "(" sum ")"
 */
export function parsedRatio(text: string): RatioNode {
  const cursor: RatioCursor = { tokens: tokensOf(text), place: 0, parts: 0, level: 0 };
  const read = sum(cursor);
  if (nextToken(cursor).kind !== "end") throw unexpected(cursor, "operator");
  return read;
}

function counted<Node extends RatioNode>(cursor: RatioCursor, node: Node): Node {
  cursor.parts += 1;
  if (cursor.parts > ratioLimits.parts) throw tooLarge(node.at, "parts");
  return node;
}

function deeper(cursor: RatioCursor, read: (cursor: RatioCursor) => RatioNode): RatioNode {
  cursor.level += 1;
  if (cursor.level > ratioLimits.levels) throw tooLarge(nextToken(cursor).at, "levels");
  const answer = read(cursor);
  cursor.level -= 1;
  return answer;
}

type Chain = { operators: readonly RatioOperator[]; next: (cursor: RatioCursor) => RatioNode };

function chain(cursor: RatioCursor, { operators, next }: Chain): RatioNode {
  let left = next(cursor);
  for (;;) {
    const operator = operators.find((sign) => isNext(cursor, sign));
    if (operator === undefined) return left;
    const { at } = nextToken(cursor);
    cursor.place += 1;
    left = counted(cursor, { kind: "operation", at, operator, left, right: next(cursor) });
  }
}

const sum = (cursor: RatioCursor): RatioNode => chain(cursor, { operators: ["+", "-"], next: product });
const product = (cursor: RatioCursor): RatioNode => chain(cursor, { operators: ["*", "/"], next: signed });

function signed(cursor: RatioCursor): RatioNode {
  if (!isNext(cursor, "-")) return value(cursor);
  const { at } = nextToken(cursor);
  cursor.place += 1;
  return counted(cursor, { kind: "negated", at, of: deeper(cursor, signed) });
}

function value(cursor: RatioCursor): RatioNode {
  const token = nextToken(cursor);
  if (token.kind === "number") return numberAt(cursor, token);
  if (token.kind === "name") return named(cursor, token);
  takeSign(cursor, "(", "value");
  const inner = deeper(cursor, sum);
  takeSign(cursor, ")", "closing");
  return inner;
}

function numberAt(cursor: RatioCursor, { at, text }: Token): RatioNode {
  const read = Number(text);
  if (!Number.isFinite(read)) throw malformed({ at, text }, "number");
  cursor.place += 1;
  return counted(cursor, { kind: "number", at, value: read });
}

function named(cursor: RatioCursor, token: Token): RatioNode {
  cursor.place += 1;
  if (ratioFunctions.some((each) => each === token.text)) return counted(cursor, call(cursor, token));
  const figure = ratioFigureOf(token.text);
  if (figure === null) throw unknownName(token);
  if (isNext(cursor, "(")) throw malformed(nextToken(cursor), "operator");
  return counted(cursor, { kind: "figure", at: token.at, name: figure.name });
}

/** A function behind its name: of one amount, of two, or of one over years. */
function call(cursor: RatioCursor, { at, text }: Token): RatioNode {
  takeSign(cursor, "(", "opening");
  const of = deeper(cursor, sum);
  const written = writtenAs.find((each) => each === text);
  if (written === undefined) takeSign(cursor, ",", "comma");
  const node =
    written === undefined ? ofTwo(cursor, { at, text, of }) : ({ kind: "writtenAs", at, name: written, of } as const);
  takeSign(cursor, ")", "closing");
  return node;
}

function ofTwo(cursor: RatioCursor, { at, text, of }: { at: number; text: string; of: RatioNode }): RatioNode {
  const pair = pairFunctions.find((each) => each === text);
  if (pair !== undefined) return { kind: "ofPair", at, name: pair, left: of, right: deeper(cursor, sum) };
  const name = yearFunctions.find((each) => each === text) ?? "median";
  const token = nextToken(cursor);
  const years = Number(token.text);
  if (token.kind !== "number" || !Number.isInteger(years) || years < 1 || years > ratioLimits.years)
    throw new RatioRefused({ code: "ratioYearsInvalid", at: token.at, name, maximum: ratioLimits.years });
  cursor.place += 1;
  return { kind: "overYears", at, name, of, years };
}

const names: readonly string[] = [
  ...ratioFigures.map(({ name: figure }) => figure),
  ...Object.keys(ratioShortNames),
  ...ratioFunctions,
];

const unknownName = ({ at, text }: Token) =>
  new RatioRefused({ code: "ratioNameUnknown", at, name: text, nearest: nearestName(text, names) });

/** The name that was most likely meant: in other capitals, or longer by what was left out. Null where none is like it. */
function nearestName(typed: string, known: readonly string[]): string | null {
  const wanted = typed.toLowerCase();
  const same = known.find((each) => each.toLowerCase() === wanted);
  if (same !== undefined || wanted.length < 4) return same ?? null;
  return known.find((each) => each.toLowerCase().includes(wanted) || wanted.includes(each.toLowerCase())) ?? null;
}
