import type { Messages } from "../message-types.ts";

/** Facts about the prediction beside its value. */
export const prediction: Messages["prediction"] = {
  title: "Che cosa muove la previsione",
  intro:
    "Quanto pagherebbe il mercato per una società con questi conti, imparato da migliaia di bilanci annuali. Non è una previsione del prezzo e non vede il prezzo di questa azione.",
  contribution: "{effect} per {question}",
  note: "Cinque effetti, dal maggiore al minore, su ciò che il mercato paga in media per cifre così. Gli altri, insieme: {rest}.",
  peers: "Le società che il modello tratta in modo più simile",
  model: "Modello {version}; multipli di mercato al {date}.",
  voting: "Vota: in questo settore fa meglio della mediana del settore.",
  silent:
    "Non vota: in questo settore non ha superato la prova, cioè fare meglio della mediana del 10% senza distorsioni.",
  card: "Come si addestra e quanto sbaglia",
  band: "Negli anni di prova la banda ha contenuto il prezzo otto volte su dieci.",
};

/** Inputs of the model, as the end of a sentence: "+12 % from net margin". */
export const predictionQuestions: Messages["predictionQuestions"] = {
  returnOnEquity: "la redditività del patrimonio netto (ROE)",
  returnOnEquityAverage: "il ROE medio di tre anni",
  returnOnAssets: "la redditività dell’attivo (ROA)",
  returnOnAssetsAverage: "il ROA medio di tre anni",
  returnOnAssetsDeviation: "quanto oscilla il ROA",
  returnOnAssetsChange: "la variazione del ROA",
  operatingReturnOnCapital: "la redditività operativa del capitale",
  grossMargin: "il margine lordo",
  ebitMargin: "il margine operativo",
  netMargin: "il margine netto",
  netMarginAverage: "il margine netto medio",
  cashFlowMargin: "il margine di cassa operativa",
  freeCashFlowMargin: "il margine FCF",
  freeCashFlowMarginAverage: "il margine FCF medio",
  marginChange: "la variazione del margine netto",
  assetTurnover: "la rotazione dell’attivo",
  revenueGrowth: "la crescita dei ricavi",
  revenueGrowthThreeYears: "la crescita dei ricavi in tre anni",
  assetGrowth: "la crescita dell’attivo",
  equityGrowth: "la crescita del patrimonio",
  accruals: "gli accruals",
  capitalExpenditureToSales: "gli investimenti sui ricavi",
  capitalExpenditureToCashFlow: "gli investimenti sulla cassa operativa",
  debtToAssets: "il debito sull’attivo",
  equityToAssets: "il patrimonio sull’attivo",
  cashToAssets: "la liquidità sull’attivo",
  netDebtToCashFlow: "il debito netto sulla cassa operativa",
  payout: "il payout",
  dividendsToCashFlow: "i dividendi sulla cassa operativa",
  shareCountChange: "la variazione del numero di azioni",
  logAssets: "la dimensione per attivo",
  logSales: "la dimensione per ricavi",
  loss: "guadagnare o perdere denaro",
  sector: "il settore",
  industry: "il comparto",
};
