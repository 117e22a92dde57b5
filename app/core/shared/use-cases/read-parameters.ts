import { Failure } from "../../../failure.ts";
import {
  answerLanguages,
  choiceIn,
  choicesIn,
  dateIn,
  integerIn,
  numberIn,
  parametersIn,
  type Range,
  type Read,
  type Refusal,
} from "../contracts/address-grammar.ts";

/** The failure that ends a request in which something is refused. */
export const failureOf = ({ code, params }: Refusal): Failure => new Failure(code, params);

/** The value of a valid text. Throws the failure of an invalid one. */
export function strictly<Value>(read: Read<Value>): Value {
  if (read.refusal !== null) throw failureOf(read.refusal);
  return read.usable;
}

/** Parameters by name: an unknown, repeated or missing one is refused. */
export const readParameters = <Name extends string>(
  entries: Iterable<readonly [string, string]>,
  names: { known: readonly Name[]; required: readonly Name[] },
): ReadonlyMap<Name, string> => strictly(parametersIn(entries, names));

/** A decimal number within a range. `meansPercent`: 9 where 0.09 was meant gets a hint. */
export const readNumber = (
  param: string,
  text: string,
  range: Range,
  { meansPercent }: { meansPercent: boolean },
): number => strictly(numberIn(param, text, { range, meansPercent }));

/** A whole number within a range. */
export const readInteger = (param: string, text: string, range: Range): number =>
  strictly(integerIn(param, text, { range }));

/** One of a closed set. */
export const readChoice = <Choice extends string>(param: string, text: string, choices: readonly Choice[]): Choice =>
  strictly(choiceIn(param, text, choices));

/** A day of the calendar. */
export const readDate = (param: string, text: string): string => strictly(dateIn(param, text));

/** A list of a closed set's names. */
export const readChoices = <Choice extends string>(
  param: string,
  text: string,
  choices: readonly Choice[],
): readonly Choice[] => strictly(choicesIn(param, text, choices));

/** The language of an answer's texts belongs to the interfaces; here it is only refused where it is none. */
export function readLanguage(given: ReadonlyMap<string, string>): void {
  const language = given.get("lang");
  if (language !== undefined) readChoice("lang", language, answerLanguages);
}
