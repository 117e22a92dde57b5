import type { Messages } from "../message-types.ts";

export const notApplicable: Messages["notApplicable"] = {
  financial:
    "Its debt is raw material, not funding: free cash flow to the firm and enterprise multiples mean nothing here.",
  holding:
    "It is a holding company: its cash flows are those of the businesses it owns, and it does not consolidate them line by line.",
  noDividend: "It pays no dividend: there is nothing to discount.",
  shortDividendHistory: "It has paid dividends for less than three years: too early to project them.",
  dividendSuspended: "It stopped paying a dividend in the latest year: there is nothing to project.",
  dividendNotCovered:
    "The dividend far exceeds earnings or is paid with debt: projecting it would promise what it does not earn.",
  shortHistory: "There are fewer than three annual accounts: not enough to tell a trend from a single year.",
  negativeEbit: "Its business loses money in an ordinary year: extending losses gives no value.",
  negativeEarnings: "In an ordinary year it makes no money: without a profit this method has nowhere to start.",
  negativeEquity: "Its book equity is negative: it owes more than the balance sheet holds.",
  bookTooSmall:
    "Its book equity is, or was in most of these years, nil or next to nothing: a return on it says nothing.",
  negativeTerminalCashFlow:
    "At the end of the projection the cash flow is still negative: there is no later value to add.",
  equityUnderWater: "The projected cash flows do not cover what it owes: nothing would be left for shareholders.",
  fewPeers: "There are fewer than five comparable companies with data.",
  currencyUnresolved: "Its accounts and its price are in different currencies and we have no dated exchange rate.",
  dataSuspect:
    "Its price, share count or accounts contradict each other: we give no value per share that we could not stand behind.",
  impliedPremiumMissing:
    "No premium between 1 and 9% explains the prices of these data: there is no value relative to the market.",
  shareBasisUnsettled:
    "Its number of shares has changed a lot since the last accounts, through a merger or an issue: any value per share would be false.",
  sharesMissing: "We don’t know its number of shares.",
  figuresMissing: "Figures are missing from its accounts, and we don’t make them up.",
  debtUnknown:
    "We don’t know how much it owes, and without that there is no way from the value of the company to that of the share.",
  discountRateNotAboveGrowth: "The discount rate is not above the perpetual growth: the sum would never end.",
  discountRateNearGrowth:
    "The discount rate is less than half a point above the perpetual growth: a tenth of a point either way would move the value by more than a fifth, and the number would say nothing.",
  discountRateInvalid:
    "The return that shareholders would ask for comes out below that of a risk-free bond, or at nothing: no flow can be discounted at it.",
  distressed: "Its profit does not cover its interest: a method that takes it to live for ever would mislead.",
  lossMaking: "It makes losses, and there are not enough good years to trace a way back.",
  preRevenue: "It has no revenue to value yet.",
  modelNotInstalled: "The prediction model is not installed on this server.",
  sectorNotInTraining: "The model has seen no company of this sector.",
  outOfDomain: "The company is unlike those the model knows (US companies of a certain size), so it stays silent.",
  featuresMissing: "Too many of the figures that the model asks for are missing.",
  statementsStale: "The latest accounts are more than a year and a half old: the model has no opinion on old figures.",
  bandTooWide: "Its 80% band runs from one to more than four: a number without content.",
  outOfProportion:
    "With these assumptions the formula gives more than a thousand times the price: that is not a value. Bring the assumptions nearer to the computed ones, or check the price.",
  notFinite: "With these figures the formula does not give a number.",
};

export const notVoting: Messages["notVoting"] = {
  informative: "Shown for reference: for this type of company other methods measure better.",
  staleStatements:
    "The accounts ended more than 18 months before the price: they are no longer those of the company that is paid for.",
  assetLight: "It is worth what it earns, not what it owns: this is a floor, not an estimate.",
  bookAtCost: "Its assets stand at cost, not at market: book value falls short and does not vote.",
  exitWithoutMarket: "No market multiple to sell at is known: only the one that its figures justify is left.",
  atRisk: "The dividend is not covered: if it is cut, this value falls with it.",
  neutralWithoutValue:
    "In the neutral scenario, which decides who votes, it gives no value: it is shown and does not count.",
  partSeparated:
    "The accounts still hold a part that has left the company: the value is of what was there, not of what is paid for.",
  financeArm:
    "It has a finance arm for its customers: the debt is that business’s raw material, and this method would deduct all of it.",
  interestUnlikely:
    "Its interest is more than 15% of its known debt: one of the two is not its own, and this method deducts the debt.",
  debtEstimated: "Its debt is an estimate and more than a fifth of its market value: an error would move it too far.",
  partOwnedByOthers:
    "Part of its profit belongs to other owners of its subsidiaries, and their share is unknown: this method would count all of it.",
  implausiblyLow:
    "In the neutral scenario it is less than a fifth of the price: check the assumptions before believing it.",
  implausiblyHigh:
    "In the neutral scenario it is more than five times the price: check the assumptions before believing it.",
  fewInputs: "It rests on too few data to count as a vote.",
  pathSupposed:
    "It loses money in an ordinary year: this value supposes that it will earn what its industry earns, and nobody knows that.",
  stillUnprofitable:
    "It still loses money: only research counted as an investment makes its margin positive, and that is not enough for a vote.",
  voteNotEarned: "In the test years the model did not earn its vote in this sector: it is shown and does not count.",
  forced:
    "You asked for it although the kind of company speaks against it: computed as for an ordinary company, shown, and not counted.",
};

