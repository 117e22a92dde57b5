import type { Messages } from "../message-types.ts";
import { absences } from "./absences.ts";

/** The pages of a company's statements, ratios and quality. */
export const fundamentals: Messages["fundamentals"] = {
  nav: {
    label: "Pagine della società",
    valuation: "Valutazione",
    statements: "Bilanci",
    ratios: "Indicatori e qualità",
    multiples: "Multipli",
    technical: "Analisi tecnica",
    data: "Dati",
  },
  trace: {
    title: "Da dove viene questa cifra",
    steps: "Tutti i passi",
    close: "Chiudi",
  },
  statements: {
    title: "Bilanci di {name} ({ticker})",
    description:
      "Conto economico, stato patrimoniale e flussi di cassa di {name}, esercizio per esercizio, con l’origine di ogni cifra.",
    lead: "{period, select, quarterly {I conti trimestrali di {name}, come depositati.} ttm {Gli ultimi dodici mesi di {name}.} other {I bilanci annuali di {name}, come depositati.}} Tocca una cifra per vederne l’origine.",
    unit: "Milioni di {currency}; per azione in {currency}",
    view: "Che cosa mostrano le tabelle",
    period: "Quali periodi mostrano le tabelle",
    periods: { annual: "Annuali", quarterly: "Trimestrali", ttm: "Ultimi dodici mesi" },
    months: "{months} mesi",
    figures: "Cifre",
    growth: "Variazione su base annua",
    download: "Scarica il CSV",
    line: "Voce",
    filed: "Depositato",
    untraced: "senza documento",
    noneKnown: "Mancano nei dati di tutti questi periodi: {list}.",
    dash: "«–» è una cifra non nota in quel periodo, mai uno zero.",
    dashGrowth:
      "{period, select, annual {«–» è una variazione che non si può calcolare: manca l’anno prima o la sua cifra non era positiva.} other {La variazione è sullo stesso periodo dell’anno prima. «–» è una che non si può calcolare: manca quel periodo o la sua cifra non era positiva.}}",
    perShare: "* Sulle azioni di oggi: comprende i frazionamenti successivi al bilancio.",
    derived: "In corsivo, quanto è calcolato da altre voci dello stesso bilancio.",
    annualOnly:
      "La fonte di questi conti ({source}) dà solo esercizi interi. I trimestri li ha SEC EDGAR, per le società che li depositano lì.",
    byDifference: {
      quarterly:
        "In corsivo anche quanto viene da una differenza: il quarto trimestre è l’esercizio meno nove mesi. Il suo utile per azione non è noto: è una cifra arrotondata e non si può sottrarre.",
      ttm: "In corsivo anche quanto somma periodi: l’ultimo esercizio, più quello in corso fin qui, meno la stessa parte del precedente. I valori patrimoniali sono dell’ultimo giorno. L’utile per azione somma cifre arrotondate: può scostarsi di un centesimo.",
    },
    valuedAnnually: "La valutazione, gli indicatori e la qualità si calcolano con i bilanci annuali.",
    madeOf: "Di che cosa sono fatti i dodici mesi al {date}",
    plusPeriod: "Più {months} mesi al {date}, depositati il <filing></filing>",
    minusPeriod: "Meno {months} mesi al {date}, depositati il <filing></filing>",
    charts: "In sintesi",
    readOut: "Leggi periodo per periodo: {figures}",
    yearSays: {
      balanceAlone: "Il patrimonio netto passa da <first></first> milioni ({from}) a <last></last> ({to}).",
      incomeSay:
        "I ricavi passano da <first></first> milioni ({from}) a <last></last> ({to}); l’utile netto dell’ultimo anno è <other></other>.",
      cashSay:
        "Il flusso di cassa operativo passa da <first></first> milioni ({from}) a <last></last> ({to}); il flusso libero dell’ultimo anno è <other></other>.",
      balanceSay:
        "Il patrimonio netto passa da <first></first> milioni ({from}) a <last></last> ({to}); il debito dell’ultimo anno è <other></other>.",
    },
    quarterSays: {
      balanceAlone: "Patrimonio netto al {to}: <last></last> milioni, contro <first></first> un anno prima.",
      incomeSay:
        "Ricavi del trimestre al {to}: <last></last> milioni, contro <first></first> un anno prima; l’utile netto è <other></other>.",
      cashSay:
        "Flusso di cassa operativo del trimestre al {to}: <last></last> milioni, contro <first></first> un anno prima; il flusso libero è <other></other>.",
      balanceSay:
        "Patrimonio netto al {to}: <last></last> milioni, contro <first></first> un anno prima; il debito è <other></other>.",
    },
    unknownOther: "ignoto",
    tableBelow: "Milioni di {currency}, come nelle tabelle sotto.",
    names: {
      income: "Conto economico",
      balance: "Stato patrimoniale",
      cashFlow: "Flussi di cassa",
      margins: "Margini sui ricavi",
    },
  },
  ratios: {
    title: "Indicatori e qualità di {name} ({ticker})",
    description:
      "Redditività, indebitamento, liquidità e qualità dei conti di {name}, con la formula e il posto nel settore.",
    lead: "Gli indicatori di {name}, rispetto all’anno prima e al suo settore.",
    dupontSay:
      "Il ROE è il prodotto di cinque fattori: carico fiscale, oneri finanziari, il margine operativo, la rotazione dell’attivo e la leva.",
    ratio: "Indicatore",
    definition: "Come si calcola",
    place: "Nel suo settore",
    placeText: "sopra <percent></percent> di {count, plural, one {una società} other {# società}}",
    comparison:
      "Il confronto è con {count} società dello stesso settore e valuta, con bilanci chiusi fra il {from} e il {to}.",
    noComparison: "Non ci sono altre società del settore con bilanci di quelle date.",
    medianOf: "mediana <value></value>",
    averages: "Redditività e rotazioni usano la media fra inizio e fine anno.",
    price: "Il prezzo rispetto ai conti",
    priceSay: "Con il prezzo del {date} ({source}) e i conti dell’ultimo esercizio ({accounts}).",
    definitions: {
      grossMargin: "margine lordo ÷ ricavi",
      operatingMargin: "EBIT ÷ ricavi",
      netMargin: "utile netto ÷ ricavi",
      freeCashFlowMargin: "flusso di cassa libero ÷ ricavi",
      returnOnAssets: "utile netto ÷ attivo medio",
      returnOnEquity: "utile netto ÷ patrimonio medio",
      returnOnCapital: "EBIT × (1 − imposte) ÷ capitale investito medio",
      returnOnTotalCapital: "EBIT × (1 − imposte) ÷ (patrimonio + debito) medio",
      taxBurden: "utile netto ÷ utile prima delle imposte",
      interestBurden: "utile prima delle imposte ÷ EBIT",
      assetTurnover: "ricavi ÷ attivo medio",
      equityMultiplier: "attivo medio ÷ patrimonio medio",
      debtToEquity: "debito finanziario ÷ patrimonio netto",
      debtToAssets: "debito finanziario ÷ attivo",
      netDebtToEbitda: "(debito − cassa) ÷ EBITDA",
      interestCover: "EBIT ÷ oneri per interessi",
      currentRatio: "attivo corrente ÷ passivo corrente",
      quickRatio: "(attivo corrente − rimanenze) ÷ passivo corrente",
      cashRatio: "cassa ed equivalenti ÷ passivo corrente",
      cashConversion: "flusso di cassa operativo ÷ utile netto",
      freeCashConversion: "flusso di cassa libero ÷ utile netto",
      investmentRate: "investimenti ÷ ricavi",
      stockPayRate: "compensi in azioni ÷ ricavi",
      payoutRatio: "dividendi pagati ÷ utile netto",
      marketValue: "prezzo × azioni in circolazione",
      priceToEarnings: "prezzo ÷ utile diluito per azione",
      priceToBook: "capitalizzazione ÷ patrimonio delle azioni ordinarie",
      dividendYield: "dividendo per azione ÷ prezzo",
    },
    groups: {
      profitability: "Redditività",
      dupont: "Da dove viene la redditività del patrimonio (DuPont)",
      leverage: "Indebitamento",
      liquidity: "Liquidità",
      conversion: "Dall’utile alla cassa",
    },
  },
  quality: {
    title: "Qualità dei conti",
    lead: "Dal bilancio dell’esercizio chiuso il {date}. Un criterio senza dati non conta come non soddisfatto.",
    piotroski: "F di Piotroski",
    piotroskiSay: "Soddisfa {score} dei {known} criteri calcolabili (sono nove).",
    signal: "Criterio",
    result: "Esito",
    now: "Quest’anno",
    against: "Confronto con",
    holds: "soddisfatto",
    fails: "non soddisfatto",
    unknown: "senza dati",
    zero: "zero",
    beneish: "M di Beneish",
    beneishClear: "<score></score>: sotto −1,78, non somiglia a conti manipolati.",
    beneishFlag:
      "<score></score>: sopra −1,78, conviene esaminare i conti con attenzione; non prova nulla: basta una crescita rapida per alzarla.",
    beneishNone: "Non si può calcolare: mancano cifre.",
    beneishNeutral: "Posti al valore neutro 1 per mancanza di dati: {list}.",
    altman: "Z di Altman",
    altmanSay: {
      z: "<score></score> nello Z per chi produce beni: {zone}.",
      zDoublePrime: "<score></score> nello Z″ per chi non produce beni: {zone}.",
    },
    altmanNone: "Nessun punteggio: {reason}. Questi sono gli altri componenti.",
    altmanZones: {
      z: {
        safe: "zona sicura, sopra 2,99",
        grey: "zona grigia, tra 1,81 e 2,99",
        distress: "zona di pericolo di insolvenza, sotto 1,81",
      },
      zDoublePrime: {
        safe: "zona sicura, sopra 2,60",
        grey: "zona grigia, tra 1,10 e 2,60",
        distress: "zona di pericolo di insolvenza, sotto 1,10",
      },
    },
    accruals: "Accruals di Sloan",
    accrualsSay:
      "Parte dell’utile che non è cassa, sull’attivo medio: <value></value>. Più è alta, meno l’utile tende a durare negli anni successivi.",
    runway: "Anni di cassa",
    runwaySay: "Al ritmo di spesa dell’ultimo anno la cassa dura <value></value>.",
    financial: "Questi punteggi non si applicano a banche, assicurazioni e altre società finanziarie.",
    years: "{value} anni",
    signals: {
      positiveIncome: "L’utile netto è positivo",
      positiveOperatingCashFlow: "Il flusso di cassa operativo è positivo",
      risingReturnOnAssets: "Sale la redditività dell’attivo",
      cashAboveIncome: "La cassa supera l’utile",
      fallingLeverage: "Scende il debito a lungo termine sull’attivo",
      risingLiquidity: "Sale la liquidità corrente",
      noNewShares: "Nessuna azione nuova (media diluita)",
      risingGrossMargin: "Sale il margine lordo",
      risingAssetTurnover: "Sale la rotazione dell’attivo",
    },
    indexes: {
      receivables: "crediti",
      grossMargin: "margine lordo",
      assetQuality: "qualità dell’attivo",
      depreciation: "ammortamento",
      sellingExpense: "spese generali",
      leverage: "leva",
    },
  },
  segments: {
    title: "Per settore e area geografica",
    none: "Questa fonte ({source}) non dà cifre per settore né per area: quelle della SEC (company facts) arrivano senza questa ripartizione. filings.xbrl.org la dà per le società europee che la etichettano.",
    untagged:
      "I bilanci di questa società non etichettano cifre per settore né per area: sono solo nel testo delle note.",
    axes: {
      business: "per settore",
      geography: "per area geografica",
    },
    heading: "{figure} {axis}",
    whole: "Tutta la società",
    sum: "Somma delle parti",
    rest: "Non allocato, ricavi tra le parti e arrotondamenti",
    addsUp: "Nel {year} le parti danno il totale della società.",
    missing:
      "Nel {year} le parti non danno il totale: fuori da esse ci sono <rest></rest> milioni (ricavi tra settori, voci non allocate o parti che il bilancio non etichetta).",
    unknown: "Nel {year} non si sa se le parti diano il totale: manca una delle due cifre.",
    words: "I nomi sono quelli che la società scrive nel suo bilancio.",
    elements: "La società non dà un nome ad alcune parti nella sua tassonomia: si mostrano le parole della loro voce.",
    standard: {
      CountryOfDomicileMember: "Paese della società",
      ForeignCountriesMember: "Altri paesi",
      AllOtherSegmentsMember: "Altri settori",
      EliminationOfIntersegmentAmountsMember: "Elisioni tra settori",
      MaterialReconcilingItemsMember: "Voci di riconciliazione",
      UnallocatedAmountsMember: "Non allocato",
    },
  },
  asOf: {
    label: "Bilanci noti al",
    show: "Mostra",
    today: "Mostra quelli di oggi",
    said: "I bilanci com’erano noti il {date}: ogni dato secondo l’ultimo deposito fino a quel giorno.",
    noPrice:
      "Non si sa quanto valesse in borsa la società quel giorno con le azioni di allora, quindi mancano i multipli di prezzo. Anche le società del confronto sono a quel giorno.",
    leftOut: {
      notFiledYet: "Non ancora depositati: {list}.",
      filingDateUnknown: "Assenti perché non si sa quando furono depositati: {list}.",
      versionsUnknown:
        "Assenti perché la fonte conserva solo l’ultima versione di ogni dato e non si possono datare: {list}.",
    },
    refused: {
      dateInvalid: "La data deve essere un giorno del calendario.",
      dateInFuture: "Il {date} deve ancora venire.",
      notFiledYet:
        "Al {date} non era stato depositato nessuno dei bilanci che abbiamo di questa società: i primi sono del {first}.",
      filingDatesUnknown:
        "Non si può sapere quali bilanci fossero noti il {date}: la fonte non dice da quando ogni dato è com’è, e non lo ipotizziamo. SEC EDGAR e filings.xbrl.org li datano.",
    },
    restated: "Dati rideterminati: prima e dopo",
    restatedSay:
      "Dati che un deposito successivo ha cambiato: una rideterminazione, una riclassificazione o un’altra voce del bilancio. In milioni; per azione, sulle azioni di oggi.",
    period: "Periodo",
    first: "All’inizio",
    later: "Dopo",
  },
  absent: absences,
};
