/** Words by the number that they mean. */
export type NumberWords = Readonly<Record<string, number>>;

/** Words and signs that a draft may write in another language than its own. Texts are parts of regular expressions. */
export type CommonWords = {
  currencies: readonly (readonly [words: string, code: string])[];
  percents: string;
  /** Units of figures that no fact can confirm: points, multiples. */
  uncheckable: string;
  /** Stands between a figure and its currency. */
  beforeUnit: string;
  beforeMonth: string;
  /** Stands behind the number of a day. */
  ordinals: string;
};

/** How a language writes figures and dates. Texts are parts of regular expressions. */
export type OwnWords = {
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

/** The words that a draft in a language is read with. */
export type WrittenLanguage = OwnWords & { common: CommonWords };
