import { Failure } from "../../../failure.ts";

/** A JSON number: no spaces, no plus sign, no decimal comma, no hexadecimal. */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LONGEST_NUMBER = 40;

type Range = { minimum: number; maximum: number };

/**
 * Parameters by name. An unknown name is refused before anything is read, a repeated one is never guessed at; a
 * required name in another case is a missing one.
 */
export function readParameters<Name extends string>(
  entries: Iterable<readonly [string, string]>,
  { known, required }: { known: readonly Name[]; required: readonly Name[] },
): ReadonlyMap<Name, string> {
  const found = new Map<Name, string>();
  let misspelt: string | null = null;
  let repeated: string | null = null;
  for (const [name, value] of entries) {
    const match = known.find((candidate) => candidate === name);
    if (match === undefined) {
      if (known.every((candidate) => candidate !== name.toLowerCase()))
        throw new Failure("paramUnknown", { param: shown(name) });
      misspelt ??= name;
    } else if (found.has(match)) repeated ??= match;
    else found.set(match, value);
  }
  if (repeated !== null) throw new Failure("paramRepeated", { param: repeated });
  const missing = required.find((name) => !found.has(name));
  if (missing !== undefined) throw new Failure("paramRequired", { param: missing });
  if (misspelt !== null) throw new Failure("paramUnknown", { param: shown(misspelt) });
  return found;
}

/** A decimal number within a range. `meansPercent`: 9 where 0.09 was meant gets a hint. */
export function readNumber(
  param: string,
  text: string,
  range: Range,
  { meansPercent }: { meansPercent: boolean },
): number {
  if (text.length > LONGEST_NUMBER || !jsonNumber.test(text))
    throw new Failure("numberFormat", { param, kind: "number" });
  const value = Number(text);
  if (value >= range.minimum && value <= range.maximum) return value;
  const asPercent = value / 100;
  const percentFits = meansPercent && Math.abs(value) >= 1 && asPercent >= range.minimum && asPercent <= range.maximum;
  throw new Failure("outOfRange", { param, ...range, ...(percentFits ? { suggestion: asPercent } : {}) });
}

/** A whole number within a range. */
export function readInteger(param: string, text: string, range: Range): number {
  if (text.length > LONGEST_NUMBER || !jsonNumber.test(text))
    throw new Failure("numberFormat", { param, kind: "integer" });
  const value = Number(text);
  if (Number.isFinite(value) && !Number.isInteger(value)) throw new Failure("numberFormat", { param, kind: "integer" });
  if (value < range.minimum || value > range.maximum) throw new Failure("outOfRange", { param, ...range });
  return value;
}

/** One of a closed set. */
export function readChoice<Choice extends string>(param: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new Failure("enumInvalid", { param, allowed: choices.join(", ") });
  return choice;
}

/** A stranger's text as it may stand in an answer: short, and without what could mean something to whatever shows it. */
export const shown = (text: string): string => text.slice(0, 40).replace(/[^A-Za-z0-9 .^/_-]/g, "·");
