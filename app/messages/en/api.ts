import { accountOperations } from "./account-operations.ts";

const portfolioFields = {
  currency: "Currency of the total; EUR if absent.",
  positions: "Up to 500 positions: symbol, ISIN or name, quantity, total cost and its currency. This or table.",
  table: "A table as text, or a broker’s file. This or positions.",
  numbers: "How the numbers of the table are written.",
  columns: "Which column of the table holds what; the first is 1.",
  rates: "Units of another currency for one of the portfolio’s, where no rate is looked up.",
};

const comparedFigures =
  "Your own figures, each after the ticker of its company and a colon: KO:revenue.2025-12-31:47000000000USD. They count in the column of that company alone, which marks them as yours in correctedFigures.";

const personalView = {
  view: "absolute: by the equity risk premium of the source. relative: by the one that the prices of all companies imply, to see whether the share is cheap beside the others. Absent: that of your active policy or, without one, absolute.",
};

export const api = {
  percentHint: "Rates are written as fractions: to say {suggestion, number, ::percent .#} write {literal}.",
  commonShare: "Its common share is {ticker}.",
  nearest: "Similar symbols: {tickers}.",
  title: "Valora API",
  introduction:
    "Everything a result page shows, as JSON and without keys. Rates are fractions (0.09 is 9%), money comes in whole units of the currency of the accounts, and what is unknown is null, never zero.",
  contents: "Contents: {count} operations, your account, limits and errors",
  changes: "What each version has changed",
  machineReadable: "The same description for programs",
  home: "Home",
  body: "What is sent",
  parameters: "Parameters",
  name: "Name",
  meaning: "What it is",
  values: "Values",
  required: "required",
  example: "Example",
  exampleAnswer: "Example answer",
  answers: "Responses",
  status: "Status",
  errors: "Errors",
  errorsIntroduction:
    "Errors are application/problem+json. The field code is stable and never translated; title is in the language of lang.",
  limits: "Limits",
  limitsIntroduction:
    "Where plans are limited, every answer about a company says in RateLimit-Policy which limits hold and in RateLimit what is left of each, as in the IETF draft: q is the quota, w its window, r what remains and t the seconds until there is more. companies: different companies a day, until midnight in Madrid; pace: one new company a minute; everybody: the new companies a minute that all anonymous callers share.",
  note: "Why {name} is what it is, on one line; left out where {name} is not set.",
  jump: "Skip to content",
  language: "Language",
  operations: {
    ...accountOperations,
    analysis: "What a share is worth by seven methods, with the full working behind every figure.",
    analysisWorkbook: "The same analysis as an Excel workbook whose results are formulas over its inputs.",
    analysisTable: "The same analysis as comma-separated values, one row a method.",
    analysisSheet: "The same analysis on paper: one page and an appendix.",
    analyses:
      "The same question about up to a hundred companies: each answer is a line of JSON, in the order you ask for them and as soon as it is there. One that cannot be valued says why and does not stop the others. Each counts in your plan as if you had asked for it alone. Here trace is none unless you say otherwise.",
    figures:
      "Single figures of an analysis by the address that its page writes beside each (data-trace), and those it rests on.",
    companies: "Finds companies by ticker or by name.",
    statements: "Income, balance and cash flow of up to ten fiscal years as filed, with the origin of every figure.",
    statementsTable: "The same statements as comma-separated values: one row a figure and period.",
    ratios: "Ratios, quality scores, and the place of each ratio among the companies of its sector.",
    heldData: "What each source of data holds of a company, which accounts and which price were taken, and why.",
    dataSet: "The included data as files: their tables with columns, sizes and checksums, the day and the terms.",
    dataSetFile: "One of these files: CSV compressed by gzip, Apache Parquet, or the terms as text.",
    multiples:
      "P/E, EV/EBITDA, P/B and free cash flow yield month by month, on the accounts filed by then; the percentile of today in its own past, and the median and quartiles of the peers. A month without a figure says why.",
    multiplesTable: "The same months as comma-separated values: one row a month, and last the row of today.",
    technical: "Daily prices and technical indicators, with their source and last day. None of it enters the value.",
    technicalTable: "The same sessions as comma-separated values: one row a session.",
    valueThroughTime: "What a share was worth at each month’s end by the accounts filed until then, against its price.",
    screener: "Every included company with its value, filtered and sorted, in pages.",
    screenerWorkbook: "The whole list of the screener as an Excel workbook.",
    screenerTable: "The whole list of the screener as comma-separated values.",
    compare:
      "Included companies side by side: value by every method, ratios and assumptions. One that cannot be valued says why.",
    compareTable: "The same comparison as comma-separated values: one row a company.",
    portfolio:
      "Values a whole portfolio: the total, its parts, which assumptions it hangs on and its dividends. Nothing of it is kept.",
    portfolioTable: "The same portfolio as comma-separated values: one row a position.",
    portfolioWorkbook: "The same portfolio as an Excel workbook.",
    portfolios: "The portfolios that you keep, by name.",
    keepPortfolio: "Keeps a portfolio under a name.",
    keptPortfolio: "One of them.",
    changePortfolio: "Changes one of them, its name too.",
    deletePortfolio: "Deletes one of them.",
    narration:
      "Drafts a thesis from the figures of the analysis, with the language model configured on this site. Every figure is checked; without a model there is no draft.",
    imports: "Values figures of your own, in JSON, in a file or at an address. Nothing of them is kept.",
    signUp: "Creates an account: mails a link that confirms the address. The answer does not say whether it existed.",
    confirmSignUp: "Confirms the address with the secret of the link.",
    signIn: "Signs in; the session is a cookie that scripts cannot read.",
    signOut: "Ends the session of the cookie.",
    requestReset: "Mails a link that sets a new password. The answer does not say whether the address has an account.",
    resetPassword: "Sets a new password with the secret of the link and ends every session.",
    me: "Whose key or session this is.",
    changeMe: "Changes the name, the language or the theme.",
    closeMe: "Deletes the account and everything of it, at once.",
    exportMe: "Everything that is kept about the account, table by table.",
    mySessions: "Open sessions.",
    endMySessions: "Ends every session, this one too.",
    endMySession: "Ends one session.",
    myKeys: "The keys, without the keys themselves.",
    createKey: "Creates a key; it is shown in this answer only.",
    revokeKey: "Revokes a key.",
    history: "The analyses you have seen, with their results; the same question on one day is one entry.",
    popular: "The companies searched most in the last seven days.",
    historyEntry: "One entry of the history.",
    deleteHistoryEntry: "Deletes one entry.",
    deleteHistory: "Deletes the whole history.",
    policies:
      "Your policies: parameters of analysis under a name. The one in use fills in what an analysis of yours leaves open.",
    createPolicy: "Keeps a policy.",
    replacePolicy: "Replaces a whole policy; whatever is missing is left open.",
    deletePolicy: "Deletes a policy.",
    watchlist:
      "The companies you follow, with their price, their mean value under your policy in use, and your alerts.",
    watchCompany: "Follows a company; one you already follow stays as it is.",
    noteOwnPrice:
      "Notes your own price of a company you follow, as of today: its value is compared with it; null removes it.",
    unwatchCompany: "Stops following a company and deletes its alerts.",
    createAlert:
      "Creates an alert by email on a company you follow. What already holds is not told: only the crossing is.",
    replaceAlert: "Changes an alert, mutes it or unmutes it; it starts afresh.",
    deleteAlert: "Deletes an alert.",
    sendContactMessage: "Sends a message to the operator of this installation; the answer comes by email.",
    takePaymentEvent: "Takes the signed events that Stripe sends.",
  },
  account: {
    title: "Your account",
    introduction:
      "With a key, made on the page of your account, a program says who you are: it goes in the Authorization header, after the word Bearer. What decides who may come in asks for the session of the browser. Bodies are strict JSON: an unknown or repeated field is refused.",
    operation: "Operation",
    who: "Who",
    anyone: "anyone",
    session: "session",
    keyOrSession: "key or session",
    fields: "Fields",
  },
  /** Of parameters that mean something else in one operation. */
  ownMeanings: {
    dataSetFile: {
      file: "Name of the file.",
      range: "Header: a part of the file, such as bytes=0-1023.",
    },
    analyses: { tickers: "Tickers, ISINs or LEIs of 1 to 100 shares, each once." },
    compare: { figures: comparedFigures },
    compareTable: { figures: comparedFigures },
    watchlist: personalView,
    popular: personalView,
    teamBook: personalView,
    portfolio: portfolioFields,
    portfolioTable: portfolioFields,
    portfolioWorkbook: portfolioFields,
  },
  parameterMeanings: {
    tickers: "Tickers of included companies, separated by commas; five at most.",
    ticker: "Ticker of the share. BRK-B, BRK/B and brk.b are the same one: BRK.B.",
    scenario: "Scenario of the assumptions; neutral when absent.",
    wacc: "Weighted average cost of capital of your choice; of banks, insurers and other financial companies, the cost of equity.",
    g: "Growth of the first year, which fades to the long-run one. It must be lower than wacc.",
    figures:
      "Your own figures in place of filed ones, twenty at most, separated by commas: name, last day of the period, value in whole units and currency of the accounts (none for dilutedShares). Everything is worked out from them; the answer marks them as yours in correctedFigures, with what was filed beside.",
    asOf: "Day (YYYY-MM-DD) by whose filings and last close it is answered; rates, premiums and averages are today’s. A day whose accounts the source does not date is refused.",
    horizon: "Years of explicit forecast; 5 when absent.",
    terminalGrowth: "Perpetual growth, as a fraction.",
    margin: "Target operating margin of the company, as a fraction.",
    salesToCapital: "Sales generated by each unit of new capital.",
    terminalReturn: "Return on new capital after the horizon, as a fraction.",
    payout: "Payout ratio today, as a fraction.",
    persistence: "How much of a year’s residual income is left in the next.",
    dilution:
      "Growth of the number of shares a year up to the horizon, for nothing in return, as a fraction. It counts in discounted cash flow, dividends and earnings per share.",
    researchLife:
      "Years over which research is written off as an investment; 0 leaves it an expense of its year. Fewer where fewer are known.",
    fadeYears: "Years after the horizon over which growth and returns fade to their long-run level; 10 by default.",
    keptReturn: "Share of the return above the cost of capital kept in perpetuity, as a fraction.",
    buybackPayout:
      "Part of earnings that buys shares back, less those issued, as a fraction. Negative where more are issued.",
    goodwillInCapital: "With 1, as without it, goodwill is invested capital; with 0 it is not.",
    exitMultiple: "Price-to-earnings ratio at which a share is sold at the end of the horizon.",
    elapsedYears: "Years from the latest balance sheet to the day of the value.",
    lastTwelveMonths:
      "With 1, as without it, the accounts are those of the twelve months to the latest balance sheet, where known in full; with 0, those of the last fiscal year.",
    riskFreeRate: "Risk-free rate, as a fraction, in place of the published one.",
    equityRiskPremium: "Equity risk premium, as a fraction, in place of that of the view.",
    beta: "Beta of the share, in place of the industry’s at the company’s own debt.",
    peers:
      "Companies to compare with in place of the computed ones: tickers of included companies with accounts in the same currency, separated by commas.",
    growthByYear: "Growth of single years, as fractions: `0.08,0.06,,0.03`. An empty place is left to the calculation.",
    marginByYear: "Operating margin of single years, in the same way.",
    salesToCapitalByYear: "Sales to new capital of single years, in the same way.",
    discounting:
      "With yearEnd, cash flows arrive at the end of their year and not in its middle, in every method that discounts cash flows.",
    cashFlow:
      "The flow of the DCF: toFirm, to the firm, at the WACC; toEquity, to the shareholders, at the cost of equity. Without it toFirm, and toEquity for utilities.",
    dividends:
      "Dividends that are discounted: totalPayout (with buybacks), dividendsOnly, constantGrowth (Gordon–Shapiro), twoStage, threeStage or halfLife (H-model).",
    force:
      "Methods to ask although the kind of company speaks against them, separated by commas. What they give never counts.",
    method: "Methods to return, separated by commas. The summary always counts all of them.",
    trace:
      "How each figure came about: all, of every figure; methods, of the value of each method; none, of no figure, which is the quickest. What is left out is read by the template links.traces, with the path of the field in place of '{field}'.",
    fields:
      "Fields to return, as paths separated by commas; all without it. Through a list the path goes on in each item, or in the one that it names: methods.discountedCashFlow.",
    of: "Addresses of figures, separated by commas; 1000 at most.",
    source: "Where the figures come from; automatic asks every source in turn.",
    period:
      "Fiscal years (annual), the last twelve quarters (quarterly) or the last twelve months (ttm). What the source does not have gives no columns; availablePeriods says what it has.",
    policy:
      "With none, nothing of your policy in use is filled in. Neither is it with the id of a policy of yours, which says besides that the values are its own.",
    range: "How far back from the last session; 1y when absent.",
    indicators: "Indicators to return, separated by commas; all when absent.",
    lang: "Language of the error texts.",
    paths:
      "Number of paths of the Monte Carlo simulation of the discounted cash flow. Without paths and seed there is no simulation.",
    seed: "Seed of the simulation: the same one always gives the same result.",
    query: "Beginning of the ticker or words of the name.",
    limit: "How many results at most.",
    cursor: "`next` of the page before.",
    sort: "Which come first.",
    type: "Company type.",
    status: "Status of the value against the price.",
    signal: "Model signal.",
    minDifference: "Least difference of value and price, as a fraction.",
    maxDifference: "Greatest difference of value and price, as a fraction.",
    minMarketCap: "Minimum market cap, in units of the currency of the price.",
    maxMarketCap: "Maximum market cap, in units of the currency of the price.",
    minQuality: "Piotroski criteria met, at least.",
    minVotes: "Methods that vote, at least.",
    maxPriceAge: "Days since the price, at most.",
    order: "Direction of the order.",
    columns: "Columns of the file, separated by commas; the JSON answer has all of them.",
    page: "Page; the last one when there are fewer.",
    name: "Name of the company.",
    country: "Its country.",
    sector: "Its sector.",
    currency: "Currency of the accounts and of the price.",
    unit: "Unit of the amounts.",
    sharesUnit: "Unit of the number of shares.",
    fiscalYearEndMonth:
      "Month in which the fiscal year ends, 1 to 12, where the headings of the table give the year alone (“2024”, “FY24”): the last day of that month of that year counts.",
    numberFormat:
      "How the numbers of a table of text are written: comma is 1.234,56 and point is 1,234.56. JSON needs none.",
    price:
      "Your own price of today, in the currency of the price it stands for: statuses, signal and all that compares with a price follow it. With your own figures, the price of the share, if there is one: a number in JSON, text in that format in a form.",
    priceDate: "Day of that price.",
    priceCurrency: "Currency of the price, or GBX, ILA or ZAC for their hundredths; without it, that of the accounts.",
    exchangeRate:
      "Units of the accounts’ currency for one of the price’s, where they differ. Without it the ECB’s of the day of the price is taken, where the installation uses live sources.",
    governmentYield:
      "Yield of the ten-year government bond, where the currency is neither EUR nor USD: a decimal in JSON (0.0425), a percentage in a form.",
    nominalGrowth: "Long-run nominal growth of that economy, written in the same way.",
    perEuro:
      "Units of that currency for one euro. Without it the ECB’s rate of ratesDate is taken, where the installation uses live sources.",
    ratesDate: "Day of these three figures.",
    years:
      "One object per fiscal year: its last day in fiscalYearEnd, and its figures by name as numbers. null is unknown.",
    url: "Instead of years: public address of a CSV, a JSON, an Excel or an OpenDocument workbook, up to 10 MB.",
    file: "In a form: the Excel or OpenDocument workbook, CSV or JSON, up to 10 MB.",
    table:
      "The cells as text, copied from a spreadsheet or a web page: divided by tabs, semicolons or commas. In JSON, instead of years; in a form, instead of a file.",
    safety: "Margin of safety of the price to buy at (buyingPrice), as a fraction of the mean.",
    parts:
      "The industries by which parts of the company are valued in sumOfParts, separated by commas: the member that names the part, ~, and the industry as its answer writes it. Other parts are compared with the company’s own peers. An industry that is not known is refused (enumInvalid) with those that are.",
    view: "absolute: by the equity risk premium of the source. relative: by the one that the prices of all companies imply, to see whether the share is cheap beside the others.",
    prudent: "With yes, a signal to buy or sell that only methods of one family give is hold.",
    minDividendYield: "Lowest dividend yield, as a fraction.",
    minReturnOnEquity: "Lowest ROE, as a fraction.",
    maxPriceToEarnings: "Highest P/E.",
    ratio2: "Another ratio of your own, written as ratio is.",
    ratio3: "Another ratio of your own, written as ratio is.",
    minRatio: "Lowest value of your ratio.",
    maxRatio: "Highest value of your ratio.",
    minRatio2: "Lowest value of the second ratio.",
    maxRatio2: "Highest value of the second ratio.",
    minRatio3: "Lowest value of the third ratio.",
    maxRatio3: "Highest value of the third ratio.",
    with: "Id of the other version; absent: the same question today.",
    changedAt:
      "When it was changed last, as it was read; where it was changed since, nothing is deleted (editConflict).",
    "Idempotency-Key":
      "A text of its own for what is asked, such as a UUID. The same request with the same key is not done again within 24 hours: it gets the first answer, with Idempotent-Replayed.",
    "stripe-signature": "Stripe’s signature over the bytes of the body.",
  },
} as const;
