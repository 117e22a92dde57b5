/** Lower case without accents: "inversión" is found by INVERSION. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
