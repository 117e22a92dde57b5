import type { Messages } from "../message-types.ts";

export const notApplicable: Messages["notApplicable"] = {
  financial: "Its debt is part of the business, not funding: free cash flow to the firm and EV multiples do not apply.",
  holding:
    "It is a holding company: businesses and stakes of very different kinds, which no single cash flow to the firm describes.",
  noDividend: "It pays no dividend: there is nothing to discount.",
  shortDividendHistory:
    "The accounts we have show dividends in fewer than three of the last four years: too few to project them.",
  dividendSuspended: "It stopped paying a dividend in the latest year: there is nothing to project.",
  dividendNotCovered:
    "Normalised earnings are zero or negative and do not cover the dividend: there is nothing to project it from.",
  shortHistory: "There are fewer than three annual accounts: not enough to tell a trend from a single year.",
  negativeEbit: "Its normalised EBIT is negative: extrapolating losses gives no value.",
  negativeEarnings: "Its normalised earnings are negative: this method needs a profit to start from.",
  negativeEquity: "Its book equity is negative: it owes more than the balance sheet holds.",
  bookTooSmall: "Its book equity is, or was in most of these years, close to nil: ROE is not meaningful.",
  negativeTerminalCashFlow: "At the end of the projection the cash flow is still negative: there is no terminal value.",
  equityUnderWater: "Projected cash flows do not cover the debt: nothing would be left for shareholders.",
  fewPeers: "There are fewer than five comparable companies with data.",
  currencyUnresolved: "Its accounts and its price are in different currencies and we have no dated exchange rate.",
  dataSuspect:
    "Its price, share count or accounts contradict each other: we give no value per share that we could not stand behind.",
  impliedPremiumMissing:
    "No premium between 1 and 9% explains the prices of these data: there is no value relative to the market.",
  shareBasisUnsettled:
    "Its number of shares and its accounts do not belong together (a merger or an issue since then, or owners whom only one of the two counts): any value per share would be wrong.",
  sharesMissing: "We don’t know its number of shares.",
  figuresMissing: "Its accounts do not give every figure that the method needs.",
  debtUnknown:
    "We don’t know how much it owes, and without that figure enterprise value cannot be turned into value per share.",
  discountRateNotAboveGrowth: "The discount rate is not above perpetual growth: the value would be infinite.",
  discountRateNearGrowth:
    "The discount rate is less than half a point above the perpetual growth: a tenth of a point either way would move the value by more than a fifth, and the figure would not be meaningful.",
  discountRateInvalid:
    "The cost of equity comes out below the risk-free rate, or nil: cash flows cannot be discounted at it.",
  distressed: "Its profit does not cover its interest: a going-concern method would mislead.",
  lossMaking:
    "It makes losses, or has made them in most recent years: there are too few profitable years to project from.",
  preRevenue: "It has no revenue to value yet.",
  modelNotInstalled:
    "There is no prediction: the model is not installed on this server, or the day asked for comes before it.",
  sectorNotInTraining: "The model was not trained on companies in this sector.",
  outOfDomain: "The company is unlike those the model knows (US companies of a certain size), so it abstains.",
  featuresMissing: "Too many of the figures the model needs are missing.",
  statementsStale: "The latest accounts are more than a year and a half old: the model has no opinion on old figures.",
  bandTooWide: "Its 80% band spans more than a factor of four: too imprecise to be useful.",
  outOfProportion:
    "With these assumptions the formula gives more than a thousand times the price: not a valid result. Bring the assumptions nearer to the computed ones, or check the price.",
  notFinite: "With these figures the formula does not give a number.",
};

export const notVoting: Messages["notVoting"] = {
  informative: "Shown for reference: other methods are better suited to this type of company.",
  staleStatements:
    "The accounts ended more than 18 months before the price: they no longer reflect the company being priced.",
  assetLight: "It is worth what it earns, not what it owns: this is a floor, not an estimate.",
  bookAtCost: "Its assets are carried at cost, not market value: book value is too low and does not vote.",
  exitWithoutMarket: "No market multiple is known for the exit price: only the justified P/E is left.",
  atRisk:
    "The dividend is over one and a half times earnings, normalised or of the last two years: if it is cut, this value falls with it.",
  neutralWithoutValue:
    "In the neutral scenario, which decides who votes, it gives no value: it is shown and does not count.",
  partSeparated:
    "The accounts still include a business since spun off: the value is that of the former group, not of the share as priced today.",
  financeArm:
    "It has a finance arm for its customers: its debt is part of that business, and this method would deduct all of it.",
  interestUnlikely:
    "Its interest is more than 15% of its known debt: one of the two is wrong, and this method deducts the debt.",
  debtEstimated:
    "Its debt is an estimate and more than a fifth of its market cap: an error would move the value too far.",
  partOwnedByOthers:
    "Part of its profit belongs to minority interests whose value is unknown: this method would count all of it.",
  implausiblyLow:
    "In the neutral scenario it is less than a fifth of the price: check the assumptions before believing it.",
  implausiblyHigh:
    "In the neutral scenario it is more than five times the price: check the assumptions before believing it.",
  fewInputs: "It rests on too few data to count as a vote.",
  pathSupposed:
    "Its normalised earnings are negative: this value assumes that it will reach its industry’s margin, which is uncertain.",
  stillUnprofitable:
    "It is still loss-making: its margin is positive only with R&D capitalised, which is not enough for a vote.",
  voteNotEarned: "In the test years the model was not accurate enough in this sector: it is shown and does not count.",
  forced:
    "You asked for it although it does not suit this type of company: computed as for a standard company, shown, and not counted.",
};

