import type { Messages } from "../index.ts";

/** Every other lever of the methods, and what a careful reader asks of the assumptions. */
export const expert: Messages["expert"] = {
  title: "Esperto: le altre ipotesi",
  lead: "Lascia vuoto un campo e conta il numero calcolato. Quello che imposti vale nei tre scenari e viaggia nell'indirizzo della pagina.",
  submit: "Calcola con queste ipotesi",
  computed: "Calcolato: {value}.",
  notUsed: "Nessun metodo di questa società lo usa.",
  chip: "{name}: {value}",
  notNumber: "Scrivi un numero, per esempio {example}.",
  outOfRange: "Scrivi un numero tra {minimum} e {maximum}.",
  levers: {
    terminalGrowth: "g perpetua",
    margin: "Margine operativo a cui arriva",
    salesToCapital: "Ricavi su capitale nuovo",
    terminalReturn: "ROIC dopo l'orizzonte",
    payout: "Quota dell'utile distribuita",
    persistence: "Persistenza del reddito residuale",
  },
  hints: {
    terminalGrowth: "Crescita di ogni anno dopo l'orizzonte, in tutti i metodi dei flussi.",
    margin: "Risultato operativo sui ricavi alla fine dell'orizzonte.",
    salesToCapital: "Ricavi portati da ogni unità di capitale investito.",
    terminalReturn: "Quanto rende il capitale nuovo dopo l'orizzonte.",
    payout: "Dividendo sull'utile normale, oggi.",
    persistence: "Quanto di ciò che si guadagna oltre il costo del capitale resta l'anno dopo.",
  },
  sanity: {
    title: "Domande a queste ipotesi",
    questions: {
      growthAgainstHistory: "Può crescere del {value} il primo anno?",
      marginAgainstHistory: "Può arrivare a un margine operativo del {value}?",
      capitalForGrowth: "Questo capitale basta per crescere: {value} di ricavi per unità?",
      returnAfterHorizon: "Può guadagnare il {value} sul capitale nuovo dopo l'orizzonte?",
      returnOnEquityAgainstHistory: "Può continuare a guadagnare il {value} sul suo capitale?",
      payoutAgainstHistory: "Può distribuire il {value} del suo utile?",
      terminalGrowthAgainstEconomy: "Può crescere del {value} per sempre?",
    },
    verdicts: {
      belowAll: "È meno che in qualunque dei suoi anni.",
      low: "È poco rispetto al solito.",
      usual: "È il solito.",
      high: "È molto rispetto al solito.",
      aboveAll: "È più che in qualunque dei suoi anni: qualcuno dovrebbe dire perché.",
      unknown: "Non sappiamo con che cosa confrontarlo.",
    },
    own: "In {years} anni è andato da {low} a {high}, con mediana {median}.",
    benchmarks: {
      industry: "Media del suo settore: {value} ({date}).",
      market: "Media del mercato: {value} ({date}).",
      economy: "L'economia: {value} ({date}).",
    },
  },
};
