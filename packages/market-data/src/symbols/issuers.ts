import type { Issuers, OtherIssuer } from "../integrity/misattributed-accounts.ts";
import type { BundledDirectory } from "../listings/directory.schema.ts";
import type { Ticker } from "../provider.ts";
import { identifiersOf } from "./identifiers.ts";

/** The number under which the SEC knows the issuer of a symbol, as it writes it; null where the list does not say. */
export function cikOfListing(file: BundledDirectory, row: number): string | null {
  const cik = file.ciks?.[row] ?? 0;
  return cik === 0 ? null : String(cik).padStart(10, "0");
}

/** The issuers of the listed symbols, read on first use. */
export function issuersOf(directory: () => BundledDirectory): Issuers {
  let read: ReturnType<typeof rowsOf> | undefined;
  const rows = () => {
    read ??= rowsOf(directory());
    return read;
  };
  return {
    filerNamed: (cik) => rows().filers.get(cik) ?? null,
    areOfOneIssuer(one, other) {
      const [keys, others] = [issuerKeys(rows().byTicker, one), issuerKeys(rows().byTicker, other)];
      return keys.some((key) => others.includes(key));
    },
  };
}

type Row = { cik: string | null; home: Ticker };

function rowsOf(file: BundledDirectory) {
  const byTicker = new Map<Ticker, Row>();
  const filers = new Map<string, OtherIssuer>();
  file.tickers.forEach((ticker, row) => {
    const cik = cikOfListing(file, row);
    const kind = file.kinds[file.kindOf[row] ?? -1];
    byTicker.set(ticker, { cik, home: file.commonShares[row] || ticker });
    const isShare = kind === "commonShare" || kind === "depositaryReceipt";
    if (cik !== null && isShare && !filers.has(cik)) filers.set(cik, { name: file.names[row] ?? ticker, ticker });
  });
  return { byTicker, filers };
}

/** The common key of an issuer's symbols, apart from its name. */
function issuerKeys(byTicker: ReadonlyMap<Ticker, Row>, ticker: Ticker): readonly string[] {
  const row = byTicker.get(ticker);
  const identifiers = identifiersOf(ticker);
  return [
    `home ${row?.home ?? ticker}`,
    ...(row?.cik ? [`cik ${row.cik}`] : []),
    ...(identifiers ? [`isin ${identifiers.isin}`] : []),
    ...(identifiers?.lei ? [`lei ${identifiers.lei}`] : []),
  ];
}
