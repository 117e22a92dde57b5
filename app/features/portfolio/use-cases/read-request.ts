import { readChoice } from "../../../core/shared/use-cases/read-parameters.ts";
import { Failure } from "../../../failure.ts";
import type { UploadedTable } from "../../imports/use-cases/import-table.ts";
import type { PortfolioRequest, PositionGiven } from "../contracts/portfolio.ts";
import {
  columnRoles,
  mostPositions,
  numberStyles,
  portfolioCurrencies,
  quantityRange,
  rateRange,
  usualCurrency,
} from "../contracts/portfolio-limits.ts";
import type { Columns, Holding, Reading, ReadTable } from "./holding.ts";
import { isinIn } from "./tables/position-rows.ts";
import { readPositions } from "./tables/read-table.ts";
import type { PortfolioAsked } from "./value-portfolio.ts";

const currencyShape = /^[A-Z]{3}$/;

/** The currency, the rates and the way of reading that a request gives. Throws the first thing that is wrong. */
export function readChoices({
  currency,
  numbers,
  columns = {},
  rates = {},
}: Omit<PortfolioRequest, "positions" | "table">) {
  return {
    currency: currency === undefined ? usualCurrency : readChoice("currency", currency, portfolioCurrencies),
    reading: {
      numbers: numbers === undefined ? "automatic" : readChoice("numbers", numbers, numberStyles),
      columns: columnsGiven(columns),
    } satisfies Reading,
    rates: ratesGiven(rates),
  };
}

function columnsGiven(columns: Readonly<Record<string, number>>): Columns {
  const given: Columns = {};
  for (const [name, column] of Object.entries(columns)) {
    const role = columnRoles.find((each) => each === name);
    if (role === undefined) throw new Failure("fieldUnknown", { param: "columns" });
    if (!Number.isInteger(column) || column < 1 || column > 1000)
      throw new Failure("outOfRange", { param: "columns", minimum: 1, maximum: 1000 });
    given[role] = column - 1;
  }
  return given;
}

function ratesGiven(rates: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const { minimum, maximum } = rateRange;
  for (const [currency, rate] of Object.entries(rates)) {
    if (!currencyShape.test(currency)) throw new Failure("fieldUnknown", { param: "rates" });
    if (!(rate >= minimum && rate <= maximum)) throw new Failure("outOfRange", { param: "rates", minimum, maximum });
  }
  return rates;
}

/** Positions of a request as if a table had them. */
export function holdingsGiven(
  positions: readonly PositionGiven[],
): Pick<PortfolioAsked, "holdings" | "skipped" | "broker"> {
  if (positions.length > mostPositions) throw new Failure("tooManyPositions", { maximum: mostPositions });
  if (positions.length === 0) throw new Failure("positionsMissing");
  return { holdings: positions.map(holdingGiven), skipped: [], broker: null };
}

function holdingGiven({ symbol, quantity, cost, currency }: PositionGiven): Holding {
  const { minimum, maximum } = quantityRange;
  if (!(quantity >= minimum && quantity <= maximum))
    throw new Failure("outOfRange", { param: "quantity", minimum, maximum });
  if (cost !== undefined && !(cost >= 0 && cost <= maximum))
    throw new Failure("outOfRange", { param: "cost", minimum: 0, maximum });
  if (currency !== undefined && !currencyShape.test(currency)) throw new Failure("fieldType", { param: "currency" });
  if (symbol.trim() === "") throw new Failure("fieldRequired", { param: "symbol" });
  return {
    ...{ symbol: symbol.trim(), isin: isinIn(symbol), name: null, quantity, quotedIn: null },
    paid: cost === undefined ? null : { amount: cost, currency: currency ?? null },
  };
}

/** The positions of a table. Throws why there are none. */
export function holdingsIn(table: UploadedTable, reading: Reading): Extract<ReadTable, { kind: "read" }> {
  const read = readPositions(table, reading);
  if (read.kind === "refused") throw new Failure(read.code === "tableEmpty" ? "positionsMissing" : "tableUnreadable");
  if (read.kind === "columnsUnknown")
    throw new Failure("columnsUnknown", { headings: read.headings.join(", ").slice(0, 200) });
  if (read.holdings.length === 0 && read.skipped.length === 0) throw new Failure("positionsMissing");
  return read;
}
