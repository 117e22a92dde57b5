/** Invisible letters: a text of them alone says nothing. Joiners stay, because letters and emoji need them. */
const invisible = /(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const control = /(?![\n\t])\p{Cc}/gu;

/** A text of several lines in one form: what cannot be seen is left out, and spaces around it. */
export const plainTextOf = (typed: string): string =>
  typed.toWellFormed().normalize("NFC").replace(/\r\n?/g, "\n").replace(invisible, "").replace(control, "").trim();

/** The same in one line. */
export const plainLineOf = (typed: string): string => plainTextOf(typed).replace(/\s+/g, " ");
