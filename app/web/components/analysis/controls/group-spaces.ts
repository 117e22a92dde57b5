/** A typed number without the spaces around it, beside its signs and between its thousands; any other stays: "12 50" is no number. */
export const withoutGroupSpaces = (text: string): string =>
  text
    .trim()
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, "")
    .replace(/(?<=^[+\u2212-])\s+|(?<!\s)\s+(?=[%×]$)/g, "");
