import type { Vendor } from "../vendor.ts";
import { appleFacts, appleShares } from "./apple-company-facts.ts";

const cik = "0000320193";

const tickers = {
  0: { cik_str: 320193, ticker: "AAPL", title: "Apple Inc." },
  1: { cik_str: 1067983, ticker: "BRK-B", title: "BERKSHIRE HATHAWAY INC" },
  2: { cik_str: 884394, ticker: "SPY", title: "SPDR S&P 500 ETF TRUST" },
};

const submissions = {
  cik,
  entityType: "operating",
  sic: "3571",
  sicDescription: "Electronic Computers",
  name: "Apple Inc.",
  tickers: ["AAPL"],
  exchanges: ["Nasdaq"],
  ein: "942404110",
  lei: null,
  category: "Large accelerated filer",
  fiscalYearEnd: "0926",
  stateOfIncorporation: "CA",
  addresses: {
    business: { street1: "ONE APPLE PARK WAY", city: "CUPERTINO", stateOrCountry: "CA", zipCode: "95014" },
  },
  filings: {
    recent: {
      accessionNumber: ["0000320193-21-000010", "0000320193-20-000096"],
      filingDate: ["2021-01-28", "2020-10-30"],
      reportDate: ["2020-12-26", "2020-09-26"],
      form: ["10-Q", "10-K"],
    },
    files: [],
  },
};

const companyFacts = {
  cik: 320193,
  entityName: "Apple Inc.",
  facts: { dei: { EntityCommonStockSharesOutstanding: appleShares }, "us-gaap": appleFacts },
};

/** data.sec.gov and www.sec.gov: refuses callers who do not name a contact, has no facts of a fund. */
export const secEdgarVendor: Vendor = {
  id: "sec-edgar",
  subject: "320193",
  impostor: "320194",
  answer({ path, headers }) {
    if (!headers["user-agent"]?.includes("@"))
      return { status: 403, contentType: "text/html", body: "Undeclared Automated Tool" };
    const bodies: Readonly<Record<string, unknown>> = {
      "/files/company_tickers.json": tickers,
      [`/submissions/CIK${cik}.json`]: submissions,
      [`/api/xbrl/companyfacts/CIK${cik}.json`]: companyFacts,
      "/submissions/CIK0000884394.json": {
        ...submissions,
        cik: "0000884394",
        name: "SPDR S&P 500 ETF TRUST",
        tickers: ["SPY"],
      },
    };
    return path in bodies ? { body: bodies[path] } : null;
  },
};
