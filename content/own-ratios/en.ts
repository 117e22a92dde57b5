import type { OwnRatiosText } from "../../app/web/content/own-ratios-text.ts";

export const ownRatiosText: OwnRatiosText = {
  title: "Own ratios",
  description:
    "A formula over each company’s figures, for the screener, the comparison, a company’s ratios and programs: how to write one, which figures there are, and when it has no value.",
  blocks: [
    {
      text: [
        "A formula combines figures with ",
        { code: "+" },
        ", ",
        { code: "-" },
        ", ",
        { code: "*" },
        ", ",
        { code: "/" },
        " and parentheses. In the screener it is a column; with a limit, a filter too. In the comparison it is a row, and among a company’s ratios it says which figures it is made of; there, and from both lists, the value leads to where it comes from. The address of the page carries the formula: open it and you see the same.",
      ],
    },
    { heading: "Examples" },
    {
      table: {
        head: ["Formula", "What it is"],
        rows: [
          [[{ code: "freeCashFlow / marketValue" }], "Free cash flow yield"],
          [[{ code: "(marketValue + totalDebt - cashAndEquivalents) / ebitda" }], "Enterprise value over EBITDA"],
          [[{ code: "median(roic, 5)" }], "Median ROIC of five years"],
          [[{ code: "cagr(revenue, 5)" }], "Growth of revenue a year, over five years"],
          [[{ code: "percent(discountedCashFlow / price - 1)" }], "Value by discounted cash flow over the price"],
          [
            [{ code: "average(freeCashFlow, 3) / marketValue" }],
            "Mean free cash flow of three years, over market value",
          ],
          [[{ code: "netIncome / previous(totalEquity, 1)" }], "Net income over the equity of a year before"],
          [[{ code: "dividendsPaid / max(freeCashFlow, netIncome)" }], "Dividends over the larger of two figures"],
        ],
      },
    },
    {
      text: [
        "In the API: ",
        { code: "GET /api/v1/screener?ratio=freeCashFlow/marketValue&minRatio=0.05&sort=ratio" },
        ", ",
        { code: "GET /api/v1/compare?tickers=KO,PEP&ratio=roic" },
        ", ",
        { code: "GET /api/v1/ratios?ticker=KO&ratio=roic" },
      ],
    },
    {
      text: [
        "On the command line: ",
        { code: 'npm run --silent valora -- screen --ratio "freeCashFlow / marketValue" --minRatio 0.05 --sort ratio' },
      ],
    },
    { heading: "Functions" },
    {
      table: {
        head: ["Function", "What it does"],
        rows: [
          [
            [{ code: "median(x, 5)" }],
            "The median of the last five fiscal years; also average, lowest, highest and total",
          ],
          [[{ code: "cagr(x, 5)" }], "Compound growth a year since five fiscal years ago"],
          [[{ code: "previous(x, 1)" }], "The figure of a fiscal year before"],
          [[{ code: "min(x, y), max(x, y)" }], "The smaller and the larger of two"],
          [[{ code: "percent(x), times(x)" }], "How it is written: as a percentage, or as so many times"],
        ],
      },
    },
    { heading: "Units" },
    {
      text: "Each figure has a unit: money, money per share, shares, percentage or times. Adding money and a percentage is refused, with the character where it stands. A quotient whose numerator covers a year (sales, profit, cash flow) is written as a percentage; others as so many times.",
    },
    { heading: "When it has no value" },
    {
      text: "All figures are of the last fiscal year and in the currency of the accounts. If one is missing, the ratio is missing and says which one and of which year: nothing stands in for it, not in a median either. What depends on the price is missing if the price is more than 180 days old, is in another currency, or is far from the accounts. Dividing by zero gives no value.",
    },
    { heading: "Alerts" },
    {
      text: "On the companies you follow and in a book of a team, an alert watches an own ratio: it writes once each time the ratio crosses its limit, and not again until the ratio has gone back by more than 2% of the limit. The limit is written in the unit of the ratio; money in full, in the currency of the accounts. It is read as among the company’s ratios, at the market’s price even where you have noted another. Where the formula uses the price or a value per share, a price more than four days old triggers nothing; nor do accounts more than eighteen months old.",
    },
    { heading: "Limits" },
    {
      text: "Up to 300 characters, 50 figures and operations, 12 levels of parentheses and 10 years back. Figures of the market and values per share are today’s: they do not go inside functions of years. The short names roic, roe and roa work too.",
    },
  ],
  figures: {
    title: "The figures",
    head: ["Figure", "How to write it", "Unit"],
    units: { money: "money", perShare: "money per share", shares: "shares", ratio: "times", rate: "percentage" },
  },
};
