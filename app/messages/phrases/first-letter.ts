/** A phrase as the beginning of a line. */
export const capitalised = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** The name of a thing within a sentence: Margen operativo, margen operativo; abbreviations stay: WACC. */
export const inSentence = (name: string) =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
