/**
 * The grammar of addresses: how parameters are named, and how their numbers, lists and choices are spelled. Pages, API, command
 * line and browser read and write by it. Nothing is thrown: strict readers refuse on a refusal, lenient ones go on with
 * what is usable.
 */

export type Entries = readonly (readonly [string, string])[];
export type Range = { readonly minimum: number; readonly maximum: number };

/** The failure code of a parameter. */
export type Refusal = {
  code:
    | "paramUnknown"
    | "paramRepeated"
    | "paramRequired"
    | "numberFormat"
    | "outOfRange"
    | "enumInvalid"
    | "dateInvalid"
    | "noteTooLong"
    | "gNotBelowWacc"
    | "peersRefused"
    | "figureMalformed"
    | "figureUnknown"
    | "figureRepeated"
    | "figuresTooMany"
    | "figureNotCompared"
    | "ratioTooLarge"
    | "ratioMalformed"
    | "ratioNameUnknown"
    | "ratioYearsInvalid"
    | "ratioOfToday"
    | "ratioUnitsDiffer";
  params: Readonly<Record<string, string | number>>;
};

/** The usable part of a text and its first failure; without a failure, the whole text. */
export type Read<Value> = { usable: Value; refusal: null } | { usable: Value | undefined; refusal: Refusal };

const usable = <Value>(value: Value): Read<Value> => ({ usable: value, refusal: null });
const refused = (code: Refusal["code"], params: Refusal["params"]): Read<never> => ({
  usable: undefined,
  refusal: { code, params },
});

/** Languages in which the texts of an answer can be asked for. */
export const answerLanguages = ["es", "en", "it"] as const;

/** Answers to a question that has two. */
export const yesOrNo = ["yes", "no"] as const;

/**
 * Parameters by name. An unknown name is refused before anything is read, a repeated one is never guessed at; a
 * required name in another case is a missing one.
 */
export function parametersIn<Name extends string>(
  entries: Iterable<readonly [string, string]>,
  { known, required }: { known: readonly Name[]; required: readonly Name[] },
): Read<ReadonlyMap<Name, string>> {
  const found = new Map<Name, string>();
  let misspelt: string | null = null;
  let repeated: string | null = null;
  for (const [name, value] of entries) {
    const match = known.find((candidate) => candidate === name);
    if (match === undefined) {
      if (known.every((candidate) => candidate !== name.toLowerCase()))
        return refused("paramUnknown", { param: shown(name) });
      misspelt ??= name;
    } else if (found.has(match)) repeated ??= match;
    else found.set(match, value);
  }
  if (repeated !== null) return refused("paramRepeated", { param: repeated });
  const missing = required.find((name) => !found.has(name));
  if (missing !== undefined) return refused("paramRequired", { param: missing });
  if (misspelt !== null) return refused("paramUnknown", { param: shown(misspelt) });
  return usable(found);
}

/** A JSON number: no spaces, no plus sign, no decimal comma, no leading zeros, no hexadecimal. */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const longestNumber = 40;

/** The number that a text spells, whatever its range; null where it spells none. Zero has no sign. */
export const numberOf = (text: string): number | null =>
  text.length <= longestNumber && jsonNumber.test(text) ? Number(text) + 0 : null;

export const isWithin = (value: number, { minimum, maximum }: Range): boolean => value >= minimum && value <= maximum;

/** A decimal number within a range. `meansPercent`: 9 where 0.09 was meant gets a hint. */
export function numberIn(
  param: string,
  text: string,
  { range, meansPercent = false }: { range: Range; meansPercent?: boolean },
): Read<number> {
  const value = numberOf(text);
  if (value === null) return refused("numberFormat", { param, kind: "decimal" });
  if (isWithin(value, range)) return usable(value);
  const asPercent = value / 100;
  const percentFits = meansPercent && Math.abs(value) >= 1 && isWithin(asPercent, range);
  const { minimum, maximum } = range;
  return refused("outOfRange", { param, minimum, maximum, ...(percentFits ? { suggestion: asPercent } : {}) });
}

/** A whole number within a range. */
export function integerIn(param: string, text: string, { range }: { range: Range }): Read<number> {
  const value = numberOf(text);
  if (value === null || (Number.isFinite(value) && !Number.isInteger(value)))
    return refused("numberFormat", { param, kind: "integer" });
  const { minimum, maximum } = range;
  return isWithin(value, range) ? usable(value) : refused("outOfRange", { param, minimum, maximum });
}

/** One of a closed set. */
export function choiceIn<Choice extends string>(param: string, text: string, choices: readonly Choice[]): Read<Choice> {
  const choice = choices.find((candidate) => candidate === text);
  return choice === undefined ? refused("enumInvalid", { param, allowed: choices.join(", ") }) : usable(choice);
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar as year-month-day: 2020-03-15. */
export function dateIn(param: string, text: string): Read<string> {
  const time = isoDay.test(text) ? Date.parse(text) : Number.NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
  return isDay ? usable(text) : refused("dateInvalid", { param });
}

/** The items between the commas of a list. */
export const placesIn = (text: string): string[] => text.split(",");

/** A list of a closed set's names, as it is written; those that are none are left out, and the first of them is refused. */
export function choicesIn<Choice extends string>(
  param: string,
  text: string,
  choices: readonly Choice[],
): Read<readonly Choice[]> {
  const places = placesIn(text).map((place) => choiceIn(param, place, choices));
  const known = places.flatMap((place) => place.usable ?? []);
  const refusal = places.find((place) => place.refusal !== null)?.refusal ?? null;
  if (refusal === null) return usable(known);
  return { usable: known.length === 0 ? undefined : known, refusal };
}

/** The names of a closed set that a list has, each once and in the order of the set: a question has one form. */
export const inOrder = <Choice>(names: readonly Choice[], choices: readonly Choice[]): Choice[] =>
  choices.filter((choice) => names.includes(choice));

/**
 * A number as addresses write it. Twelve decimals keep every number that a person types, and hide the dust that is left
 * where binary fractions were added.
 */
export const writtenNumber = (value: number): string => String(Number(value.toFixed(12)));

/** The query string of an address, empty without parameters. Leaves commas, and colons behind a day, unescaped: they have no meaning there and lists read better. */
export function searchText(entries: Entries): string {
  const text = new URLSearchParams(entries.map(([name, value]) => [name, value]))
    .toString()
    .replaceAll("%2C", ",")
    .replaceAll(/(?<=\d{4}-\d\d-\d\d)%3A/g, ":");
  return text === "" ? "" : `?${text}`;
}

/** A stranger's text as an answer may repeat it: short, and without characters that markup or a terminal would interpret. */
export const shown = (text: string): string => text.slice(0, 40).replace(/[^A-Za-z0-9 .^/_-]/g, "·");
