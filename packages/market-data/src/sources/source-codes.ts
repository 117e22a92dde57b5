/**
 * Every source that this package writes itself, by code. The English sentence is what files, caches, databases and the API hold;
 * titles of publications and ids of providers have no code. `{name:kind}` is a parameter: see `parameters.ts`. Where two
 * sentences could match, the narrower one comes first.
 */
export const sentences = {
  reader: "user",
  centralBank: "ecb",
  closingPrice: "closing price, public ticker list",
  closingPriceSecondary: "closing price, secondary source",
  closingPriceFile: "closing price, price file",
  refreshedPrice: "prices of {file:text}, {date:day}",
  monthlyCloses: "monthly closes, public list",
  filing: "SEC filing",
  filedShares: "SEC EDGAR, {place:place}",
  capitalisation: "market capitalisation ÷ price",
  secondary: "secondary source",
  sharesIssued: "issued shares, as registered",
  sharesSecondary: "share count, secondary source",
  sharesFromEarnings: "net income ÷ earnings per share",
  sharesFromDividends: "dividends paid ÷ dividend per share",
  sharesFromNetAssets: "net asset value ÷ net asset value per share",
  allClasses: "dividends paid ÷ dividends per share, all classes as converted",
  impliedPremium: "Valora, solved from the forecasts and prices of the companies of the data set",
  averageBeta:
    "Mean of the bottom-up betas of the bundled US issuers by market value, each issuer once, from the industry betas of {source:source}",
  treasuryPar: "US Treasury, 10-year par yield",
  treasury: "US Treasury, 10-year constant maturity, monthly average of {month:month}",
  centralBankSpot: "European Central Bank, 10-year spot rate of government bonds rated AAA",
  centralBankAverage:
    "European Central Bank, ten-year spot rate of euro area government bonds rated AAA, average of {month:monthInWords} (Eurostat, {dataset:text}: {address:address})",
  inflationTarget: "European Central Bank, monetary policy strategy: symmetric 2 % medium-term target",
  damodaranRate: "Aswath Damodaran, NYU Stern, {month:monthInWords}: Treasury rate that the premium was solved with",
  damodaranRow: "Aswath Damodaran, NYU Stern, {month:monthInWords}: {row:text}",
  damodaran: "Aswath Damodaran, NYU Stern, {month:monthInWords}",
  ratingsRow:
    "Aswath Damodaran, NYU Stern: ratings, interest coverage and default spreads, {month:monthInWords}: {row:text}",
  ratings: "Aswath Damodaran, NYU Stern: ratings, interest coverage and default spreads, {month:monthInWords}",
  forecasters:
    "European Central Bank, Survey of Professional Forecasters, {quarter:quarter} quarter of {year:year}: longer-term real growth {real:percent}, inflation {inflation:percent} ({address:address})",
  outlook:
    "{title:text}: real growth of about {real:percent} a year in {years:years}, inflation {inflation:percent} ({address:address})",
  convertedToEuro: "{rate:source}; converted to euro by relative inflation ({euro:source}; {foreign:source})",
  lessDefaultSpread: "{rate:source}, less the default spread of the state ({spread:source}, {date:day})",
  expectedInflation: "{source:source}, expected inflation in dollars",
  reportOfDay: "{form:form} of {date:dayInWords}, {accession:accession}",
  reportOnEvent: "{form:form} on the event of {date:dayInWords}",
  segmentOfReport: "{form:form}, segment {segment:text}",
  financingReceivables: "annual report, receivables from financing activities",
  listedAs: "listed as {ticker:text} in the list of {date:dayInWords}, registered as {number:number}",
  distribution: "distribution of {date:dayInWords}; listed as {ticker:text}, registered as {number:number}",
  distributionInReport:
    "distribution of {date:dayInWords}, told in the {form:form} for {year:year}, {accession:accession}; listed as {ticker:text}",
  distributionInMemo:
    "distribution of {date:dayInWords}, one share for each: memo {memo:text} of the Options Clearing Corporation; listed as {ticker:text}",
} as const;

export type SourceCode = keyof typeof sentences;
