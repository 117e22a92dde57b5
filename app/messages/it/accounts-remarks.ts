import type { AccountsRemarkCode } from "@valora/valuation";
import type { Messages } from "../message-types.ts";

/** Reviewed facts about the figures of a company. */
export const accountsRemarks: Pick<Messages["dataNotes"], AccountsRemarkCode> = {
  countOfAllClasses: {
    subject: "Numero di azioni",
    text: "La fonte conta solo le azioni privilegiate. Il numero usato è quello di tutte le categorie: capitalizzazione ÷ prezzo.",
  },
  bankRevenueLeftOut: {
    subject: "Ricavi della banca",
    text: "Quelli della fonte comprendono gli interessi che la banca paga e non sono il margine di intermediazione pubblicato: li lasciamo fuori.",
  },
  revenueGross: {
    subject: "Ricavi",
    text: "Quelli del {years} sono al lordo dei costi di regolamento; gli altri anni sono al netto. Quelli del {years} restano fuori.",
  },
  dividendCut: {
    subject: "Dividendo",
    text: "La società ha annunciato un taglio da {priceBefore} a {price} per azione dal {years}: quello precedente non dice nulla del futuro e non viene proiettato.",
  },
  disposalGains: {
    subject: "Plusvalenze",
    text: "L’EBIT del {years} è senza plusvalenze da cessioni e svalutazioni ({amount} milioni nell’ultimo di questi anni). L’utile netto le comprende.",
  },
  splitInFigures: {
    subject: "Azioni frazionate",
    text: "Ogni azione è diventata {factor} il {asOf}: il numero di azioni e i dati per azione degli anni precedenti sono su base attuale.",
  },
  chargesInResult: {
    subject: "Oneri straordinari",
    text: "Il risultato del {years} comprende oneri straordinari: non è rappresentativo.",
  },
  debtContradicted: {
    subject: "Debito",
    text: "Il debito del {years} indicato dalla fonte è inferiore al suo stesso debito netto: resta fuori.",
  },
  ebitdaDistorted: {
    subject: "EBITDA",
    text: "Quello del {years} comprende proventi o oneri straordinari: resta fuori, e non ne ricaviamo gli ammortamenti.",
  },
  restatedFigures: {
    subject: "Dati riesposti",
    text: "Quelli del {years} sono quelli corretti in seguito dalla società, non quelli pubblicati per primi.",
  },
  earningsPerShareContradicted: {
    subject: "Utile per azione",
    text: "Quello del {years} non torna con l’utile netto e il numero di azioni: resta fuori.",
  },
  cashIsInvestments: {
    subject: "Liquidità",
    text: "La fonte indica al suo posto il portafoglio di investimenti dell’assicuratore: resta fuori.",
  },
  incomeOfOrdinaryShares: {
    subject: "Utile netto",
    text: "La fonte indica la parte delle azioni ordinarie, un po’ inferiore a quello pubblicato.",
  },
  standardisedFigures: {
    subject: "Dati normalizzati",
    text: "La fonte normalizza ricavi ed EBIT: differiscono un po’ da quelli pubblicati.",
  },
  revenueRestated: {
    subject: "Ricavi",
    text: "Quelli del {years} sono senza l’attività ceduta e comprendono altri ricavi: non sono quelli pubblicati allora.",
  },
  operatingIncomeMixed: {
    subject: "EBIT",
    text: "In alcuni anni è quello pubblicato, in altri quello normalizzato da un aggregatore di dati, prima delle svalutazioni.",
  },
  yearEndsInSeptember: {
    subject: "Esercizio",
    text: "L’anno di questi conti si chiude il 30 settembre.",
  },
  depreciationIsPart: {
    subject: "Ammortamenti",
    text: "Quelli di {years} sono solo una parte di quelli pubblicati: la fonte tralascia gli ammortamenti delle attività immateriali o altre voci. L’EBITDA di questi esercizi risulta basso, l’EV/EBITDA alto, e i flussi di cassa scontati possono dare un valore troppo basso.",
  },
  capitalExpenditureUnknown: {
    subject: "Investimenti",
    text: "La fonte non dà quelli del {years}: il flusso di cassa libero è quello che indica essa stessa.",
  },
  partOwnedByOthers: {
    subject: "Soci delle controllate",
    text: "Circa metà di {part} è di altri azionisti e la fonte non dice quanto vale la loro quota: il flusso di cassa scontato conta tutto l’utile e risulta alto.",
  },
  businessBought: {
    subject: "Società acquisita",
    text: "{part} è stata acquisita il {asOf} e pagata in parte con azioni nuove ({source}). Gli ultimi bilanci sono anteriori: non comprendono né il suo utile né il suo debito, mentre il numero di azioni conta quelle nuove. Non diamo valori per azione finché non ci saranno bilanci che la comprendono.",
  },
  specialDividendsOnly: {
    subject: "Dividendo",
    text: "Non paga un dividendo ordinario, solo straordinari di tanto in tanto, quasi sempre a debito: restano esclusi e non si proiettano.",
  },
};
