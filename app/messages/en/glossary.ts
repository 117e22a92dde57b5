import type { Messages } from "../message-types.ts";

export const glossary: Messages["glossary"] = {
  wacc: {
    name: "WACC",
    meaning:
      "Weighted average cost of capital: what shareholders and lenders together ask for a year. The cash flows of the whole firm are discounted at it: the higher it is, the less they are worth today.",
  },
  costOfEquity: {
    name: "Cost of equity",
    meaning:
      "The return that shareholders ask for a year in exchange for the risk they bear. Computed with the CAPM: the risk-free rate plus beta times the risk premium of the market, plus the country’s.",
  },
  costOfDebt: {
    name: "Cost of debt",
    meaning:
      "The interest at which the company could borrow long-term today. The WACC takes it after the tax that interest saves.",
  },
  beta: {
    name: "Beta",
    meaning:
      "How much the share moves when the market does. With a beta of 1 it moves alike; with 1.3, 30% more. We use that of its industry, adjusted to the company’s own debt.",
  },
  riskFreeRate: {
    name: "Risk-free rate",
    meaning:
      "What ten-year debt of a state that is taken to be safe pays, in the currency of the accounts. It is the floor under every required return.",
  },
  equityRiskPremium: {
    name: "Risk premium of a mature market",
    meaning:
      "What the stock market of a stable country offers a year above the risk-free rate, in exchange for its uncertainty.",
  },
  impliedPremium: {
    name: "Equity risk premium implied by prices",
    meaning:
      "The yearly premium at which all companies in the data are worth together what they cost on the market. It is solved with the mean of cash flows, dividends and residual income of each, in the neutral scenario, and is the same for all.",
  },
  countryRiskPremium: {
    name: "Country risk premium",
    meaning:
      "What is added when the country is less safe than the most stable ones. In a country with the best rating it is zero.",
  },
  taxRate: {
    name: "Statutory tax rate",
    meaning:
      "The statutory corporate tax rate of the company’s country. It says how much tax the interest on debt saves.",
  },
  rating: {
    name: "Synthetic rating",
    meaning:
      "A credit grade that we estimate from how comfortably profit covers interest. It sets the spread that the company’s debt pays.",
  },
  growth: {
    name: "Initial growth (g)",
    meaning: "Growth of the first forecast year. After it, growth moves little by little to the perpetual rate.",
  },
  terminalGrowth: {
    name: "Perpetual growth",
    meaning:
      "The growth assumed for ever after the last forecast year. It cannot exceed that of the economy, or the company would end up larger than it.",
  },
  horizon: {
    name: "Horizon",
    meaning: "How many years are forecast one by one before growth is assumed to be perpetual.",
  },
  terminalValue: {
    name: "Terminal value",
    meaning:
      "What all the years after the horizon are worth at its end. It is usually most of the value, and the least certain part.",
  },
  enterpriseValue: {
    name: "Value of the company (EV)",
    meaning:
      "What the whole business is worth to shareholders and lenders together, leaving out cash that it does not need.",
  },
  equityValue: {
    name: "Value of the equity",
    meaning: "What is left for shareholders: enterprise value plus cash, less debt and what belongs to others.",
  },
  minorityInterests: {
    name: "Minority interests",
    meaning:
      "The part of subsidiaries that belongs to other shareholders. It is taken off, because it is not theirs who hold this share.",
  },
  returnOnCapital: {
    name: "ROIC",
    meaning:
      "Operating profit after tax over the capital invested in the business. Growth creates value only when this exceeds the WACC.",
  },
  returnOnEquity: {
    name: "ROE",
    meaning:
      "Net income over shareholders’ equity. Above the cost of equity, the company is worth more than its equity on the books.",
  },
  bookValue: {
    name: "Book value per share",
    meaning:
      "Shareholders’ equity on the balance sheet, divided by the shares. It is not what a sale of the assets would bring.",
  },
  tangibleBookValue: {
    name: "Tangible book value per share",
    meaning: "Book value without goodwill and other intangibles: what is left if those assets were worth nothing.",
  },
  ordinaryEarnings: {
    name: "Earnings of an ordinary year",
    meaning: "Earnings per share corrected so that one very good or very bad year does not decide the value.",
  },
  operatingMargin: {
    name: "Operating margin",
    meaning: "Operating profit for every 100 of sales. The forecast moves from today’s margin to this one.",
  },
  salesToCapital: {
    name: "Sales to capital",
    meaning: "Sales that each unit of new capital brings. The higher it is, the less has to be invested to grow.",
  },
  payout: { name: "Payout", meaning: "The part of earnings paid out as dividends. What is kept pays for growth." },
  fadeYears: {
    name: "Fade years",
    meaning: "Years after the horizon in which the company’s growth and advantage fade to what can last for ever.",
  },
  keptReturn: {
    name: "Advantage it keeps",
    meaning:
      "The part of what it earns above the cost of its capital that is taken to last for ever. With 0, competition takes all of it.",
  },
  buybackPayout: {
    name: "Net buy-backs",
    meaning:
      "The part of earnings with which the company buys back its own shares, less the value of those it hands out. That money reaches shareholders too.",
  },
  goodwillInCapital: {
    name: "Goodwill",
    meaning:
      "What a company paid for others above the value of their assets. Counted as invested capital, it makes the return lower.",
  },
  exitMultiple: {
    name: "Exit P/E",
    meaning: "At how many times earnings the share is taken to be sold at the end of the horizon.",
  },
  elapsedYears: {
    name: "Years since the balance sheet",
    meaning:
      "Time between the latest balance sheet and the date of the price. The value is carried from one day to the other, less what has been paid out in between.",
  },
  lastTwelveMonths: {
    name: "Last twelve months",
    meaning:
      "The last fiscal year plus what has been reported since, less the same months a year earlier. Its sales and profits are the most recent; averages and growth are still those of full fiscal years.",
  },
  persistence: {
    name: "Persistence (ω)",
    meaning:
      "How long an advantage lasts: how much of one year’s residual income is left in the next. At 0 it vanishes at once; at 1 it lasts for ever.",
  },
  priceToEarnings: {
    name: "P/E",
    meaning: "Price divided by earnings per share: how many years of today’s earnings are paid for.",
  },
  priceToBook: {
    name: "Price to book",
    meaning: "Price divided by book value per share. Above 1, the market expects returns higher than those required.",
  },
  evToEbitda: {
    name: "EV/EBITDA",
    meaning:
      "Enterprise value divided by earnings before interest, tax, depreciation and amortisation. It lets companies with different debts be compared.",
  },
  evToEbit: {
    name: "EV/EBIT",
    meaning:
      "Enterprise value divided by operating profit. Like EV/EBITDA, but it does not ignore what replacing the assets costs.",
  },
  median: {
    name: "Median",
    meaning:
      "The value in the middle: half of the methods lie below it, half above. One extreme value hardly moves it.",
  },
  standardDeviation: {
    name: "Standard deviation",
    meaning: "How far the methods lie from their mean. The larger it is, the less they agree.",
  },
};
