import type { Messages } from "../message-types.ts";

export const imports: Messages["imports"] = {
  title: "Value your own figures",
  description:
    "Upload a company’s annual accounts as an Excel or OpenDocument workbook, a CSV or JSON file, from an address or pasted from your spreadsheet, and value it with the seven methods.",
  lead: "For a company that is not listed, or with the figures that you believe to be right. Only you see them, and they are deleted after an hour without use.",
  templates: "Template to fill in",
  templateIn: "{language, select, es {Template in Spanish} en {Template in English} other {Template in Italian}}",
  periods:
    "Do you have more recent accounts? Add a column for each period, with its last day and its months: “2026-09-30 (9M)”, or “TTM 2026-09-30” where it is the last twelve already. To add up twelve months, the same months of the year before are needed too, “2025-09-30 (9M)”; quarters and halves do as well.",
  shape:
    "First row: the last day of each fiscal year, such as 2024-12-31. First column: the name of each figure. Or the other way round, a fiscal year per row.",
  unknown: "Leave empty what you do not know: a 0 is a zero. Payments, such as capital expenditure, are positive.",
  file: "Excel (.xlsx), OpenDocument (.ods), CSV or JSON file, up to 10 MB",
  url: "Or the address of one",
  urlHint:
    "A public address on the internet, such as https://example.com/accounts.csv. This server reads it, not your browser, and only once.",
  readFrom: "Read from {address}. Correct what is needed below: those cells are the ones that count.",
  jsonTitle: "How it is written in JSON",
  jsonShape:
    "An object with a list “years”: for each fiscal year its last day and its figures, without quotes. Another period has periodEnd and months (3, 6, 9 or 12) in place of fiscalYearEnd. What you do not know is null. It may also declare name, country, sector, currency, unit, sharesUnit, fiscalYearEndMonth, price, priceDate, priceCurrency, exchangeRate, governmentYield, nominalGrowth, perEuro and ratesDate.",
  meaningsTitle: "Rows that we do not know",
  meaning: "What “{heading}” is",
  noMeaning: "Do not use it",
  paste: "Or paste the cells here",
  pasteHint:
    "Copy them in Excel, LibreOffice, Numbers, Google Sheets or a web page and paste them as they are, headings included. If you choose a file, the file is read; otherwise the address.",
  submit: "Check and value",
  accept: "Value it anyway",
  issuesTitle: "{count, plural, one {One cell to check} other {# cells to check}}",
  blocking: "Must be corrected",
  warning: "You can continue",
  quoted: "“{text}”",
  cell: "Cell",
  choose: "Choose…",
  own: "Your figures",
  another: "Import other figures",
  source: "written by you",
  importedCell: "your figures, cell {cell}",
  dayInHeadings: "The headings give the day",
  fiscalYearEndMonthHint: "Only where the headings give the year alone: “2024” or “FY24”.",
  sameCurrency: "That of the accounts",
  hundredth: "{unit} (hundredths of {currency})",
  exchangeRateHint:
    "Only where the two currencies differ. With accounts in dollars and a price in pounds: how many dollars a pound buys.{isAsked, select, true { If you leave it empty, we take the ECB’s of the day of the price.} other {}}",
  ratesTitle: "Only where the accounts are neither in euro nor in dollars",
  ratesText:
    "For those two currencies we have published rates. For the others we make none up: you give them, with their day, and the result says that they are yours. From the bond yield we subtract the default spread of its government, and we add the premium of the company’s country, which we have (Damodaran, January 2026).",
  governmentYieldHint:
    "Published by the central bank or the treasury of the country. For the pound, say, the ten-year gilt.",
  nominalGrowthHint: "The inflation target of its central bank plus the real growth expected in the long run.",
  perEuroHint:
    "The reference rate of the ECB will do. It only tells whether the company is large, for the table of ratings.{isAsked, select, true { If you leave it empty, we take the ECB’s of that day.} other {}}",
  fields: {
    name: "Name of the company",
    country: "Country",
    sector: "Sector",
    currency: "Currency of the accounts",
    numberFormat: "How the numbers are written",
    unit: "Unit of the amounts",
    sharesUnit: "Unit of the number of shares",
    fiscalYearEndMonth: "Month in which the fiscal year ends",
    price: "Share price (optional)",
    priceDate: "Day of that price",
    priceCurrency: "Currency of the price",
    exchangeRate: "What one unit of the price’s currency is worth in that of the accounts",
    governmentYield: "Yield of the ten-year government bond, in %",
    nominalGrowth: "Long-run nominal growth of the economy, in %",
    perEuro: "How many units of that currency one euro buys",
    ratesDate: "Day of these figures",
  },
  fieldErrors: {
    name: "Write a name of up to 80 letters.",
    country: "Choose the country.",
    sector: "Choose the sector.",
    currency: "Choose the currency.",
    numberFormat: "Choose how the numbers are written: without it, 1.234 may be two things.",
    unit: "Choose the unit.",
    sharesUnit: "Choose the unit.",
    fiscalYearEndMonth: "Choose a month.",
    price: "Write a number above zero, in the format you have chosen.",
    priceDate: "Say of which day the price is; it cannot be in the future.",
    priceCurrency: "Choose the currency of the price.",
    exchangeRate:
      "The price is in another currency than the accounts: write the exchange rate of the day of the price, in the format you have chosen.",
    governmentYield: "We have no rate for that currency: write it in per cent, between −2 and 50, such as 4.25.",
    nominalGrowth: "We have none for that currency: write it in per cent, between −2 and 40, such as 3.5.",
    perEuro: "Write the exchange rate of the euro in that currency: a number above zero.",
    ratesDate: "Say of which day they are; it cannot be in the future.",
  },
  units: { units: "Units", thousands: "Thousands", millions: "Millions" },
  numberFormats: { comma: "1.234,56", point: "1,234.56" },
  issues: {
    tableEmpty: "There are no figures to read.",
    tableTooLarge: "It is too large: up to 500 rows, 60 columns and 1 MB.",
    quoteUnclosed: "It is not a table of text: a quote is not closed, or it is another kind of file.",
    separatorsMixed:
      "Separators are mixed: some cells are divided by commas and others by semicolons, or a row lacks cells.",
    yearsMissing: "The last day of each fiscal year is missing.",
    dateUnreadable: "It is not a past date that can be read in only one way. Write it as 2024-12-31.",
    yearWithoutMonth:
      "It gives the year and not when it ends. Choose above the month in which the fiscal year ends, or write the day, such as 2024-12-31.",
    columnNotYear:
      "It is not the last day of a fiscal year, and its figures cannot be used. Write the day, such as 2024-12-31, or remove them.",
    yearRepeated: "That year is in the table already.",
    periodUnclear:
      "We cannot tell which months these are: the last day is missing, or it is not when the other fiscal years end. Write “2026-09-30 (9M)” with 3, 6, 9 or 12 months, “TTM 2026-09-30” or, for a fiscal year, “FY 2026-06-30”.",
    periodRepeated: "That period is in the table already.",
    periodUnlikely:
      "Revenue looks out of line for that many months, compared with a full year. Check how many months it covers.",
    periodsIncomplete:
      "This period cannot be made into twelve months: the same months of the year before are missing, or a period in between. If you go on, the last fiscal year counts.",
    figureWithoutYear:
      "There is a figure without a heading: the day of its fiscal year or its name is missing, or a number has a comma inside.",
    headingUnknown: "We do not know this figure and will not use it. The names are in the template.",
    headingIsDay: "The name of a figure belongs here, and there is a day: the spreadsheet may have written it so.",
    headingForbidden: "That name belongs to no figure and is not accepted.",
    headingRepeated: "This figure is in the table already, with other values.",
    rowRepeated: "This figure is in the table already, with the same values; it counts once.",
    partOfTotal: "Another row gives the total of this figure: the total counts, this row does not.",
    sheetLeftOut: "This sheet has other periods than the first, or another layout: it was not read.",
    earlierSheetCounts: "An earlier sheet gives this figure with other values: those count.",
    hiddenSheet: "This sheet is hidden: it was not read. Unhide it if its figures should count.",
    hiddenCells:
      "This cell is in a row or column that is hidden: hidden cells of the sheet were read too. Delete what should not count.",
    figureDivided:
      "The format of the cell divides the figure that it holds by a thousand or a million. The one shown counts: check that the unit chosen is its unit.",
    declarationContradicts: "The file declares this and you have chosen something else: we do not know which is right.",
    numberUnreadable: "It is not a number in the format you have chosen.",
    numberQuoted: "It is a text in quotes: in JSON numbers go without them, with a decimal point.",
    formulaUnsolved:
      "The formula has no stored result: open the workbook in your program, save it and upload it again.",
    cellInError: "The cell holds an error of the spreadsheet program.",
    signUnlikely: "It cannot be negative. Payments are written as positive numbers.",
    balanceDoesNotAdd: "Assets are not the sum of liabilities and equity: they are more than 1% apart.",
    unitUnlikely:
      "The table names a different unit from the one you have chosen. Check which it is: a mistake here changes the value a thousandfold.",
    currencyUnlikely:
      "The table names another currency than the one you have chosen. Check which one the accounts are in: amounts are not converted.",
    currenciesMixed:
      "This names another currency than the rest of the table, which names the one you have chosen. Check in which one its amounts are: they are not converted.",
  },
};
