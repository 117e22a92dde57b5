import type { Messages } from "../index.ts";

export const trace: Messages["trace"] = {
  whence: "Da dove viene",
  back: "Indietro",
  year: "anno {year}",
  figureOf: "{ticker}, esercizio chiuso il {date}",
  filed: "depositato il {date}",
  notFiled: "data di deposito sconosciuta",
  accession: "Documento {accession} presso la SEC",
  noAccession: "Non ricondotto a un documento depositato",
  asOf: "Dato del {date}",
  chosenBy: {
    user: "L’hai messo tu",
    scenario: "Lo fissa lo scenario",
    convention: "Convenzione del metodo",
  },
  functions: {
    medianSlope: "pendenza mediana di ln",
    quantile: "quantile",
    median: "mediana",
    mean: "media",
    max: "max",
    min: "min",
    over: "in",
    rank: "rango",
  },
  close: "Chiudi",
  more: "… e altri {count, number} nel mezzo",
  kind: { figure: "Bilancio", reference: "Mercato", assumption: "Ipotesi", step: "Calcolo" },
  inMillions: "{value} milioni",
  years: "{value} anni",
};
