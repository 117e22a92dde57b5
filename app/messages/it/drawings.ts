import type { Messages } from "../message-types.ts";

/** Under and beside the pictures of the articles, which are drawn from the figures of all included companies. */
export const drawings: Messages["drawings"] = {
  names: {
    costOfEquity: "Costo del capitale proprio (Ke)",
    freeCashFlowMargin: "Margine FCF: flusso di cassa libero su ricavi",
    returnOnCapital: "ROIC: rendimento del capitale investito",
    valueToPrice: "Valore stimato, in multipli del prezzo",
    predictionToPrice: "Previsione, in multipli del prezzo",
    yearsOfAccounts: "Esercizi di bilancio per società",
    multiplesBySector: "P/E per settore",
    methodsToPrice: "Valore secondo ogni metodo, in multipli del prezzo",
  },
  say: {
    costOfEquity: "Metà delle società ha un Ke tra il {low} e il {high}; la mediana è {median}.",
    freeCashFlowMargin:
      "La società mediana trasforma in cassa libera il {median} dei ricavi; la metà centrale, tra il {low} e il {high}.",
    returnOnCapital:
      "Metà delle società guadagna tra il {low} e il {high} sul capitale investito; la mediana è {median}.",
    valueToPrice:
      "Solo in {beyond} società su 100 il valore stimato supera il prezzo della metà o più: un margine di sicurezza di un terzo è raro.",
    predictionToPrice:
      "Dove la previsione vota, metà dei suoi valori sta tra {low} e {high} volte il prezzo; la mediana è {median}.",
    yearsOfAccounts: "Di {beyond} società su 100 ci sono dieci esercizi o più.",
    multiplesBySector:
      "Il P/E mediano va da {lowest} ({lowestName}) a {highest} ({highestName}): confronta nello stesso settore.",
    methodsToPrice:
      "Le mediane vanno da {lowest} ({lowestName}) a {highest} ({highestName}): ogni metodo parte da un’idea diversa.",
  },
  basis: {
    costOfEquity: "Secondo il CAPM, ai tassi di quella data.",
    freeCashFlowMargin: "Ultimo esercizio di ogni società, escluse le finanziarie.",
    returnOnCapital: "Ultimo esercizio, dove il bilancio riporta tutto il debito; escluse le finanziarie.",
    valueToPrice: "Media dei metodi che votano.",
    predictionToPrice: "Solo le società per cui la previsione vota.",
    yearsOfAccounts: "Bilanci annuali nel database locale.",
    multiplesBySector: "Prezzo su utile per azione diluito; escluse le società in perdita.",
    methodsToPrice: "Dove ogni metodo vota.",
  },
  source:
    "{companies, plural, one {# società} other {# società}} · {date}{outside, plural, =0 {} one { · # fuori dal grafico} other { · # fuori dal grafico}}",
  groups: "Barra: la metà centrale. Segno: la mediana.",
  median: "mediana {value}",
  price: "prezzo",
  table: "Vedi come tabella",
  range: "Intervallo",
  between: "{from} a {to}",
  below: "meno di {to}",
  above: "{from} o più",
  companies: "Società",
  group: "Gruppo",
  low: "Primo quartile",
  middle: "Mediana",
  high: "Terzo quartile",
};
