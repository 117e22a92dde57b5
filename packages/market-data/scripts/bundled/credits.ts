import type { Source } from "./read-source.ts";

/** Whom the bundled figures come from, on which terms, of which date. Shown by the app wherever they are. */
export function creditsOf({ american, european, tables, treasury, economy, ratings, dailyBars }: Source) {
  const quoteDates = european.companies.map(({ price }) => price.date).sort();
  const lastBar = Object.values(dailyBars.series)
    .map(({ bars }) => bars.at(-1)?.[0] ?? "")
    .sort()
    .at(-1);
  const yields = treasury.at(-1)?.Date ?? "";
  return [
    {
      id: "sec-edgar",
      name: "U.S. Securities and Exchange Commission, EDGAR company facts",
      url: "https://www.sec.gov/edgar",
      terms: "public domain",
      asOf: american.meta.asOf,
      covers: "annual statements of the American companies; names and symbols of registrants",
    },
    {
      id: "annual-reports",
      name: "Annual reports of Spanish and Italian companies, through a secondary source",
      url: null,
      terms: "figures of published annual reports; not traced to a filing",
      asOf: quoteDates.at(-1),
      covers: "annual statements and closing prices of the Spanish and Italian companies",
    },
    {
      id: "european-accounts",
      name: "Accounts of Italian companies and of members of the CAC 40, DAX and AEX, through a secondary source",
      url: null,
      terms: "figures of published annual reports; not traced to a filing",
      asOf: "2026-09-30",
      covers:
        "annual statements, share counts, betas and closing prices of 35 companies of Milan, Paris, Frankfurt and Amsterdam",
    },
    {
      id: "ibex-filings",
      name: "Filings, announcements and aggregators' copies of accounts of the IBEX 35",
      url: null,
      terms:
        "figures alone; filings at the SEC are in the public domain. The publications are named company by company",
      asOf: "2026-09-30",
      covers:
        "annual figures, share counts and closing prices of 29 members of the IBEX 35, each with the letter of its source",
    },
    {
      id: "index-members",
      name: "Members of the IBEX 35, FTSE MIB, CAC 40, DAX and AEX",
      url: null,
      terms: "facts of the exchanges",
      asOf: "2026-05-07",
      covers: "names, symbols and ISINs; the day of each list stands with it",
    },
    {
      id: "ticker-lists",
      name: "Public ticker lists",
      url: null,
      terms: "MIT",
      asOf: american.meta.priceDate,
      covers: "symbols, names, closing prices and market values of American shares; symbols of Madrid and Milan",
    },
    {
      id: "daily-bars",
      name: "Daily prices of 23 companies",
      url: null,
      terms: "not stated by the source; figures of public trading",
      asOf: lastBar,
      covers: "daily open, high, low, close and volume for the technical analysis; no value is computed from them",
    },
    {
      id: "damodaran",
      name: "Aswath Damodaran, Stern School of Business, New York University",
      url: "https://pages.stern.nyu.edu/~adamodar/",
      terms: "free use with credit to the author",
      asOf: tables.tables.wacc?.date,
      covers:
        "averages of 94 industries, equity risk premia, tax rates and default spreads by country, expected inflation",
    },
    {
      id: "damodaran-ratings",
      name: ratings.source,
      url: "https://pages.stern.nyu.edu/~adamodar/New_Home_Page/datafile/ratings.html",
      terms: "free use with credit to the author",
      asOf: ratings.asOf,
      covers: "synthetic ratings by interest coverage and their spreads",
    },
    {
      id: "us-treasury",
      name: "U.S. Treasury ten-year yield, monthly",
      url: null,
      terms: "public domain (PDDL)",
      asOf: yields,
      covers: "risk-free rate in dollars",
    },
    {
      id: "cbo",
      name: economy.longRunGrowth.USD.source,
      url: "https://www.cbo.gov/publication/61189",
      terms: "public domain",
      asOf: economy.longRunGrowth.USD.asOf,
      covers: "long-run growth of the United States",
    },
    {
      id: "ecb",
      name: economy.longRunGrowth.EUR.source,
      url: "https://www.ecb.europa.eu/stats/ecb_surveys/survey_of_professional_forecasters/",
      terms: "reuse with the source named",
      asOf: economy.longRunGrowth.EUR.asOf,
      covers: "long-run growth and the inflation target of the euro area",
    },
  ];
}
