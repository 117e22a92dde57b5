const accessionNumber = /^(\d{10})-(\d{2})-(\d{6})$/;

/**
 * The index page of a filing at the SEC. Its folder is named after the filer's key, which the accession number holds when
 * the company filed by itself; filings sent by an agent are found through EDGAR's own list of the company's filings.
 */
export function filingAddress(ticker: string, accession: string, cik: string | null = null): string | null {
  const parts = accessionNumber.exec(accession);
  if (!parts) return null;
  if (cik !== null)
    return `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll("-", "")}/${accession}-index.htm`;
  const symbol = encodeURIComponent(ticker.replaceAll(".", "-"));
  return `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${symbol}&type=10-K&owner=include&count=40`;
}