export const warnings: Messages["warnings"] = {
  flowsAtYearEnd: "Cash flows are discounted from the end of each year, as you chose, not from the middle.",
  terminalSpreadThin: "The discount rate is only just above perpetual growth: half a point changes the value a lot.",
  terminalGrowthLowered:
    "Its cost of capital is so low that perpetual growth is held below the economy’s: 2.5 points under that cost.",
  terminalValueDominant: "Terminal value is more than three quarters of the value.",
  terminalValueExtreme: "Terminal value is more than 90% of the value: it rests almost entirely on the distant future.",
  growthCapped: "The computed growth was higher; we have capped it.",
  growthFloored: "The computed growth was more negative; we have limited it.",
  growthFromFewCandidates: "Growth is based on few data points: try changing it.",
  growthAfterBreak: "One year it lost more than two fifths of its sales: we measure growth from then on.",
  growthAfterPartLeft: "A business was spun off in those years: we measure growth from then on.",
  growthWithoutSlump:
    "Sales slumped and have since recovered: we measure growth without those years, because getting back to where it was is not growth.",
  growthAboveReturn: "Growth exceeds what its returns can fund.",
  growthManyfold: "At this growth its revenue would more than quadruple: few companies have done it.",
  bookGrowthWithReserves:
    "Its growth is measured on book equity, and how much of it comes from revaluations or buybacks is unknown.",
  bookGrowthOfEarnings:
    "Its book value changed by more than earnings and payouts: growth is measured by retained earnings.",
  premiumCarried:
    "The equity risk premium was published with another risk-free rate: it is adjusted to today’s, keeping the expected market return unchanged.",
  ratesOfPair:
    "Today’s risk-free rate is too far from the one published with the premium: both are those of that date.",
  averagesOutdated: "Industry averages or spreads are more than a year older than the equity risk premium.",
  waccUnusual: "The discount rate is outside the usual range: check beta and debt.",
  hyperinflation:
    "Inflation expected for its currency doubles prices within three years (hyperinflation under IAS 29): figures of different years can hardly be compared.",
  betaUnusual: "Its beta is outside the usual range, 0.5 to 2.5.",
  betaFromRegression: "Beta was measured against the index because its industry has none published.",
  betaFromMarket: "Without a beta of its own or of its industry, we use the market’s.",
  weightsFromIndustry: "We don’t know all its debt: we use its industry’s capital structure.",
  debtCostFromIndustry: "Without known interest, we use the debt spread of its industry.",
  interestUnlikely: "Its interest does not fit its debt: for the cost of debt we use the spread of its industry.",
  distressCountedOnce:
    "Default risk is already counted in its probability: for the cost of debt we use the spread of its industry.",
  coverageOfLoss: "Losses are not a default: the industry’s debt spread is used.",
  countryRiskFromIncorporation: "Country risk is that of its home country: its sales by country are unknown.",
  countryRiskFromSales: "Country risk is the average of the countries it sells in, weighted by sales.",
  costOfEquityBelowDebt: "Equity comes out cheaper than debt, which is unusual.",
  taxUnknown: "We don’t know the tax it pays; we use the statutory rate.",
  taxYearsLeftOut: "In some years the effective rate was below 0% or above 100%: those are left out of the median.",
  resourceTaxLasts: "It pays resource taxes above the statutory rate: we assume they continue.",
  depreciationEstimated: "This year’s depreciation is unknown: we estimate it by its last known share of revenue.",
  ebitEstimated: "EBIT is not published: we estimate it from other figures.",
  researchCapitalised:
    "R&D is capitalised: it is added back to EBIT, amortised over its useful life, and the unamortised part counts as invested capital.",
  researchUnknown: "There are too few consecutive years of R&D to capitalise it: it stays an expense.",
  researchLifeShortened: "We know fewer years of R&D than its useful life, so it is amortised over fewer years.",
  researchBroken: "Its R&D falls by more than 65% in a year: the series is not consistent, so we do not capitalise it.",
  interestEstimated: "This year’s interest is unknown: we estimate it from the last known.",
  interestFromIndustry: "It reports no interest: we estimate it from its industry’s cost of debt.",
  debtPartlyKnown: "We know only part of its debt; the value may be lower.",
  debtFromLiabilities:
    "It reports no debt: we deduct all liabilities, which are small against its market cap; the value may be a little higher.",
  debtFromInterest: "Its debt is unknown: we estimate it from its interest and its industry’s cost of debt.",
  debtNetOfCash:
    "Its debt is known only net of cash, as one figure that the source states: we deduct that, and add no cash on top.",
  debtOutdated: "The last known figure of its debt is of an earlier year.",
  securitiesUnknown: "Its financial investments are unknown; the value may be higher.",
  leasesUnknown: "We don’t know its lease liabilities; they are not deducted.",
  financeLeasesUnknown: "Its finance leases are unknown; they are not deducted.",
  associatesUnknown: "Its stakes in associates are unknown; they are not added.",
  pensionsUnknown: "Its pension obligations are unknown; they are not deducted.",
  minoritiesUnknown: "Minority interests are unknown; they are not deducted.",
  minoritiesAtBook: "Minority interests are deducted at book value, and may be worth more.",
  preferredUnknown: "We don’t know whether it has preferred shares; none are deducted.",
  dilutionUnknown: "Dilution from options is unknown; the value may be lower.",
  sharesDisagree: "Two sources disagree on the number of shares.",
  sharesFromStatement: "The number of shares is that of the last accounts, not today’s.",
  capitalFromIndustry: "Its own ratio of sales to capital is unknown or out of the ordinary: we use its industry’s.",
  capitalOutdated: "A part of this year’s capital is missing: sales to capital are those of the latest complete year.",
  capitalNotPositive: "Its invested capital is not above zero: sales of 5 per unit of new capital are assumed.",
  returnFromCapital: "Its ROE is unknown or not meaningful: we use the return on total capital, capped at 60%.",
  returnAtCost: "Its ROE is unknown: we assume it equals the cost of equity.",
  buybacksFromCount: "Net buybacks are inferred from the change in share count.",
  buybacksUnknown: "Its share buybacks are unknown: none are counted.",
  closesHoldDividends:
    "The closes available are adjusted for later dividends. We add these back to estimate the price at the time, usually to within about 1%; spin-offs and some special dividends are not added back.",
  exitMeanOfTwo: "There are only two exit prices: the value uses their mean.",
  payoutAboveEarnings: "Payout exceeds 100%.",
  specialDividendExcluded: "There was a special dividend; it is not projected.",
  dividendsInferred: "The dividend per share is inferred from the total paid.",
  earningsNormalised: "Last year’s earnings were not representative: we use a multi-year average.",
  revenueUnknown: "The latest revenue is unknown: normalised earnings are derived from past profits.",
  sectorAverages: "There are not enough peers: we use published industry averages.",
  singleMultiple: "It rests on a single multiple.",
  peerDebtPartlyKnown: "For some peers we know only part of the debt.",
  midCycle: "It is a cyclical business: we use the average margin of several years, not the last.",
  marginFromIndustry:
    "Its normalised EBIT is negative: we assume its margin reaches its industry’s by the end of the projection.",
  cleanSurplusBroken: "Its equity has changed by more than earnings and dividends.",
  roeNotMeaningful: "Its ROE exceeds 60% because book equity is so small: we cap it at 60%.",
  goodwillUnknown: "We don’t know its goodwill; tangible equity may be lower.",
  fundsFromOperationsEstimated: "FFO is taken from operating cash flow: the exact figure is not in the accounts.",
  maintenanceEstimated: "Maintenance capex is not disclosed separately: we assume 15% of FFO.",
  gapInHistory: "A year is missing from its accounts; we don’t fill it in.",
  staleStatements: "Its last accounts are more than 18 months old.",
  implausibleValue: "The value is very far from the price.",
};

export const variants: Messages["variants"] = {
  convergingMargin: "margin converges to its historical level",
  flowToEquity: "free cash flow to equity",
  midCycleMargin: "mid-cycle margin",
  failureWeighted: "weighted by the probability of failure",
  pathToProfit: "path to the margin of its industry",
  distributableCash: "distributable cash (AFFO)",
  fadingPayout: "payout converging to a sustainable level",
  dividendsOnly: "dividends alone, payout converging to a sustainable level",
  constantGrowth: "constant dividend growth (Gordon–Shapiro)",
  twoStageDividends: "two-stage dividends",
  threeStageDividends: "three-stage dividends",
  halfLifeDividends: "H-model dividends",
  peerMultiples: "its own peers",
  sectorMultiples: "industry averages",
  mixedMultiples: "its own peers and industry averages",
  persistentResidualIncome: "excess return that fades away",
  fadingResidualIncome: "excess return that fades to its long-run level",
  excessReturn: "excess return, for banks and insurers",
  tangibleBook: "tangible book value",
  reportedBook: "book value",
  twoPartEarnings: "dividends and an exit price",
  midCycleEarnings: "mid-cycle earnings",
  fundsFromOperations: "funds from operations",
  peerImplied: "price implied by its peers",
};
