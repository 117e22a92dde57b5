import type { Messages } from "../message-types.ts";

export const home: Messages["home"] = {
  title: "Valora: quanto vale un’azione, con sette metodi",
  description:
    "Scrivi un simbolo e guarda quanto vale l’azione secondo sette metodi, da dove viene ogni cifra e quanto fidarti.",
  hero: {
    title: "Quanto vale un’azione? Sette risposte e quanto fidarti di ognuna.",
    lead: "Scrivi un simbolo. Ti mostriamo il valore di ogni metodo, l’origine di ogni dato e quali metodi non usare.",
  },
  live: {
    title: "Esempio: {company}",
    open: "Apri l’analisi completa",
    cases: "Altri esempi",
    case: {
      undervalued: "{company}: sottovalutata",
      overvalued: "{company}: sopravvalutata",
      fair: "{company}: in linea",
      none: "{company}: senza verdetto",
    },
    scenario: "Scenario",
    scenarios: { conservative: "Prudente", neutral: "Neutrale", optimistic: "Ottimista" },
    growth: "Crescita (g)",
    computed: "calcolato: {value}",
    percentInWords: "{value} per cento",
    reset: "Torna al calcolo",
    hint: "Cambia un’ipotesi e tutto si ricalcola nel tuo browser. Quello che cambi tu è sempre in viola.",
    origin: "Prezzo del {date}: {price}. Conti: {accounts}.",
    withoutScripts: "Funziona anche senza script: scrivi un altro simbolo qui sopra e avrai l’analisi completa.",
    unavailable:
      "In questo momento non possiamo mostrare l’esempio. Puoi comunque analizzare qualsiasi simbolo qui sopra.",
  },
  methods: {
    title: "Tre dei sette metodi",
    all: "Tutti i metodi",
    discountedCashFlow: {
      title: "Flussi di cassa scontati",
      text: "Somma la cassa che genererà l’attività, attualizzata a oggi. La linea tratteggiata è il flusso; la barra, il suo valore attuale.",
      limit: "Non si applica a banche e assicurazioni.",
      chart: "Flusso di cassa libero previsto di {company} per anno e suo valore oggi, in {currency}.",
      after: "dopo",
    },
    dividendDiscount: {
      title: "Dividendi",
      text: "Se incassi un dividendo che cresce per sempre, quanto pagheresti oggi per averlo? Gordon e Shapiro l’hanno risolto in una riga.",
      limit: "Servono almeno tre anni di pagamenti.",
      chart: "Dividendo per azione di {company}, da {first} nel {from} a {last} nel {to}.",
    },
    comparableMultiples: {
      title: "P/E e altri multipli",
      text: "Confronta quanto si paga l’utile di questa società e quello di società simili.",
      limit: "Se la società è in perdita, il P/E non esiste.",
      chart: "P/E di {company}: {own}. Mediana delle comparabili: {peers}. Settore: {industry}.",
      own: "{company}",
      peers: "Mediana delle comparabili",
      industry: "Il suo settore",
    },
  },
  thermometer: {
    title: "Termometro del mercato",
    dated: "{companies} società, ai prezzi del {date}",
    say: "Su 100 azioni, {over} risultano sopravvalutate e {under} sottovalutate.",
    before: "Con i metodi della curva, {lastOver} e {lastUnder} a {last}, contro {over} e {under} a {month}.",
    chart: "Su 100 società, quante risultano sopravvalutate, in linea e sottovalutate, da {from} a {to}.",
    basis:
      "La curva usa i bilanci pubblicati fino a ogni data e i tassi di oggi, senza comparabili né previsione; le barre, tutti i metodi che votano. Dice che cosa calcolano i metodi, non dove andrà il mercato.",
    overvalued: "sopravvalutate",
    fair: "in linea",
    undervalued: "sottovalutate",
    of100: "su 100",
    countries: "Per paese",
    sectors: "Per settore",
    row: "{name}, {companies} società: su 100, {over} sopravvalutate, {fair} in linea e {under} sottovalutate",
    months: "La curva in una tabella",
    month: "Data",
    companies: "Società",
  },
  how: {
    title: "Come funziona",
    dataTitle: "Dati che si possono verificare",
    dataText: "Ogni dato riporta periodo, data e fonte. Se un dato manca lo diciamo; non lo inventiamo.",
    assumptionsTitle: "Ipotesi che puoi cambiare",
    assumptionsText:
      "Vedi quello che calcoliamo noi e, accanto, quello che metti tu. Un link conserva tutte le modifiche.",
    resultsTitle: "Risultati che si capiscono",
    resultsText: "Prima una frase, poi il perché con i numeri della società e infine la formula compilata.",
    features: "Vedi tutte le funzioni",
    contact: "Scrivici",
  },
  guides: {
    title: "Guide",
    blog: "Vai al blog",
  },
};
