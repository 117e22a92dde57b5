import type { PeriodWords } from "../../features/imports/contracts/import-vocabulary.ts";

export const periodWords: PeriodWords = {
  latest: { before: ["ultimos", "moviles"], after: ["moviles"] },
  latestTwelveMonths: ["tam"],
  yearToDate: ["acumulado", "acumulada", "acumulados", "acumuladas"].flatMap((word) => [
    word,
    `${word} del ano`,
    `${word} del ejercicio`,
  ]),
  year: ["ejercicio", "ano", "ano fiscal", "ano completo", "anual"],
  since: ["primeros"],
  three: ["tres"],
  six: ["seis"],
  nine: ["nueve"],
  twelve: ["doce"],
  first: ["1er", "1o", "1a", "primer", "primero"],
  second: ["2o", "2a", "segundo"],
  third: ["3er", "3o", "3a", "tercer", "tercero"],
  fourth: ["4o", "4a", "cuarto"],
  months: ["meses"],
  shortMonths: ["mes"],
  quarter: ["trimestre", "trim"],
  quarters: ["trim"],
  quarterLetter: "t",
  half: ["semestre", "sem"],
  halfLetter: "s",
  fillers: [
    ...["de", "del", "al", "a", "hasta", "el", "en", "periodo"],
    ...["terminado", "terminada", "terminados", "terminadas", "cerrado", "cerrada", "cerrados", "cerradas"],
  ],
};
