import type { Messages } from "../message-types.ts";

export const mcp: Messages["mcp"] = {
  instructions:
    "Valora dice quanto vale un’azione con sette metodi, perché e con quanta sicurezza. Regole: 1) riporta solo cifre restituite da uno strumento, con data e fonte; 2) null vuol dire «non noto»: non completarlo; 3) un metodo che non si applica o non vota ha un motivo: dillo; 4) il segnale non è una previsione di rendimento né una consulenza personale; 5) di' di che giorno sono prezzo e bilanci (i dati inclusi sono del {date}) e avvisa se sono vecchi; 6) per spiegare una cifra usa explain_figure, e indica il link alla pagina. I tassi sono frazioni: 0.09 è il 9%. Gli importi sono in unità intere della loro valuta.",
  arguments: {
    ticker: "Simbolo dell’azione, ISIN o LEI: AAPL, ENEL.MI, IT0003128367",
    scenario: "conservative, neutral o optimistic; neutral se non indicato",
    view: "absolute (il premio per il rischio della fonte) o relative (quello implicito nei prezzi di mercato)",
    price: "Prezzo di oggi di chi chiede, nella valuta della quotazione",
    assumptions: 'Ipotesi proprie per nome, tassi in frazione: "wacc": 0.09, "g": 0.04. Nomi: {names}',
    figure:
      "Indirizzo della cifra: summary/mean, methods/discountedCashFlow/valuePerShare o uno restituito da questo strumento",
    query: "Simbolo, parole del nome, ISIN o LEI",
    limit: "Quante società al massimo",
    tickers: "Simboli o ISIN da confrontare",
    tickersListed: "Simboli separati da virgole",
    words: "Parole del nome, del simbolo o dell’attività",
    country: "Due lettere, o più paesi separati da virgole: ES,IT",
    screenedBy: "Il valore per cui filtrare e ordinare: mean o un metodo",
    difference: "Valore ÷ prezzo − 1, in frazione: 0.2 vuol dire che vale il 20% più del prezzo",
    quality: "Criteri di Piotroski soddisfatti, da 0 a 9",
    ownRatio:
      "Un indice personale: una formula come freeCashFlow / marketValue o median(roic, 5); è una colonna, e con minRatio e maxRatio un filtro",
    period: "annual, quarterly o ttm",
    figures: "Voci da leggere; le principali se non indicate",
    periods: "Quanti periodi, gli ultimi",
    asOf: "Un giorno: conta solo ciò che era stato depositato fino ad allora",
    thesis: "La tesi d’investimento, in testo semplice",
  },
  tools: {
    search_companies: {
      title: "Cerca società",
      description: "Trova società quotate per simbolo, nome, ISIN o LEI, e dice quali si possono valutare.",
    },
    value_company: {
      title: "Valuta un’azione",
      description:
        "Quanto vale un’azione: media, intervallo, segnale e valore con ciascun metodo, con il motivo se non si applica o non vota; prezzo, bilanci e ipotesi con data e fonte.",
    },
    what_if: {
      title: "E se…?",
      description:
        "Valuta la stessa azione con e senza ipotesi proprie (o in un altro scenario) e dice quali metodi cambiano, di quanto, e che cosa succede a media e segnale.",
    },
    explain_figure: {
      title: "Spiega una cifra",
      description:
        "Da dove viene una cifra: la formula e ciò su cui poggia, passo dopo passo, fino al deposito, al tasso pubblicato o all’ipotesi scelta.",
    },
    reverse_valuation: {
      title: "Valutazione inversa",
      description:
        "Che cosa sconta il prezzo: la crescita, il margine o gli anni di crescita con cui il valore sarebbe uguale al prezzo.",
    },
    sensitivity: {
      title: "Sensibilità",
      description: "Quale ipotesi muove di più il valore (tornado) e il valore secondo tasso di sconto e crescita.",
    },
    compare_companies: {
      title: "Confronta società",
      description:
        "Società fianco a fianco: valori per metodo, segnale, indicatori e ipotesi, ciascuna con le sue date.",
    },
    screen_companies: {
      title: "Filtra società",
      description: "Società incluse che superano dei filtri, con il loro valore, ordinate e per pagine.",
    },
    read_statements: {
      title: "Leggi i bilanci",
      description:
        "I bilanci di una società come depositati: annuali, trimestrali o degli ultimi dodici mesi, anche com’erano noti in un certo giorno.",
    },
    draft_thesis: {
      title: "Scrivi una tesi",
      description:
        "Una tesi in parole, scritta dal modello linguistico di questa installazione a partire dall’analisi, con ogni cifra verificata.",
    },
  },
  resources: {
    methods: {
      title: "I sette metodi",
      description: "Che cosa calcola ciascuno, con quali dati e quando non usarlo.",
    },
    calibration: {
      title: "La calibrazione",
      description: "Valore ÷ prezzo di tutte le società insieme, per metodo e settore, con la data.",
    },
    evidence: {
      title: "Le evidenze",
      description: "Quali rendimenti sono seguiti ai valori del passato, per metodo, e che cosa non si sa.",
    },
    model_card: {
      title: "Scheda del modello",
      description: "Su che cosa è stato addestrato il modello di previsione, quanto sbaglia e quando si astiene.",
    },
  },
  prompts: {
    value_a_share: {
      title: "Valuta un’azione",
      description: "Quanto vale, perché e con quanta sicurezza, in una pagina.",
      text: "Valuta {ticker} con value_company. Indica il valore medio e l’intervallo rispetto al prezzo, con le date; quali metodi votano e perché gli altri no; l’ipotesi che pesa di più (sensitivity) e che cosa sconta il prezzo (reverse_valuation). Spiega con explain_figure la cifra più dubbia. Chiudi con ciò che non si sa e con il link alla pagina. Usa solo cifre degli strumenti.",
    },
    challenge_a_thesis: {
      title: "Metti alla prova una tesi",
      description: "Che cosa dicono bilanci e prezzo a favore e contro una tesi.",
      text: "Questa è la mia tesi su {ticker}:\n\n{thesis}\n\nMettila alla prova con gli strumenti: traduci ogni affermazione in un’ipotesi e calcolala con what_if; confrontala con i bilanci (read_statements) e con ciò che sconta il prezzo (reverse_valuation). Di' che cosa regge, che cosa no e quale cifra la smentirebbe. Usa solo cifre degli strumenti.",
    },
    compare_shares: {
      title: "Confronta azioni",
      description: "Quale costa meno, con quale qualità e con quali riserve.",
      text: "Confronta {tickers} con compare_companies. Di' quale quota più al di sotto del suo valore e quale meno, se i metodi concordano e in che cosa differiscono ipotesi e indicatori. Avvisa se prezzi o bilanci sono di giorni diversi. Usa solo cifre degli strumenti.",
    },
  },
  unavailable: {
    methodNotApplicable: "Nessun metodo che sconta flussi dà un valore per questa società.",
    assumptionMissing: "Il metodo non ha questa ipotesi.",
    priceMissing: "Manca il prezzo.",
    priceTooOld: "Il prezzo ha più di 180 giorni: non si confronta nulla con esso.",
    accountsTooOld: "I conti terminano più di 18 mesi prima del prezzo: non si confronta nulla con esso.",
    partSeparated:
      "I conti comprendono una parte uscita dalla società prima del giorno del prezzo: non si confronta nulla con esso.",
    fewStatements: "Ci sono troppo pochi bilanci.",
    closesMissing: "Mancano le chiusure dell’azione.",
    currencyUnresolved: "Bilanci e prezzo sono in valute diverse e non c’è un cambio datato.",
    figuresMissing: "Mancano cifre nei bilanci.",
    notFinite: "Con queste cifre la formula non dà un numero.",
  },
};
