import type { Answer, Behaviour, Vendor } from "../../../../packages/market-data/vendors-server/vendor.ts";
import { ecbVendor } from "../../../../packages/market-data/vendors-server/vendors/ecb.ts";
import { fmpVendor } from "../../../../packages/market-data/vendors-server/vendors/fmp.ts";
import type { UpstreamCase } from "../upstream-cases.ts";

type Input = UpstreamCase["input"];
type Row = Record<string, unknown>;
/** Changes to the rows of one address. */
type Change = (rows: readonly Row[], path: string) => readonly Row[];

const shares = 15_022_073_000;
const secondsInDay = 86_400;

/** A source that gives statements, price and profile of Apple, with what a case makes of them. */
export function scriptedVendor(input: Input): Vendor {
  return {
    ...fmpVendor,
    answer(request) {
      const answer = fmpVendor.answer(request);
      if (!answer || !Array.isArray(answer.body)) return answer;
      const rows: readonly Row[] = answer.body;
      const counted = request.path === "/quote" ? rows.map((row) => ({ ...row, sharesOutstanding: shares })) : rows;
      const changed = Object.entries(input).reduce(
        (before, [field, value]) => changeOf(field, value)(before, request.path),
        counted,
      );
      return asWritten(input, { ...answer, body: changed });
    },
  };
}

/** The bank's rates of Apple's day, also of currencies that it does not quote itself. */
export const scriptedBank: Vendor = {
  ...ecbVendor(),
  answer({ path }) {
    const currency = /EXR\/D\.([A-Z]{3})\.EUR/.exec(path)?.[1];
    const rates: Readonly<Record<string, number>> = { USD: 1.0434, GBP: 0.8287, SEK: 11.16, TWD: 34.2 };
    const rate = currency === undefined ? undefined : rates[currency];
    if (rate === undefined) return null;
    return { contentType: "text/csv", body: `KEY,TIME_PERIOD,OBS_VALUE\r\nEXR,2025-02-19,${rate}\r\n` };
  },
};

const behaviours: Readonly<Record<string, Behaviour>> = {
  "429": "limited",
  "500": "failing",
  "502": "failing",
  "503": "failing",
  "401": "refusing",
  "403": "refusing",
  "200 in 60 s": "slow",
  "gzip bomb": "oversized",
  "302 -> 127.0.0.1": "redirecting",
  "200 with HTML": "webPage",
  "half a body": "halfBody",
};

/** How the provider behaves on the wire. Throws for a behaviour without a script. */
export function behaviourOf({ http }: Input): Behaviour {
  if (http === undefined) return "well";
  const behaviour = behaviours[String(http)];
  if (behaviour === undefined) throw new Error(`No script for the behaviour ${String(http)}`);
  return behaviour;
}

/** JSON has no NaN and no infinity: a body with them is not JSON. */
function asWritten({ price }: Input, answer: Answer): Answer {
  const literal = typeof price === "string" ? /^(\S+) literal in JSON$/.exec(price)?.[1] : undefined;
  if (literal === undefined) return answer;
  const text = JSON.stringify(answer.body).replace(/"price":[^,}]+/g, `"price":${literal}`);
  return { ...answer, contentType: "application/json", body: text };
}

const statementPaths = ["/income-statement", "/balance-sheet-statement", "/cash-flow-statement"];
const every =
  (paths: readonly string[], change: (row: Row) => Row): Change =>
  (rows, path) =>
    paths.includes(path) ? rows.map(change) : rows;
const all =
  (...changes: readonly Change[]): Change =>
  (rows, path) =>
    changes.reduce((before, change) => change(before, path), rows);

function changeOf(field: string, value: unknown): Change {
  const changes: Readonly<Record<string, () => Change>> = {
    price: () => every(["/quote"], (row) => ({ ...row, price: value })),
    shares: () => every(["/quote"], (row) => ({ ...row, sharesOutstanding: countOf(value) })),
    currency: () => currencyChange(value),
    fiscalYears: () => yearsChange(String(value)),
    revenue: () => every(["/income-statement"], (row) => ({ ...row, revenue: value })),
    equity: () =>
      every(["/balance-sheet-statement"], (row) => ({
        ...row,
        totalStockholdersEquity: value,
        totalLiabilities: Number(row.totalAssets) - Number(value),
      })),
    split: () =>
      every(["/quote"], (row) => ({ ...row, price: Number(row.price) / Number.parseInt(String(value), 10) })),
    quoteTime: () => every(["/quote"], (row) => ({ ...row, timestamp: Math.floor(Date.now() / 1000) + secondsInDay })),
    symbol: () => (rows) => rows.map((row) => ({ ...row, symbol: / answered (\S+)$/.exec(String(value))?.[1] ?? "" })),
    name: () => every(["/profile"], (row) => ({ ...row, companyName: value })),
    http: () => (rows) => rows,
  };
  const change = changes[field];
  if (!change) throw new Error(`No script for the field ${field}`);
  return change();
}

function countOf(value: unknown): unknown {
  if (value === "in thousands instead of units") return shares / 1e3;
  return value === "in millions instead of units" ? shares / 1e6 : value;
}

/** "GBp quoted, GBP statements", "USD quote, TWD statements (ADR)", or one currency for both. */
function currencyChange(value: unknown): Change {
  const two = typeof value === "string" ? /^(\w+) quoted?, (\w+) statements/.exec(value) : null;
  const [quoted, stated] = two ? [two[1], two[2]] : [value, value];
  const factor = quoted === "GBp" ? 100 : 1;
  return all(
    every(["/profile"], (row) => ({ ...row, currency: quoted })),
    every(statementPaths, (row) => ({ ...row, reportedCurrency: stated || row.reportedCurrency })),
    every(["/quote"], (row) => ({ ...row, price: Number(row.price) * factor })),
  );
}

function yearsChange(value: string): Change {
  if (value === "duplicated year") {
    return (rows, path) => (statementPaths.includes(path) ? rows.flatMap((row) => [row, row]) : rows);
  }
  if (value === "in the future") {
    return every(statementPaths, (row) => ({ ...row, date: String(row.date).replace("2024", "2099") }));
  }
  return (rows, path) => (statementPaths.includes(path) ? rows.toReversed() : rows);
}
