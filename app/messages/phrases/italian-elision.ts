/** Articles, alone and with their preposition, and what they become before a vowel. */
const elided: Readonly<Record<string, string>> = {
  il: "l’",
  del: "dell’",
  al: "all’",
  dal: "dall’",
  nel: "nell’",
  sul: "sull’",
  i: "gli ",
  dei: "degli ",
  ai: "agli ",
  dai: "dagli ",
  nei: "negli ",
  sui: "sugli ",
};
/** Numbers that are said with a vowel first: otto, ottanta, undici, uno virgola due, uno per cento; not mille, and not the first of a month. */
const number = /(?=8|11(?!\d)|1(?:,\d|\s?%))/.source;
const before = new RegExp(`(?<![\\p{L}’'])(${Object.keys(elided).join("|")}) ${number}`, "giu");

/** An Italian text whose articles agree with the numbers that were put into it: "del 8%" becomes "dell’8%". */
export const withElisions = (text: string): string =>
  text.replace(before, (_, article: string) => {
    const shortened = elided[article.toLowerCase()] ?? "";
    return article.charAt(0) === article.charAt(0).toLowerCase()
      ? shortened
      : shortened.charAt(0).toUpperCase() + shortened.slice(1);
  });
