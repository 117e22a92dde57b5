import type { Messages } from "../message-types.ts";
import { absences } from "./absences.ts";

export const ownRatios: Messages["ownRatios"] = {
  title: "Indici personali",
  lead: "Una formula con le cifre di ogni società è una colonna e, con dei limiti, un filtro: <code>freeCashFlow / marketValue</code>, <code>median(roic, 5)</code>.",
  formula:
    "Una formula con cifre dei bilanci, del mercato o della valutazione: <code>freeCashFlow / marketValue</code>, <code>median(roic, 5)</code>.",
  values: "Valori degli indici personali",
  say: "Scrivi la formula di un indicatore con le cifre di questa società: si calcola qui, con la sua origine.",
  formulas: "Formule",
  show: "Mostra",
  madeOf: "Con {count, plural, one {una cifra} other {# cifre}}",
  field: "Formula {number}",
  alone: "Formula",
  alertHint:
    "Il limite si scrive come risulta l’indice: 8 è l’8% se è una percentuale e 8 volte se è un multiplo; il denaro, per intero e nella valuta dei bilanci. Si legge come negli indicatori della società: con i bilanci dell’ultimo esercizio e al prezzo di mercato, non a quello che annoti. La tua politica non conta.",
  minimum: "Formula {number}, da",
  maximum: "Formula {number}, fino a",
  limitHint: "Le percentuali in decimali: 0.05 è il 5%.",
  explained: "Come si scrive e quali cifre ci sono",
  saved: "I tuoi indici salvati",
  insertWhere: "Inserisci in",
  insertWhat: "Cifra o funzione",
  insert: "Inserisci",
  functions: "Funzioni",
  column: "Indice personale {number}",
  kinds: {
    statement: "Bilancio di un esercizio",
    ratio: "Indici di un esercizio",
    market: "Mercato, di oggi",
    value: "Valore per azione, di oggi",
  },
  valueBy: "Valore secondo {method}",
  mean: "Media dei metodi che votano",
  absent: {
    ...absences,
    endsNotPositive: "per una crescita annua le due cifre devono essere positive",
    priceTooOld: "il prezzo ha più di 180 giorni",
    divisionByZero: "si divide per zero",
    notFinite: "il risultato è troppo grande",
    notValued: "quel metodo non dà un valore",
    withheld: "il valore si vede aprendo la società",
  },
  absentOf: "{reason}: {figures}",
  ofYear: "{figure} ({date})",
};
