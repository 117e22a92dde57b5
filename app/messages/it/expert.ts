import type { Messages } from "../message-types.ts";

/** Every other lever of the methods, and what a careful reader asks of the assumptions. */
export const expert: Messages["expert"] = {
  title: "Esperto: le altre ipotesi",
  lead: "Se lasci vuoto un campo si usa il valore calcolato. Quello che imposti vale nei tre scenari e resta nell’indirizzo della pagina.",
  submit: "Calcola con queste ipotesi",
  computed: "Calcolato: {value}.",
  notUsed: "Nessun metodo di questa società lo usa.",
  chip: "{name}: {value}",
  notNumber: "Scrivi un numero, per esempio {example}.",
  notWhole: "Scrivi un numero intero di anni, come {example}.",
  inYears: "{value} {count, plural, one {anno} other {anni}}",
  outOfRange: "Scrivi un numero tra {minimum} e {maximum}.",
  levers: {
    terminalGrowth: "Crescita perpetua",
    margin: "Margine operativo obiettivo",
    salesToCapital: "Ricavi / capitale incrementale",
    terminalReturn: "ROIC dopo l’orizzonte",
    payout: "Payout",
    persistence: "Persistenza del reddito residuale",
    dilution: "Diluizione annua",
    researchLife: "Vita utile della R&S",
    fadeYears: "Anni di transizione",
    keptReturn: "Extra-rendimento che conserva",
    buybackPayout: "Riacquisti netti",
    goodwillInCapital: "Avviamento nel capitale",
    exitMultiple: "P/E di uscita",
    elapsedYears: "Anni dal bilancio",
    lastTwelveMonths: "Bilancio degli ultimi dodici mesi",
    riskFreeRate: "Tasso privo di rischio",
    equityRiskPremium: "Premio per il rischio azionario",
    beta: "Beta",
  },
  hints: {
    terminalGrowth: "Crescita annua dopo l’orizzonte, in tutti i metodi basati sui flussi.",
    margin: "EBIT sui ricavi alla fine dell’orizzonte.",
    salesToCapital: "Ricavi generati da ogni unità di capitale investito.",
    terminalReturn: "Rendimento del nuovo capitale dopo l’orizzonte.",
    payout: "Dividendo sull’utile normalizzato, oggi.",
    persistence: "Quota del reddito residuale di un anno che si mantiene nel successivo.",
    dilution:
      "Crescita annua del numero di azioni senza corrispettivo (compensi in azioni), fino all’orizzonte. Conta nell’attualizzazione dei flussi, nei dividendi e nell’utile per azione; negli altri metodi no.",
    researchLife:
      "Anni in cui si ammortizza la R&S capitalizzata; con 0 resta un costo dell’esercizio. Cambia margine, capitale investito, ROIC e crescita.",
    fadeYears:
      "Anni necessari, dopo l’orizzonte, perché crescita e redditività convergano al livello di lungo periodo.",
    keptReturn: "Quota del rendimento oltre il costo del capitale che si mantiene in perpetuo.",
    buybackPayout:
      "Quota dell’utile che riacquista azioni, al netto di quelle emesse. Conta nei dividendi e nell’utile per azione.",
    goodwillInCapital: "Con 1, l’avviamento delle acquisizioni conta come capitale investito; con 0, no.",
    exitMultiple: "P/E al quale si vende l’azione alla fine dell’orizzonte.",
    elapsedYears:
      "Quanto tempo è passato dall’ultimo bilancio alla data del prezzo. Il valore si capitalizza da una data all’altra.",
    lastTwelveMonths:
      "Con 1, si parte dai dodici mesi fino all’ultimo stato patrimoniale; con 0, dall’ultimo esercizio completo.",
    riskFreeRate:
      "Rendimento a lungo termine senza rischio di insolvenza nella valuta dei bilanci. Limita anche la g perpetua; il premio non varia con esso.",
    equityRiskPremium: "Quanto il mercato paga oltre il tasso privo di rischio, senza il premio del paese.",
    beta: "Rischio dell’azione rispetto a quello del mercato. Sotto, quelli che si possono usare.",
  },
  betas: {
    title: "Altri beta",
    bottomUp: "Settoriale (bottom-up), con il debito della società",
    regression:
      "Regressione{months, select, none {} other { su {months} mesi}}{index, select, none {} other { rispetto a {index}}}",
    adjustedRegression: "Lo stesso, corretto (Blume)",
    take: "Usa",
    inUse: "in uso",
    none: "Nessuna fonte dà la regressione di questa azione.",
    noIndustry: "Il suo settore non ha un beta proprio.",
  },
  kind: {
    label: "Tipo di società",
    hint: "Decide quali metodi si applicano e come.",
    computed: "Secondo le regole: {type}",
    chip: "Tipo: {type}",
    forced: "{method}: forzato da te",
    force: "Valuta comunque",
    release: "Annulla",
  },
  forms: {
    discounting: "Quando arrivano i flussi",
    cashFlow: "Flusso che si attualizza",
    dividends: "Dividendi che si attualizzano",
  },
  formHints: {
    discounting: "In tutti i metodi che attualizzano flussi.",
    cashFlow:
      "Nel DCF: flusso per l’impresa, al WACC e al netto del debito, o flusso per gli azionisti, al costo del capitale proprio e con il debito che cresce al ritmo degli utili. REIT e finanziarie hanno il proprio.",
    dividends:
      "Nel modello dei dividendi. Il primo stadio dura quanto l’orizzonte; il secondo, gli anni di transizione.",
  },
  formChoices: {
    midYear: "A metà anno",
    yearEnd: "A fine anno",
    toFirm: "Flusso per l’impresa (FCFF)",
    toEquity: "Flusso per gli azionisti (FCFE)",
    totalPayout: "Dividendi e riacquisti; il payout converge",
    dividendsOnly: "Soli dividendi; il payout converge",
    constantGrowth: "Crescita costante (Gordon-Shapiro)",
    twoStage: "Due stadi",
    threeStage: "Tre stadi",
    halfLife: "Modello H",
  },
  formChip: "{name}: {choice}",
  prudence: {
    label: "Famiglie necessarie per un segnale",
    no: "Ne basta una, e il segnale è debole",
    yes: "Almeno due; con una, mantenere",
    hint: "I metodi di una famiglia condividono le ipotesi: sono un’opinione sola. In modalità prudente, una sola non basta per comprare o vendere.",
    chip: "Prudenza: almeno due famiglie",
  },
  years: {
    title: "Esperto: anno per anno",
    lead: "Se lasci vuota una cella si usa il valore calcolato, in grigio. Quello che imposti vale nei tre scenari; la crescita, anche in tutti i metodi con proiezione. Dopo l’orizzonte restano il margine obiettivo e la g perpetua.",
    assumption: "Ipotesi",
    year: "Anno {year}",
    field: "{name}, anno {year}",
    submit: "Calcola con questi anni",
    clear: "Torna ai valori calcolati",
    levers: {
      growthByYear: "Crescita",
      marginByYear: "Margine operativo",
      salesToCapitalByYear: "Ricavi / capitale incrementale",
    },
    chips: {
      growthByYear: "Crescita: {count, plural, one {# anno tuo} other {# anni tuoi}}",
      marginByYear: "Margine: {count, plural, one {# anno tuo} other {# anni tuoi}}",
      salesToCapitalByYear: "Ricavi / capitale: {count, plural, one {# anno tuo} other {# anni tuoi}}",
    },
  },
  reasons: {
    title: "Perché",
    lead: "Una ragione di al massimo {maximum, number} caratteri per ogni ipotesi che cambi, se vuoi darla. Viaggia nell’indirizzo della pagina, nella tua cronologia e nei file scaricati.",
    label: "Perché: {name}",
    tooLong: "La ragione supera i {maximum, number} caratteri e non è stata conservata.",
    tooMuch: "Tutte insieme le ragioni non stanno più in un indirizzo. Accorciane una.",
    said: "{name}: «{note}»",
    add: "Scrivi perché",
    growthByYear: "Crescita, anno per anno",
    marginByYear: "Margine, anno per anno",
    salesToCapitalByYear: "Ricavi / capitale incrementale, anno per anno",
    peers: "Comparabili",
  },
  sanity: {
    title: "Le ipotesi reggono?",
    questions: {
      growthAgainstHistory:
        "È plausibile {sign, select, minus {un calo} other {una crescita}} del {size} il primo anno?",
      marginAgainstHistory: "È plausibile un margine operativo del {value}?",
      capitalForGrowth: "Questo capitale basta per crescere ({value} di ricavi per unità di capitale)?",
      returnAfterHorizon: "È plausibile un ROIC del {value} sul nuovo capitale dopo l’orizzonte?",
      returnOnEquityAgainstHistory: "È sostenibile un ROE del {value}?",
      payoutAgainstHistory: "È sostenibile un payout del {value}?",
      terminalGrowthAgainstEconomy:
        "È plausibile {sign, select, minus {un calo perpetuo} other {una crescita perpetua}} del {size}?",
      yearGrowthAgainstHistory:
        "È plausibile {sign, select, minus {un calo} other {una crescita}} del {size} nell’anno {year}?",
      yearMarginAgainstHistory: "È plausibile un margine operativo del {value} nell’anno {year}?",
      yearCapitalForGrowth: "Questo capitale basta nell’anno {year} ({value} di ricavi per unità di capitale)?",
    },
    verdicts: {
      belowAll: "Sotto il minimo della sua storia.",
      low: "Sotto la media storica.",
      usual: "In linea con la sua storia.",
      high: "Sopra la media storica.",
      aboveAll: "Sopra il massimo della sua storia: va giustificato.",
      unknown: "Nessun dato con cui confrontarlo.",
    },
    besideAverage: {
      low: "{of, select, industry {Sotto la media del suo settore.} market {Sotto la media del mercato.} other {Sotto la crescita dell’economia.}}",
      usual:
        "{of, select, industry {Vicino alla media del suo settore.} market {Vicino alla media del mercato.} other {Compatibile con la crescita dell’economia.}}",
      high: "{of, select, industry {Sopra la media del suo settore.} market {Sopra la media del mercato.} other {Sopra la crescita dell’economia: va giustificato.}}",
    },
    own: "Intervallo di {years} anni: da {low} a {high}; mediana {median}.",
    benchmarks: {
      industry: "Media del suo settore: {value} ({date}).",
      market: "Media del mercato: {value} ({date}).",
      economy: "L’economia: {value} ({date}).",
    },
  },
};
