import type { FigureName } from "@valora/valuation";
import {
  type Accounts,
  type Issuers,
  misattributedAccounts,
  type OtherIssuer,
} from "../../integrity/misattributed-accounts.ts";
import type { Ticker } from "../../provider.ts";
import type { BundledCompanies } from "./company.schema.ts";

/** Where in a row of the file each figure stands. */
type Places = ReadonlyMap<FigureName, number>;
type Row = BundledCompanies["companies"][number];

/**
 * The rows of a file that are served, and whose accounts stand in the others. A file may be made elsewhere, by a build that
 * did not look: each is looked through once.
 */
export function servedRows(file: BundledCompanies, issuers: Issuers) {
  const places = new Map(file.figures.map((name, place) => [name, place]));
  const accounts = new Map(file.companies.map((row) => [row.ticker, accountsOfRow(row, places)]));
  const all = misattributedAccounts([...accounts.values()]);
  const known = knownFilers([...accounts.values()], issuers);
  const others = new Map<Ticker, OtherIssuer>(
    (file.leftOut ?? []).map(({ ticker, accountsOf, accountsTicker }) => [
      ticker,
      { name: accountsOf, ticker: accountsTicker },
    ]),
  );
  for (const company of accounts.values()) {
    const other = all.trueIssuerOf(company, known);
    if (other) others.set(company.ticker, other);
  }
  const byTicker = new Map(
    file.companies.flatMap((row) => (others.has(row.ticker) ? [] : [[row.ticker, row] as const])),
  );
  let book: ReturnType<typeof misattributedAccounts> | undefined;
  return {
    byTicker,
    others,
    /** The accounts of those that are served, to recognise them elsewhere. */
    book: () => {
      book ??=
        others.size === 0
          ? all
          : misattributedAccounts([...accounts.values()].filter(({ ticker }) => byTicker.has(ticker)));
      return book;
    },
  };
}

/** The companies of the file by their own numbers, before what the list of symbols knows. */
export function knownFilers(companies: readonly Accounts[], issuers: Issuers): Issuers {
  const byCik = new Map(companies.flatMap(({ cik, name, ticker }) => (cik === null ? [] : [[cik, { name, ticker }]])));
  return { ...issuers, filerNamed: (cik) => byCik.get(cik) ?? issuers.filerNamed(cik) };
}

/** The readable fields of a row before its full validation; invalid fields are ignored here. */
export function accountsOfRow(row: Row, places: Places): Accounts {
  const { ticker, name, cik, sharesOutstanding, statements } = row;
  return {
    ticker,
    name: typeof name === "string" ? name : "",
    cik: typeof cik === "string" ? cik : null,
    shares: sharesIn(sharesOutstanding),
    years: Array.isArray(statements) ? statements.flatMap((statement: unknown) => yearIn(statement, places)) : [],
  };
}

function sharesIn(count: unknown): number | null {
  const value = typeof count === "object" && count !== null && "value" in count ? count.value : null;
  return typeof value === "number" ? value : null;
}

function yearIn(statement: unknown, places: Places): Accounts["years"] {
  if (!Array.isArray(statement)) return [];
  const [, end, , , accession, , values]: unknown[] = statement;
  if (typeof end !== "string" || !Array.isArray(values)) return [];
  const figure = (name: FigureName) => {
    const value: unknown = values[places.get(name) ?? -1];
    return typeof value === "number" ? value : null;
  };
  return [{ end, accession: typeof accession === "string" ? accession : null, figure }];
}
