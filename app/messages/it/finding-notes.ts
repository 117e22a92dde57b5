import type { FindingNoteCode } from "../../core/analysis/contracts/data-note.ts";
import type { Messages } from "../message-types.ts";

/** Findings in a live answer, for its reader. */
export const findingNotes: Pick<Messages["dataNotes"], FindingNoteCode> = {
  minorUnits: {
    subject: "Unità del prezzo",
    text: "È quotato in {quotedIn}; {factor} fanno 1 {to}: diamo il prezzo in {to}.",
  },
  priceConverted: {
    subject: "Valuta",
    text: "Quota {price} {from}; lo portiamo in {to} a {rate} {to} per {from}, cambio del {asOf} ({source}).",
  },
  statementsConverted: {
    subject: "Valuta",
    text: "Il bilancio è in {from}, valuta per cui non abbiamo tassi di sconto: lo portiamo in {to} a {rate} {to} per {from}, cambio del {asOf} ({source}), lo stesso per tutti gli anni.",
  },
  splitApplied: {
    subject: "Azioni frazionate",
    text: "Dopo il {asOf}, data dell’ultimo bilancio, ogni azione è diventata {factor}: azioni e dati per azione sono come oggi.",
  },
  receiptsConverted: {
    subject: "Certificati di deposito",
    text: "Ciò che è quotato è un certificato per {factor} azioni: tutto ciò che è per azione è per certificato. Il rapporto si ricava dalla capitalizzazione.",
  },
  marketCapDiffers: {
    subject: "Capitalizzazione",
    text: "Prezzo per azioni fa {implied} milioni e la fonte dice {stated} milioni. {suspect, select, split {Può mancare un frazionamento.} receipts {Può essere quotato un certificato per più azioni.} thousands {Le azioni possono essere in migliaia.} millions {Le azioni possono essere in milioni.} minorUnits {Il prezzo può essere in centesimi.} other {Non sappiamo perché.}}",
  },
  priceJumped: {
    subject: "Salto del prezzo",
    text: "Da {priceBefore} il {dateBefore} a {price} il {asOf}: può essere un frazionamento che il bilancio non conosce ancora.",
  },
  priceMovedAlone: {
    subject: "Movimento proprio del prezzo",
    text: "{count, plural, one {Nel mese chiuso} other {In # mesi, l’ultimo chiuso}} il {asOf} l’azione si è mossa del {move} e il suo settore del {industryMove}, a parità di azioni: dai conti al {fiscalYearEnd} è successo qualcosa che non riportano.",
  },
  quoteFromFuture: { subject: "Data del prezzo", text: "La fonte lo data {asOf}, che non è ancora arrivato." },
  priceNotPositive: { subject: "Prezzo", text: "La fonte dà un prezzo che non è maggiore di zero: non lo usiamo." },
  sharesNotPositive: {
    subject: "Numero di azioni",
    text: "La fonte dà un numero che non è maggiore di zero: non lo usiamo.",
  },
  yearDuplicated: { subject: "Bilanci ripetuti", text: "C’è più di un bilancio per la stessa chiusura: {years}." },
  balanceDoesNotAdd: {
    subject: "Stato patrimoniale che non quadra",
    text: "L’attivo non è il passivo più il patrimonio in {years}.",
  },
  figureJumped: { subject: "Salti", text: "Cambiano da un anno all’altro più del solito: {contradictions}." },
  signUnlikely: { subject: "Segni", text: "Sono negative e non dovrebbero esserlo: {contradictions}." },
  sourcesDiffer: { subject: "Due fonti", text: "Differiscono di oltre l’1%: {contradictions}." },
};
