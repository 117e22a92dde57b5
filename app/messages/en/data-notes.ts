import type { Messages } from "../message-types.ts";
import { accountsRemarks } from "./accounts-remarks.ts";
import { findingNotes } from "./finding-notes.ts";

export const dataNotes: Messages["dataNotes"] = {
  ...findingNotes,
  ...accountsRemarks,
  asOfDay: {
    subject: "As of an earlier day",
    text: "On the accounts filed by {day} and a price of that day or before. {reason, select, ofDay {The risk-free rate is that of the time ({rateAsOf}); the premium ({premiumAsOf}) and industry averages ({averagesAsOf}) are today’s.} other {Rates, premiums and averages are today’s: risk-free rate of {rateAsOf}, premium of {premiumAsOf}, industry averages of {averagesAsOf}.}} {published, select, known {A rate of {publishedRate} was published for the time ({publishedAsOf}; {source}). It is not used: beside a premium of today it would be the required return of no day.} other {}} There are no peers and no prediction of that day.",
  },
  correctedFigures: {
    subject: "Your figures",
    text: "{count, plural, one {One figure is yours and replaces} other {# figures are yours and replace}} what was filed (filed → yours): {contradictions}. Everything else is worked out from {count, plural, one {it} other {them}}.",
  },
  correctedFiguresDoNotAddUp: {
    subject: "Your figures do not add up",
    text: "As filed they did; with your figures they do not (what the total says → what its parts come to): {contradictions}. Check whether the total changes too.",
  },
  accountsOfListed: {
    subject: "Whose accounts",
    text: "These figures are those of {issuer}{ticker, select, none {} other { ({ticker})}}, to the unit. We value them as yours; check that they are of the company that you name.",
  },
  priceLaterThanData: {
    subject: "Price",
    text: "It dates from {asOf}, while most prices in the local database date from {dataAsOf}: its source was read again later. The other prices are older than this one.",
  },
  priceIsClose: { subject: "Price", text: "It is the close of {asOf}, not a live quote. Source: {source}." },
  priceMissing: { subject: "Price", text: "We have no price: we give the values without comparing them." },
  priceInOtherCurrency: {
    subject: "Currency",
    text: "The price is in {priceCurrency} and the accounts in {statementCurrency}: we don’t compare them without a dated exchange rate.",
  },
  statementsStale: {
    subject: "Old accounts",
    text: "The latest date from {fiscalYearEnd}: they are {months} months old.",
  },
  statementsFew: {
    subject: "Few accounts",
    text: "{count, plural, one {There is only one year} other {There are only # years}}: trends are fragile.",
  },
  statementsNotTraced: {
    subject: "No original document",
    text: "{count, plural, one {One} other {#}} of {total, plural, one {# fiscal year} other {# fiscal years}} ({years}) cannot be traced to a filed document.",
  },
  figuresMissing: {
    subject: "Missing figures",
    text: "In the accounts of {fiscalYearEnd} we don’t know: {figures}. We don’t count them as zero.",
  },
  sharesUnsettled: {
    subject: "Number of shares",
    text: "The count of today and the last accounts do not belong together (a merger or an issue since then, or owners whom only one of the two counts): we give no values per share.",
  },
  sharesUnknown: { subject: "Number of shares", text: "We don’t know it as of today." },
  betaUnknown: { subject: "Beta", text: "There is no measured beta for this share; we use that of its industry." },
  depreciationEstimated: {
    subject: "Depreciation",
    text: "This year’s is unknown: we estimate it by its last share of revenue.",
  },
  riskFreeRateConverted: {
    subject: "Risk-free rate",
    text: "That of {to} is obtained from that of {from} by the difference in expected inflation.",
  },
  industryUnknown: {
    subject: "Industry",
    text: "Its activity has no published averages; we use those of the whole market ({market}).",
  },
  sectorAveragesUsed: {
    subject: "Industry averages",
    text: "Where peers are missing we use those of “{industry}”, published by Aswath Damodaran (NYU Stern), dated {asOf}.",
  },
  partSeparated: {
    subject: "Business separated",
    text: "{part, select, none {A part} other {{part}}} has been separated from the company: on record since {asOf} ({source}). The last accounts, to {fiscalYearEnd}, still include it: no method votes and there is no signal until there are accounts without it.",
  },
  financeArm: {
    subject: "Finance arm",
    text: "{part, select, none {Its accounts are those of a lender to its customers: it owes {share} of a year’s revenue} other {It lends to its customers: {part} ({source})}}. That debt is part of the business: the discounted cash flow does not vote, and multiples that count debt are left out.{beta, select, none {} other { It also raises the beta, which is {industryBeta} in its industry and {beta} here, and with it the cost of equity: what is discounted at it comes out low.}}",
  },
  interestUnlikely: {
    subject: "Interest and debt",
    text: "The interest for the year to {fiscalYearEnd} is {share} of the debt we know: one of the two figures cannot be right. The discounted cash flow does not vote, and the cost of debt is its industry’s.",
  },
  researchBroken: {
    subject: "Break in R&D",
    text: "In the year to {fiscalYearEnd} it goes from {amountBefore} to {amount} million: the figure before and the one after do not measure the same thing. We do not capitalise it.",
  },
  debtFromInterest: {
    subject: "Debt estimated",
    text: "Its debt is unknown. From interest of {amountBefore} million for the year to {fiscalYearEnd} and a cost of {share} we estimate {amount} million.",
  },
  bookGrowthOfEarnings: {
    subject: "Book value growth",
    text: "Its book value moved {move} a year, but from retained earnings alone it would have moved {share}: the rest is revaluations, mergers or changes of accounting. We use the second.",
  },
  answerStale: {
    subject: "Stored data",
    text: "The {covers, select, price {price} riskFreeRate {risk-free rate} other {statements}} {covers, select, other {is} statements {are}} not of now but of {asOf} ({provider}): the last we have while the source gives nothing newer.",
  },
  providerSkipped: {
    subject: "Another source",
    text: "{covers, select, price {Price} riskFreeRate {Risk-free rate} history {Daily prices} statementsAndPrice {Statements and price} other {Statements}}, {provider}: {reason, select, unknownTicker {does not know this ticker} noData {knows it, but has no such data} rateLimited {has reached its limit of requests} timedOut {did not answer in time} keyRefused {does not accept the key} wrongValue {it gives a value that cannot be right and was not used} incomplete {it leaves out the price or its currency} suspect {its figures contradict each other and were not used} older {the latest it has is of {asOf}, and what is used is no older} accountsOfAnother {it gives another company’s accounts, which were not used} unreadable {its answer makes no sense and was not used} other {is not answering}}{until, select, none {} other {; it will be asked again from: {until}}}.",
  },
  affects: "Affects: <methods></methods>.",
};

