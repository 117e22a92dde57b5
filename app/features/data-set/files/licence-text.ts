import type { Credit } from "@valora/market-data";

type Terms = { edition: string; dataAsOf: string; credits: readonly Credit[] };

/** The terms of the tables, in each Parquet file and beside the CSV ones. In English, as the data's own documents are. */
export const licenceText = ({ edition, dataAsOf, credits }: Terms): string => `VALORA DATA SET
Edition: ${edition}
Day of the data: ${dataAsOf}

Annual accounts, and of a few companies quarterly ones, of the included companies; a table of these companies; last
closes of American shares. A figure that is unknown has no row. Nothing of it is investment advice, and it comes
without warranty.

TERMS
Valora selects, checks and arranges the data under the MIT licence at the end: Copyright (c) 2025 Valora.
The data themselves keep the terms of their sources, which the column "origin" tells for each figure:

companyFacts, companyFactsWithAccession, companyFactsExtract, companyFactsFlowsExtract, companyFactsBulk
    Filings at the U.S. Securities and Exchange Commission: public domain.
annualReportXbrl, annualReportXbrlWider, annualReportXbrlCalculation, annualReportXbrlLabel
    Annual reports that issuers filed in XBRL, at the SEC or in Europe: facts that the issuer published by law.
issuerNotice
    Single figures that the issuer announced, through the press: facts. The table of companies names the publications.
annualReportSecondary
    Single figures of published annual reports, through a secondary source that states no terms: facts, not traced to a
    filing. Who needs a written licence for each figure leaves these rows out.
derived
    Worked out from other figures of the same company that stand here.

The table of prices is of public ticker lists under the same licence; the lists do not name its holder.

SOURCES
${credits.map(({ name, url, terms, asOf, covers }) => `${name}${url === null ? "" : ` (${url})`}\n    ${covers}; as of ${asOf}; ${terms}`).join("\n")}

LEFT OUT, BECAUSE IT MAY NOT BE PASSED ON
- figures of an aggregator's or a vendor's copy, and what may be derived from them
- closes of European shares and daily prices, whose sources state no licence
- sectors and industries: the Global Industry Classification Standard belongs to MSCI and S&P
- American ISINs: they hold the CUSIP, whose owner licenses it

THE MIT LICENCE
${mitLicence}
`;

const mitLicence = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
