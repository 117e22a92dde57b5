import type { Text } from "../../text.ts";

export const page: Text = {
  title: "What Valora does",
  description: "What works today, with a link to each thing.",
  blocks: [
    {
      actions: [
        { text: "Value a company for free", to: "/" },
        { text: "Read the guides", to: "/blog" },
      ],
    },
    { heading: "What you can do" },
    {
      cards: [
        {
          title: "Discounted cash flow and scenarios",
          text: "Conservative, neutral and optimistic. Cost of capital, growth and horizon move on the page, and everything is recalculated in your browser before you look away.",
          link: { text: "Move them for Apple", to: "/analysis/AAPL#assumptions" },
        },
        {
          title: "Multiples and sector benchmarks",
          text: "P/E, EV/EBITDA and price-to-book against the sector average, with its date and the comparable companies one by one. Every ratio states its place in the sector.",
          link: { text: "See them for Coca-Cola", to: "/analysis/KO/ratios" },
        },
        {
          title: "Export the analysis",
          text: "A one-page PDF; an Excel workbook with live formulas that recalculates to what the screen shows; a CSV and a JSON. With your assumptions, and the source beside each figure.",
          link: { text: "Download Iberdrola's", to: "/analysis/IBE.MC" },
        },
        {
          title: "Technical analysis, kept apart",
          text: "Moving averages, Bollinger bands, RSI, MACD, ATR, OBV and volume where there are daily prices, each with its sentence and its table. None of it enters a value; where prices are missing, the page says why.",
          link: { text: "Open it for Apple", to: "/analysis/AAPL/technical" },
        },
        {
          title: "Work with others through an address",
          text: "The address keeps every assumption you change: anyone who opens it sees your numbers and no others. With an account, your analyses stay in your history, and two of one company can be compared. And up to five companies can be seen side by side.",
          link: { text: "Compare three companies", to: "/compare?tickers=KO,PEP,MCD" },
        },
        {
          title: "Data that says what it doesn't know",
          text: "Published accounts of more than 500 companies from the United States, Spain and Italy, with a dated price. A currency, a split or a balance sheet that doesn't add up is pointed out; what is in doubt isn't valued.",
          link: { text: "Check the arithmetic", to: "/methodology/proof" },
        },
      ],
    },
    { heading: "Four methods worth knowing" },
    {
      cards: [
        {
          title: "Discounted cash flow (DCF)",
          text: "What the cash the company will generate is worth today, less its debt. The most complete method, and the one that leans most on its assumptions.",
          link: { text: "How it is worked out", to: "/methods#discountedCashFlow" },
        },
        {
          title: "Comparable multiples",
          text: "What the market pays for similar companies, applied to this one's figures. Quick, and as good as the comparables.",
          link: { text: "How it is worked out", to: "/methods#comparableMultiples" },
        },
        {
          title: "Dividend discount",
          text: "What the dividends one may expect are worth, from Gordon-Shapiro to three stages. For companies that pay them and can go on paying.",
          link: { text: "How it is worked out", to: "/methods#dividendDiscount" },
        },
        {
          title: "Residual income",
          text: "Book value plus what the company earns beyond the cost of its equity. The natural choice for banks and insurers.",
          link: { text: "How it is worked out", to: "/methods#residualIncome" },
        },
      ],
    },
    {
      text: [
        "The other three are net asset value, earnings per share and Valora's prediction, which abstains when it cannot know. ",
        { text: "All seven, one by one", to: "/methods" },
        ".",
      ],
    },
    { heading: "Every number, down to its origin" },
    {
      text: [
        "Open “How?” on any method: one sentence, what it means for that company, and the formula with its figures. Each figure states its period, its date and the filing it comes from. ",
        { text: "Follow it for Microsoft", to: "/analysis/MSFT?how=discountedCashFlow#how-discountedCashFlow" },
        ".",
      ],
    },
    { heading: "How far to trust it" },
    {
      text: [
        "Ten thousand combinations of the assumptions, and how many fall below the price; and the value month by month, from the accounts known at the time, against what the share cost. ",
        { text: "See it for Coca-Cola", to: "/analysis/KO#simulation" },
        ".",
      ],
    },
    { heading: "Follow companies" },
    {
      text: [
        "A list with the value and the price of those you care about, and an email when the gap, the status or the price crosses a limit you set: once for each crossing, never from a price of days ago. ",
        { text: "Your list", to: "/watchlist" },
        ".",
      ],
    },
    { heading: "All of them at once" },
    {
      text: [
        "The included companies, already valued: by sector, status, gap to the price, quality or size, and the whole list as Excel or CSV. ",
        { text: "Screener", to: "/screener" },
        ".",
      ],
    },
    { heading: "It says when it is no use" },
    {
      text: [
        "A bank has no free cash flow; with losses, a P/E means nothing. A method that can't be applied explains why, and what to look at instead. ",
        { text: "See it on a bank", to: "/analysis/JPM" },
        ".",
      ],
    },
    { heading: "Your own figures" },
    {
      text: [
        "An Excel or OpenDocument workbook, a CSV, a JSON or pasted cells, with every doubt at its cell. Only you see them, and they are deleted after an hour without use. ",
        { text: "Use your figures", to: "/import" },
        ".",
      ],
    },
    { heading: "For programs", id: "programs" },
    {
      text: [
        "The same results as JSON, with their OpenAPI description, and from the command line. ",
        { text: "Read the API", to: "/api/docs" },
        ".",
      ],
    },
    { heading: "Three languages, two themes, no strings" },
    {
      text: [
        "Spanish, English and Italian; light and dark; by keyboard, on a phone and without scripts. It installs as an app, keeps your last analyses for when there is no connection, and needs no keys. ",
        { text: "Preferences", to: "/preferences" },
        ".",
      ],
    },
    { heading: "Start with a company you know" },
    {
      actions: [
        { text: "Value a company for free", to: "/" },
        { text: "Read the guides", to: "/blog" },
      ],
    },
  ],
};