/** Sources by their code in `@valora/market-data/sources`. */
export const sourceNames: Messages["sourceNames"] = {
  reader: "your own price",
  closingPrice: "closing price, public list",
  closingPriceSecondary: "closing price, secondary source",
  sharesIssued: "issued shares, as registered",
  sharesSecondary: "share count, secondary source",
  sharesFromEarnings: "net income ÷ earnings per share",
  sharesFromDividends: "dividends paid ÷ dividend per share",
  sharesFromNetAssets: "net asset value ÷ net asset value per share",
  closingPriceFile: "closing price, this installation’s price file",
  refreshedPrice: "prices of {file}, {date}",
  monthlyCloses: "monthly closes, public list",
  filing: "document filed with the SEC",
  capitalisation: "market capitalisation ÷ price",
  secondary: "secondary source",
  centralBank: "European Central Bank",
  allClasses: "dividends paid ÷ dividend per share, all classes as converted",
  inflationTarget: "European Central Bank, monetary policy strategy: symmetric 2% medium-term target",
  convertedToEuro: "{rate}; converted to euro by relative inflation ({euro}; {foreign})",
  lessDefaultSpread: "{rate}, less the default spread of the state ({spread}, {date})",
  treasuryPar: "US Treasury, 10-year par yield",
  centralBankSpot: "European Central Bank, 10-year spot rate of government bonds rated AAA",
  expectedInflation: "{source}, expected inflation in dollars",
  impliedPremium: "Valora: derived from the values and prices of the companies in the data",
  treasury: "US Treasury, 10-year constant maturity, average of {month}",
  damodaran: "Aswath Damodaran, NYU Stern, {month}",
  ratings: "Aswath Damodaran, NYU Stern: ratings, interest coverage and default spreads, {month}",
  outlook: "{title}: real growth of about {real} a year in {years}, inflation {inflation} ({address})",
  forecasters:
    "European Central Bank, Survey of Professional Forecasters, Q{quarter} {year}: longer-term real growth {real}, inflation {inflation} ({address})",
  filedShares:
    "SEC EDGAR, {place, select, coverPage {cover page} balanceSheet {balance sheet} other {weighted average}}",
  averageBeta:
    "Mean of the bottom-up betas of the bundled US issuers weighted by market cap, each issuer once ({source})",
  centralBankAverage:
    "European Central Bank, 10-year spot rate of euro area government bonds rated AAA, average of {month} (Eurostat, {dataset}: {address})",
  damodaranRate: "Aswath Damodaran, NYU Stern, {month}: Treasury rate that the premium was derived with",
  damodaranRow: "Aswath Damodaran, NYU Stern, {month}: {row}",
  ratingsRow: "Aswath Damodaran, NYU Stern: ratings, interest coverage and default spreads, {month}: {row}",
  reportOfDay: "Form {form} of {date}, {accession}",
  reportOnEvent: "Form {form} on the event of {date}",
  segmentOfReport: "Form {form}, segment {segment}",
  financingReceivables: "annual report, receivables from financing activities",
  listedAs: "listed as {ticker} in the list of {date}; registered under number {number}",
  distribution: "distributed on {date}; listed as {ticker}, registered under number {number}",
  distributionInReport: "distributed on {date}, as the {form} for {year} says, {accession}; listed as {ticker}",
  distributionInMemo:
    "distributed on {date}, one share for each, in memo {memo} of the Options Clearing Corporation; listed as {ticker}",
};
