import type { Messages } from "../message-types.ts";

/** The companies that a company is compared with, which a reader may change. */
export const peers: Messages["peers"] = {
  title: "Comparabili",
  lead: "Quanto il mercato paga ogni società, con i bilanci e il prezzo della data indicata. Togli o aggiungi società: il valore, l’intervallo, il riepilogo e il segnale si ricalcolano, e l’indirizzo della pagina le ricorda.",
  finding: {
    compared:
      "{name} quota a {own} di {multiple}; {from, select, peers {la mediana {count, plural, one {del suo comparabile} other {dei suoi # comparabili}}} other {la media pubblicata del suo settore}} è {middle}.",
    none: "{count, plural, =0 {Non c’è con chi confrontarla.} one {Un comparabile, senza un multiplo che abbiano entrambi.} other {# comparabili, senza un multiplo confrontabile.}}",
  },
  computed:
    "{count, plural, =0 {Nessuna comparabile} one {Una comparabile, per attività e dimensione} other {# comparabili, per attività e dimensione}}",
  yours: "{count, plural, one {Una comparabile, scelta da te} other {# comparabili, scelte da te}}",
  used: "Il metodo usa {names}. Gli altri multipli si mostrano senza contare.",
  usedAll: "Il metodo usa {names}.",
  sectorAverage:
    "{names}: con meno di {least} comparabili che ce l’hanno, il metodo prende al suo posto la media pubblicata del settore.",
  leftOut:
    "{names}: con meno di {least} comparabili che ce l’hanno e senza una media del settore affidabile, il metodo lo lascia fuori.",
  company: "Società",
  why: "Perché c’è",
  marketCap: "Capitalizzazione",
  millions: "milioni di {currency}",
  region: "Comparabili e i loro multipli",
  matches: {
    subIndustry: "stessa attività",
    industry: "attività affine",
    sector: "stesso settore",
    unrelated: "altro settore: l’hai scelta tu",
  },
  dates: "Bilanci al {fiscalYearEnd} · prezzo del {priceAsOf} · {source}",
  trailingDates: "Dodici mesi fino al {fiscalYearEnd} · prezzo del {priceAsOf} · {source}",
  own: "{name}, al suo prezzo",
  quartiles: {
    conservative: "Quartile inferiore: prudente",
    neutral: "Mediana: neutrale",
    optimistic: "Quartile superiore: ottimista",
  },
  industry: "Media del settore",
  ofSector: "media del settore",
  absent: "Nessun dato, o un dato non superiore a zero",
  remove: "Togli",
  removeOf: "Togli {name} dalle comparabili",
  last: "È l’ultima: aggiungine un’altra prima di toglierla.",
  add: "Aggiungi una società",
  addButton: "Aggiungi",
  adding: "Chiediamo i suoi dati…",
  hint: "Simbolo o nome. Solo le società incluse con bilanci in {currency} possono essere comparabili, anche di un altro settore. Fino a {maximum}.",
  full: "Ce ne sono {maximum}, il massimo: togline una per aggiungerne un’altra.",
  back: "Tolte:",
  backOf: "Rimetti {name}",
  reset: "Torna a quelle calcolate",
  failed: "Non è stato possibile chiedere i suoi dati. Riprova.",
  changed: "{count, plural, one {Ora c’è una comparabile.} other {Ora ci sono # comparabili.}}",
  chip: "{count, plural, one {# comparabile tua} other {# comparabili tue}}",
  change: "Guarda le comparabili e cambiale",
  steps: "Tutti i passaggi, fino ai bilanci di ciascuna ({count})",
};