export const warnings: Messages["warnings"] = {
  terminalSpreadThin: "The discount rate and the perpetual growth almost touch: half a point changes the value a lot.",
  terminalGrowthLowered:
    "Its capital costs so little that we assume it grows less than the economy for ever: 2.5 points below that cost.",
  terminalValueDominant: "More than three quarters of the value come after the projection.",
  terminalValueExtreme:
    "More than nine tenths of the value come after the projection: it is almost all distant future.",
  growthCapped: "The computed growth was higher; we have capped it.",
  growthFloored: "The computed growth was more negative; we have limited it.",
  growthFromFewCandidates: "The growth comes from few data: see what happens when you change it.",
  growthAfterBreak: "One year it lost more than two fifths of its sales: we measure growth from then on.",
  growthAfterPartLeft: "A part left the company in those years: we measure growth from then on.",
  growthWithoutSlump:
    "Sales slumped and have since recovered: we measure growth without those years, because getting back to where it was is not growth.",
  growthAboveReturn: "It would grow more than its returns can fund.",
  growthManyfold: "At this growth its revenue would multiply more than fourfold: few companies have done it.",
  bookGrowthWithReserves:
    "Its growth is measured on book equity, and how much of it comes from revaluations or buy-backs is unknown.",
  bookGrowthOfEarnings: "Its book changed by more than earnings and payouts: we measure its growth by what it kept.",
  premiumCarried:
    "The equity premium was published with another risk-free rate: carried to today's, so that the market returns the same.",
  ratesOfPair:
    "Today's risk-free rate is too far from the one published with the premium: both are those of that date.",
  averagesOutdated: "Industry averages or spreads are more than a year older than the equity premium.",
  waccUnusual: "WACC is outside the usual range: check beta and debt.",
  hyperinflation:
    "Inflation expected for its currency doubles prices within three years (hyperinflation under IAS 29): figures of different years can hardly be compared.",
  betaUnusual: "Its beta is outside the usual range, 0.5 to 2.5.",
  betaFromRegression: "Beta was measured against the index because its industry has none published.",
  betaFromMarket: "Without a beta of its own or of its industry, we use the market’s.",
  weightsFromIndustry: "We don’t know all its debt: we use the debt and equity weights of its industry.",
  debtCostFromIndustry: "Without known interest, we use the debt spread of its industry.",
  interestUnlikely: "Its interest does not fit its debt: for the cost of debt we use the spread of its industry.",
  distressCountedOnce:
    "The risk of failure is in its probability already: for the cost of debt we use the spread of its industry.",
  coverageOfLoss: "Losses are no default: the industry's debt spread is used.",
  countryRiskFromIncorporation: "Country risk is that of its home: we don’t know where it sells.",
  costOfEquityBelowDebt: "Equity comes out cheaper than debt, which is unusual.",
  taxUnknown: "We don’t know the tax it pays; we use the statutory rate.",
  taxYearsLeftOut: "In some year its tax was below 0 % or above 100 %: that year is left out of the median.",
  resourceTaxLasts: "It pays taxes on resources above the statutory rate: they are taken to last.",
  depreciationEstimated: "This year’s depreciation is unknown: we estimate it by its last known share of revenue.",
  ebitEstimated: "EBIT is not published: we estimate it from other figures.",
  researchCapitalised:
    "Research is treated as an investment: what is not yet used up adds to the margin, and what is not yet written off to the capital.",
  researchUnknown: "We do not know enough consecutive years of R&D to capitalise it: it stays an expense.",
  researchLifeShortened: "We know fewer years of R&D than its useful life, so it is amortised over fewer years.",
  researchBroken:
    "Its R&D falls by more than 65% in a year: before and after it is not the same figure, so we do not capitalise it.",
  interestEstimated: "This year’s interest is unknown: we estimate it from the last known.",
  interestFromIndustry: "It reports no interest: we estimate it by what its industry pays for debt.",
  debtPartlyKnown: "We know only part of its debt; the value may be lower.",
  debtFromLiabilities:
    "It reports no debt: we deduct all it owes, which is little for its market value; the value may be a little higher.",
  debtFromInterest: "Its debt is unknown: we estimate it from its interest and what its industry pays for debt.",
  debtOutdated: "The last known figure of its debt is of an earlier year.",
  securitiesUnknown: "We don’t know how much it holds in securities; the value may be higher.",
  leasesUnknown: "We don’t know its lease liabilities; they are not deducted.",
  financeLeasesUnknown: "Its finance leases are unknown; they are not deducted.",
  associatesUnknown: "Its stakes in associates are unknown; they are not added.",
  pensionsUnknown: "Whether it owes pensions is unknown; they are not deducted.",
  minoritiesUnknown: "We don’t know what part belongs to other owners; it is not deducted.",
  minoritiesAtBook: "What belongs to other owners is deducted at book value, and may be worth more.",
  preferredUnknown: "We don’t know whether it has preferred shares; none are deducted.",
  dilutionUnknown: "We don’t know the shares that options will create; the value may be lower.",
  sharesDisagree: "Two sources disagree on the number of shares.",
  sharesFromStatement: "The number of shares is that of the last accounts, not today’s.",
  capitalFromIndustry: "Its own ratio of sales to capital is unknown or out of the ordinary: we use its industry’s.",
  capitalOutdated: "A part of this year's capital is missing: sales to capital are those of the latest complete year.",
  capitalNotPositive: "Its invested capital is not above zero: sales of 5 per unit of new capital are assumed.",
  returnFromCapital:
    "Its return on equity is unknown or has no meaning: the return on all capital stands in, at most 60 %.",
  returnAtCost: "What it earns on its equity is unknown: taken for what that costs.",
  buybacksFromCount: "Net buy-backs are read from the change of its share count.",
  buybacksUnknown: "How much it spends on buying shares back is unknown: nothing is counted.",
  closesHoldDividends:
    "The closes we have leave out later dividends. We add these back to tell what the share cost then: an estimate, good to about 1%.",
  exitMeanOfTwo: "There are only two exit prices: the value uses their mean.",
  payoutAboveEarnings: "It pays out more than it earns.",
  specialDividendExcluded: "There was a special dividend; it is not projected.",
  dividendsInferred: "The dividend per share is inferred from the total paid.",
  earningsNormalised: "Last year’s earnings were not ordinary: we use the average of several.",
  revenueUnknown: "The latest revenue is unknown: an ordinary year’s profit is read from the profits themselves.",
  sectorAverages: "There are not enough peers: we use published industry averages.",
  singleMultiple: "It rests on a single multiple.",
  peerDebtPartlyKnown: "For some peer we know only part of the debt.",
  midCycle: "It is a cyclical business: we use the average margin of several years, not the last.",
  marginFromIndustry:
    "It loses money in an ordinary year: we suppose that its margin reaches its industry’s by the end of the projection.",
  cleanSurplusBroken: "Its equity has changed by more than earnings and dividends.",
  roeNotMeaningful: "Its return on equity exceeds 60 % because the book is so small: only those 60 % are counted.",
  goodwillUnknown: "We don’t know its goodwill; tangible equity may be lower.",
  fundsFromOperationsEstimated: "FFO is taken from operating cash flow: the exact figure is not in the accounts.",
  maintenanceEstimated: "What it spends on keeping up its buildings is not published apart: we suppose 15% of FFO.",
  gapInHistory: "A year is missing from its accounts; we don’t fill it in.",
  staleStatements: "Its last accounts are more than 18 months old.",
  implausibleValue: "The value is very far from the price.",
};

export const variants: Messages["variants"] = {
  convergingMargin: "the margin converges to the usual one",
  flowToEquity: "what is left for its shareholders",
  midCycleMargin: "mid-cycle margin",
  failureWeighted: "weighted by the probability of failure",
  pathToProfit: "path to the margin of its industry",
  distributableCash: "cash it can distribute (AFFO)",
  fadingPayout: "payout that moves to a sustainable one",
  peerMultiples: "its own peers",
  sectorMultiples: "industry averages",
  mixedMultiples: "its own peers and industry averages",
  persistentResidualIncome: "an excess that fades little by little",
  fadingResidualIncome: "excess that fades to what lasts",
  excessReturn: "excess return, for banks and insurers",
  tangibleBook: "tangible book value",
  reportedBook: "book value",
  twoPartEarnings: "dividends and an exit price",
  midCycleEarnings: "mid-cycle earnings",
  fundsFromOperations: "funds from operations",
  peerImplied: "the price that its peers suggest",
};
