import type { Messages } from "../message-types.ts";

export const mcp: Messages["mcp"] = {
  instructions:
    "Valora tells what a share is worth by seven methods, why, and how sure that is. Rules: 1) state only figures that a tool has returned, with their date and source; 2) null means unknown: do not fill it in; 3) a method that does not apply or does not vote has a reason: tell it; 4) the signal is neither a forecast of returns nor personal advice; 5) say of which day price and accounts are (the included data are of {date}) and warn when they are old; 6) to explain a figure call explain_figure, and link the page. Rates are fractions: 0.09 is 9%. Amounts are in whole units of their currency.",
  arguments: {
    ticker: "Ticker of the share, ISIN or LEI: AAPL, SAN.MC, ES0113900J37",
    scenario: "conservative, neutral or optimistic; neutral unless given",
    view: "absolute (the published equity risk premium) or relative (the one that market prices imply)",
    price: "The caller’s own price of today, in the currency of the quote",
    assumptions: 'The caller’s own assumptions by name, rates as fractions: "wacc": 0.09, "g": 0.04. Names: {names}',
    figure:
      "Address of the figure: summary/mean, methods/discountedCashFlow/valuePerShare, or one that this tool has returned",
    query: "Ticker, words of the name, ISIN or LEI",
    limit: "How many companies at most",
    tickers: "Tickers or ISINs to compare",
    tickersListed: "Tickers, separated by commas",
    words: "Words of the name, the ticker or the business",
    country: "Two letters, or several countries separated by commas: ES,IT",
    screenedBy: "The value to filter and sort by: mean, or a method",
    difference: "Value ÷ price − 1, as a fraction: 0.2 is 20% more than it costs",
    quality: "Piotroski criteria met, 0 to 9",
    ownRatio:
      "A ratio of your own: a formula such as freeCashFlow / marketValue or median(roic, 5); a column, and with minRatio and maxRatio a filter",
    period: "annual, quarterly or ttm",
    figures: "Line items to read; the main ones unless given",
    periods: "How many periods, the latest ones",
    asOf: "A day: only what had been filed by then counts",
    thesis: "The investment thesis, in plain text",
  },
  tools: {
    search_companies: {
      title: "Search companies",
      description: "Finds listed companies by ticker, name, ISIN or LEI, and says which of them can be valued.",
    },
    value_company: {
      title: "Value a share",
      description:
        "What a share is worth: mean, range, signal, and the value by each method with the reason where it does not apply or does not vote; price, accounts and assumptions with their date and source.",
    },
    what_if: {
      title: "What if…?",
      description:
        "Values the same share with and without the caller’s assumptions (or in another scenario) and says which methods change, by how much, and what becomes of the mean and the signal.",
    },
    explain_figure: {
      title: "Explain a figure",
      description:
        "Where a figure comes from: its formula and what it rests on, step by step, down to the filing, the published rate or the chosen assumption.",
    },
    reverse_valuation: {
      title: "Reverse valuation",
      description:
        "What the price implies: the growth, the margin or the years of growth at which the value would equal the price.",
    },
    sensitivity: {
      title: "Sensitivity",
      description: "Which assumption matters most (tornado), and the value over discount rate and growth.",
    },
    compare_companies: {
      title: "Compare companies",
      description: "Companies side by side: values by method, signal, ratios and assumptions, each with its own dates.",
    },
    screen_companies: {
      title: "Screen companies",
      description: "Included companies that pass filters, with their value, sorted and in pages.",
    },
    read_statements: {
      title: "Read the accounts",
      description:
        "A company’s statements as filed: annual, quarterly or of the last twelve months, also as they were known on a given day.",
    },
    draft_thesis: {
      title: "Draft a thesis",
      description:
        "A thesis in words, drafted from the analysis by this installation’s language model, every figure of it checked.",
    },
  },
  resources: {
    methods: {
      title: "The seven methods",
      description: "What each one computes, from which data, and when you should not use it.",
    },
    calibration: {
      title: "The calibration",
      description: "Value ÷ price of all companies together, by method and sector, dated.",
    },
    evidence: {
      title: "The evidence",
      description: "Which returns followed values of the past, by method, and what is not known.",
    },
    model_card: {
      title: "Model card",
      description: "What the prediction model was trained on, how far it errs, and when it abstains.",
    },
  },
  prompts: {
    value_a_share: {
      title: "Value a share",
      description: "What it is worth, why, and how sure that is, on one page.",
      text: "Value {ticker} with value_company. Give the mean value and the range against the price, with their dates; which methods vote and why the others do not; the assumption that matters most (sensitivity) and what the price implies (reverse_valuation). Explain the most doubtful figure with explain_figure. End with what is not known and with the link to the page. Use figures from the tools only.",
    },
    challenge_a_thesis: {
      title: "Challenge a thesis",
      description: "What accounts and price say for and against a thesis.",
      text: "This is my thesis on {ticker}:\n\n{thesis}\n\nPut it to the test with the tools: turn each claim into an assumption and work it out with what_if; hold it against the accounts (read_statements) and against what the price implies (reverse_valuation). Say what stands, what does not, and which figure would prove it wrong. Use figures from the tools only.",
    },
    compare_shares: {
      title: "Compare shares",
      description: "Which one is cheaper, of what quality, and with which reservations.",
      text: "Compare {tickers} with compare_companies. Say which trades furthest below its value and which least, whether the methods agree, and how their assumptions and ratios differ. Warn where prices or accounts are of different days. Use figures from the tools only.",
    },
  },
  unavailable: {
    methodNotApplicable: "No method that discounts flows gives a value for this company.",
    assumptionMissing: "The method has no such assumption.",
    priceMissing: "The price is missing.",
    priceTooOld: "The price is more than 180 days old: nothing is compared with it.",
    accountsTooOld: "The accounts end more than 18 months before the price: nothing is compared with it.",
    partSeparated:
      "The accounts hold a part that left the company before the day of the price: nothing is compared with it.",
    fewStatements: "There are too few accounts.",
    closesMissing: "The closes of the share are missing.",
    currencyUnresolved: "Accounts and price are in different currencies, and there is no dated exchange rate.",
    figuresMissing: "Figures are missing from the accounts.",
    notFinite: "With these figures the formula does not give a number.",
  },
};
