import { searchable } from "../listings/typed-name.ts";

/** Lists differ on the words for the form of a company, never on what stands before them. */
const forms =
  /\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|plc|s ?a|spa|s p a|nv|n v|ag|se|holdings?|group)\b/g;

/** A company's name in small letters, without the words for its form: "Eni S.p.A." is "eni". */
export const plainName = (name: string): string => searchable(name).replace(forms, " ").replace(/\s+/g, " ").trim();

/** First words of hundreds of companies that have nothing to do with each other. */
const commonWords: ReadonlySet<string> = new Set(
  "a american advanced applied banca banco bank black blue capital central china digital eastern energy european federal first general global gold golden grand great green grupo health home independent industrial international investors liberty life mid national new north northern old one pacific power premier public real red royal saint san sociedad south southern southwest southwestern state st summit sun super texas the trans union united us universal virginia west western white world".split(
    " ",
  ),
);

/**
 * Whether two names may be of one house: Carnival Corporation and Carnival plc, Exxon Mobil before and after its new
 * holding. One first word is enough where it is a name, two where it is everybody's ("American", "First").
 */
export function areRelatedNames(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [first = "", second = ""] = words;
  if (first === "" || first !== others[0]) return false;
  const isWhole = words.length === 1 || others.length === 1;
  return commonWords.has(first) ? (isWhole ? words.length === others.length : second === others[1]) : true;
}

const wordsOf = (name: string): readonly string[] =>
  plainName(name)
    .split(" ")
    .filter((word) => word !== "the" && word !== "");
