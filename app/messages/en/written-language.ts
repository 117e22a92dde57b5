import type { NumberWords, OwnWords } from "../../core/narration/contracts/written-language.ts";
import { numbered } from "../numbered-words.ts";

const english: NumberWords = {
  ...numbered("two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen", 2),
  ...numbered("seventeen eighteen nineteen twenty", 17),
  ...numbered("thirty forty fifty sixty seventy eighty ninety", 30, 10),
  hundred: 100,
  hundreds: 100,
  thousand: 1e3,
  thousands: 1e3,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  billions: 1e9,
  trillion: 1e12,
};

export const writtenLanguage: OwnWords = {
  numberWords: english,
  one: "one",
  links: " and |-| ",
  percents: " percent| per cent",
  uncheckable:
    /(?<!\p{L})(?:half|halves|thirds?|quarters?|fifths?|tenths?|doubl(?:e|es|ed|ing)|twice|thrice|tripl(?:e|es|ed|ing)|quadrupl\p{L}*|dozens?|\p{L}+fold)(?!\p{L})/giu,
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept?", "Oct", "Nov", "Dec"],
  scales: [
    ["billion|bn|B", 1e9],
    ["million|mn|M|m", 1e6],
    ["trillion|tn", 1e12],
    ["thousand|k|K", 1e3],
  ],
  groupMark: "[, ]",
  decimalMark: ".",
};
