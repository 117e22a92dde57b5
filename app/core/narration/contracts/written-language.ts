/** Words by the number that they mean. */
export type NumberWords = Readonly<Record<string, number>>;

/** How a language writes figures and dates: what a draft is read with. Texts are parts of regular expressions. */
export type WrittenLanguage = {
  numberWords: NumberWords;
  /** One is an article as often as a number: it counts only beside another number. */
  one: string;
  /** The separator between the words of a number. */
  links: string;
  percents: string;
  /** Shares and multiples in words: no report holds them in this form, so that none can be checked. */
  uncheckable: RegExp;
  months: readonly string[];
  shortMonths: readonly string[];
  /** Words for a thousand and more beside digits, the longest first. */
  scales: readonly (readonly [words: string, factor: number])[];
  groupMark: string;
  decimalMark: string;
};
