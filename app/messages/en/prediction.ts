import type { Messages } from "../message-types.ts";

/** Facts about the prediction beside its value. */
export const prediction: Messages["prediction"] = {
  title: "What moves the prediction",
  intro:
    "What the market would pay for a company with these accounts, learnt from thousands of annual accounts. It is no forecast of the price, and it does not see the price of this share.",
  contribution: "{effect} from {question}",
  note: "Five effects, the largest first, on what the market pays on average for such figures. All others together: {rest}.",
  peers: "The companies it treats most alike",
  model: "Model {version}; market multiples of {date}.",
  voting: "It votes: in this sector it does better than the sector’s median.",
  silent:
    "It does not vote: in this sector it has not passed the test, which is to do 10% better than the median without bias.",
  card: "How it is trained and how far it errs",
  band: "In the test years the band held the price eight times out of ten.",
};

/** Inputs of the model, as the end of a sentence: "+12 % from net margin". */
export const predictionQuestions: Messages["predictionQuestions"] = {
  returnOnEquity: "return on equity",
  returnOnEquityAverage: "average ROE over three years",
  returnOnAssets: "return on assets",
  returnOnAssetsAverage: "average ROA over three years",
  returnOnAssetsDeviation: "how much ROA swings",
  returnOnAssetsChange: "the change in ROA",
  operatingReturnOnCapital: "operating return on capital",
  grossMargin: "gross margin",
  ebitMargin: "operating margin",
  netMargin: "net margin",
  netMarginAverage: "average net margin",
  cashFlowMargin: "operating cash flow margin",
  freeCashFlowMargin: "free cash flow margin",
  freeCashFlowMarginAverage: "average free cash flow margin",
  marginChange: "the change in net margin",
  assetTurnover: "asset turnover",
  revenueGrowth: "sales growth",
  revenueGrowthThreeYears: "sales growth over three years",
  assetGrowth: "growth in assets",
  equityGrowth: "growth in equity",
  accruals: "accruals",
  capitalExpenditureToSales: "capital expenditure to sales",
  capitalExpenditureToCashFlow: "capital expenditure to operating cash flow",
  debtToAssets: "debt to assets",
  equityToAssets: "equity to assets",
  cashToAssets: "cash to assets",
  netDebtToCashFlow: "net debt to operating cash flow",
  payout: "payout",
  dividendsToCashFlow: "dividends to operating cash flow",
  shareCountChange: "the change in the share count",
  logAssets: "size by assets",
  logSales: "size by sales",
  loss: "making or losing money",
  sector: "the sector",
  industry: "the industry",
};
