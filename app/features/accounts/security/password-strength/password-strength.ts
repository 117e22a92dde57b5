import type { MatchExtended } from "@zxcvbn-ts/core";
import type { PasswordStrength, StrengthQuestion, Weakness } from "../../use-cases/strength-question.ts";
import { houseWords } from "./house-words.ts";

/** The longest part of a password that is judged: the work grows with the square of the length, and this is more than enough. */
const longestPiece = 32;
const mostDisguises = 20;

/** A password with the shift key let go: digits of the keyboards of our languages. */
const shiftedDigits = ["!@#$%^&*()", '!"·$%&/()=', '!"£$%&/()='] as const;

/**
 * Loads the dictionaries, about 90 MB of memory, and returns the judge: how many guesses a password would take of an attacker
 * who knows them, keyboards, dates, letters in disguise, and what is publicly known of the person.
 */
export async function passwordJudge(): Promise<(question: StrengthQuestion) => PasswordStrength> {
  const [{ ZxcvbnFactory }, common, english, spanish, italian] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
    import("@zxcvbn-ts/language-es-es"),
    import("@zxcvbn-ts/language-it"),
  ]);
  const judge = new ZxcvbnFactory({
    dictionary: {
      "passwords-house": [...houseWords],
      ...wordsOf(common.dictionary, "common"),
      ...wordsOf(english.dictionary, "en"),
      ...wordsOf(spanish.dictionary, "es"),
      ...wordsOf(italian.dictionary, "it"),
    },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: mostDisguises,
  });
  const strengthOf = (text: string, about: readonly string[]): PasswordStrength => {
    if (isWalk(text, common.adjacencyGraphs.qwerty)) return { guesses: guessesOfWalk, weakness: "keyboard" };
    const { guessesLog10, sequence } = judge.check(text, [...about]);
    const isPersonal = about.some((known) => known.length > 3 && text.toLowerCase().includes(known));
    return { guesses: guessesLog10, weakness: isPersonal ? "personal" : weaknessIn(sequence) };
  };
  return ({ password, about }) =>
    strongest(piecesOf(password).map((piece) => weakest(spellingsOf(piece).map((text) => strengthOf(text, about)))));
}

type Graph = Readonly<Record<string, readonly (string | null)[]>>;

/** A walk over neighbouring keys is in every list of guesses, whatever its length and turns. */
const guessesOfWalk = 6;
const leastOfWalk = 0.7;

/** Whether most keys stand beside the one before, as in "wedcvfrtgbnhy" and "okmijnuhbygv"; in words few do. */
function isWalk(text: string, graph: Graph): boolean {
  const keys = [...text];
  const steps = keys.slice(1).filter((key, index) => {
    const before = keys[index] ?? "";
    return key === before || graph[before]?.some((neighbour) => neighbour?.includes(key));
  });
  return keys.length > 3 && steps.length / (keys.length - 1) >= leastOfWalk;
}

type Dictionary = Readonly<Record<string, readonly (string | number)[]>>;

/**
 * Passwords, words and names. The lists of days, planets or compass points stay out: with them any phrase that begins with
 * one of their words counts as a row of them.
 */
const wordsOf = (dictionary: Dictionary, language: string): Record<string, (string | number)[]> =>
  Object.fromEntries(
    Object.entries(dictionary).flatMap(([name, words]) => {
      const kind = /^(?:diceware|passwords|commonWords|firstnames|lastnames|wikipedia)/.exec(name)?.[0];
      return kind === undefined ? [] : [[`${kind}-${language}`, [...words]]];
    }),
  );

/** The whole, or its two ends: the better of them is left to be guessed in any case. */
const piecesOf = (password: string): readonly string[] =>
  password.length <= longestPiece ? [password] : [password.slice(0, longestPiece), password.slice(-longestPiece)];

function spellingsOf(text: string): readonly string[] {
  const unshifted = shiftedDigits.map((signs) =>
    [...text].map((letter) => (signs.includes(letter) ? String((signs.indexOf(letter) + 1) % 10) : letter)).join(""),
  );
  return [...new Set([text, ...unshifted])];
}

const weakest = (judged: readonly PasswordStrength[]): PasswordStrength =>
  judged.reduce((one, other) => (other.guesses < one.guesses ? other : one));
const strongest = (judged: readonly PasswordStrength[]): PasswordStrength =>
  judged.reduce((one, other) => (other.guesses > one.guesses ? other : one));

/** The patterns that make up most of a password, chance aside. */
function weaknessIn(sequence: readonly MatchExtended[]): Weakness {
  const known = sequence.filter(({ pattern }) => pattern !== "bruteforce" && pattern !== "separator");
  const [longest] = known.sort((one, other) => other.token.length - one.token.length);
  return longest === undefined ? "short" : weaknessOf(longest);
}

function weaknessOf(match: MatchExtended): Weakness {
  switch (match.pattern) {
    case "spatial":
      return "keyboard";
    case "repeat":
      return "repeat";
    case "sequence":
      return "sequence";
    case "date":
    case "regex":
      return "date";
    case "dictionary":
      return weaknessOfWord("dictionaryName" in match ? String(match.dictionaryName) : "");
    default:
      return "word";
  }
}

function weaknessOfWord(dictionary: string): Weakness {
  if (dictionary.startsWith("passwords")) return "common";
  if (dictionary === "userInputs") return "personal";
  return /^(?:firstnames|lastnames)/.test(dictionary) ? "name" : "word";
}
