const accessionNumber = /^(\d{10})-(\d{2})-(\d{6})$/;

/**
 * The index page of a filing at the SEC. Its folder is named after the filer's key; without it, as for a peer, EDGAR's own
 * list of the company's annual reports is the nearest that an address can lead to.
 */
export function filingAddress(ticker: string, accession: string, cik: string | null): string | null {
  const parts = accessionNumber.exec(accession);
  if (!parts) return null;
  if (cik !== null)
    return `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll("-", "")}/${accession}-index.htm`;
  const symbol = encodeURIComponent(ticker.replaceAll(".", "-"));
  return `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${symbol}&type=10-K&owner=include&count=40`;
}
