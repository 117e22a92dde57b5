import { type RatioExpectation, type RatioLimit, RatioRefused, ratioLimits } from "./ratio-language.ts";

export type Token = { readonly at: number; readonly text: string; readonly kind: "number" | "name" | "sign" | "end" };

const space = /[ \t\r\n\u00a0]*/y;
const number = /(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const name = /[A-Za-z][A-Za-z0-9]*/y;
const signs = "+-*/(),";
/** What keyboards and books write for the signs of the language. */
const otherSigns: Readonly<Record<string, string>> = { "×": "*", "·": "*", "÷": "/", "−": "-", "–": "-" };

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = skipped(text, 0); at < text.length; at = skipped(text, at)) {
    const token = tokenAt(text, at);
    tokens.push(token);
    at += token.text.length;
  }
  return [...tokens, { at: text.length, text: "", kind: "end" }];
}

function skipped(text: string, at: number): number {
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

function tokenAt(text: string, at: number): Token {
  const character = text[at] ?? "";
  const sign = otherSigns[character] ?? character;
  if (signs.includes(sign)) return { at, text: sign, kind: "sign" };
  for (const [kind, pattern] of [["number", number] as const, ["name", name] as const]) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return { at, text: found, kind };
  }
  throw malformed({ at, text: [...text.slice(at, at + 2)][0] ?? "" }, /\d/.test(character) ? "number" : "value");
}

/** Something else stands where this was expected. */
export const malformed = ({ at, text }: Pick<Token, "at" | "text">, expected: RatioExpectation) =>
  new RatioRefused({ code: "ratioMalformed", at, expected, found: text });

/** What is read of an expression: the token that comes next, and how much of the limits is used. */
export type RatioCursor = { readonly tokens: readonly Token[]; place: number; parts: number; level: number };

const end: Token = { at: 0, text: "", kind: "end" };
export const nextToken = ({ tokens, place }: RatioCursor): Token => tokens[place] ?? tokens.at(-1) ?? end;

export function isNext(cursor: RatioCursor, sign: string): boolean {
  const { kind, text } = nextToken(cursor);
  return kind === "sign" && text === sign;
}

/** Goes on behind a sign that must stand here. */
export function takeSign(cursor: RatioCursor, sign: string, expected: RatioExpectation): void {
  if (!isNext(cursor, sign)) throw unexpected(cursor, expected);
  cursor.place += 1;
}

/** What comes next is not what was expected: a comma between two numbers is one number, written as in Spanish and Italian. */
export function unexpected({ tokens, place }: RatioCursor, expected: RatioExpectation): RatioRefused {
  const [before, next = end, after] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  const isDecimal = next.text === "," && before?.kind === "number" && after?.kind === "number";
  return malformed(next, isDecimal ? "point" : expected);
}

export const tooLarge = (at: number, limit: RatioLimit) =>
  new RatioRefused({ code: "ratioTooLarge", at, limit, maximum: ratioLimits[limit] });
