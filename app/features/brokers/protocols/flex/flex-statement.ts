import { Failure } from "../../../../failure.ts";
import type { Attributes } from "../../../../xml/read-xml.ts";
import { endingAt } from "../../../portfolio/use-cases/exchanges.ts";
import { type Holding, rowText } from "../../../portfolio/use-cases/holding.ts";
import { isinIn } from "../../../portfolio/use-cases/tables/position-rows.ts";
import type { ToldPosition } from "../../contracts/broker-connection.ts";
import type { BrokerStatement } from "../../use-cases/broker-context.ts";
import { decimalIn } from "../decimal.ts";
import type { FlexSections } from "./read-flex.ts";

/** What each position must say, by the name of the attribute and as the query's form calls it. */
const required: Readonly<Record<string, string>> = {
  symbol: "Symbol",
  isin: "ISIN",
  listingExchange: "Listing Exchange",
  currency: "Currency",
  assetCategory: "Asset Class",
  position: "Quantity",
  levelOfDetail: "Level of Detail",
};

/** Positions of a statement: shares to value, and what else is held. Throws which section or which fields the query lacks. */
export function statementIn({ statements }: { statements: readonly FlexSections[] }): BrokerStatement {
  refuseSeveralDays(statements);
  const positions = statements.flatMap(positionsOf);
  refuseWithoutFields(positions);
  const read = positions.map(readPosition);
  const cash = statements.flatMap((each) => each.cash ?? []);
  return {
    holdings: read.flatMap(({ holding }) => holding ?? []),
    leftOut: [...read.flatMap(({ leftOut }) => leftOut ?? []), ...cash.flatMap(toldCash)],
    accounts: statements.length,
    asOf: earliest(statements.map(({ toDate }) => dayIn(toDate))),
    tellsCash: statements.every((each) => each.cash !== null),
  };
}

/** A query that is broken down by day has a statement of one account for each: together they would count everything several times. */
function refuseSeveralDays(statements: readonly FlexSections[]): void {
  const accounts = new Set(statements.map(({ accountId }) => accountId));
  if (accounts.size < statements.length) throw new Failure("brokerSeveralDays");
}

/** The rows that count each position once: whole positions, or their lots where there is nothing else. */
function positionsOf({ positions }: FlexSections): readonly Attributes[] {
  if (positions === null) throw new Failure("brokerSectionMissing", { section: "Open Positions" });
  const isWhole = ({ levelOfDetail = "" }: Attributes) => levelOfDetail.toUpperCase() === "SUMMARY";
  const whole = positions.filter(isWhole);
  return whole.length > 0 ? whole : positions;
}

function refuseWithoutFields(positions: readonly Attributes[]): void {
  const missing = Object.entries(required).filter(([name]) => positions.some((row) => row[name] === undefined));
  if (missing.length > 0) {
    const fields = missing.map(([, field]) => field).join(", ");
    throw new Failure("brokerFieldsMissing", { section: "Open Positions", fields });
  }
}

type Read = { holding?: Holding; leftOut?: ToldPosition };

function readPosition(row: Attributes): Read {
  const quantity = decimalIn(row.position ?? "");
  const reason = reasonAgainst(row, quantity);
  if (quantity === null || reason !== null)
    return { leftOut: { text: textOf(row), reason: reason ?? "quantityInvalid" } };
  const cost = decimalIn(row.costBasisMoney ?? "");
  const currency = row.currency ?? "";
  return {
    holding: {
      ...{ symbol: row.symbol ?? "", isin: isinIn(row.isin ?? ""), name: row.description?.trim() || null, quantity },
      ...{ paid: cost === null ? null : { amount: Math.abs(cost), currency }, quotedIn: currency },
      listedAt: endingAt(row.listingExchange ?? ""),
    },
  };
}

const funds: ReadonlySet<string> = new Set(["ETF", "ETC", "ETN", "ETMF", "FUND", "CLOSED-END FUND"]);

/** Why a row is no share to value; null: it is one. */
function reasonAgainst(row: Attributes, quantity: number | null): ToldPosition["reason"] | null {
  const multiplier = decimalIn(row.multiplier ?? "");
  const isShare = row.assetCategory === "STK" && !funds.has((row.subCategory ?? "").toUpperCase());
  if (!isShare || (multiplier !== null && multiplier !== 1)) return "notAShare";
  if (quantity === null || quantity === 0) return "quantityInvalid";
  return quantity < 0 ? "short" : null;
}

const textOf = ({ symbol = "", description = "", assetCategory = "", position = "", currency = "" }: Attributes) =>
  rowText([symbol, description, assetCategory, position, currency]);

/** The cash at the end, by currency; the sum in the account's own repeats it. */
function toldCash({ currency = "", endingCash = "" }: Attributes): ToldPosition[] {
  if (currency === "BASE_SUMMARY" || decimalIn(endingCash) === 0) return [];
  return [{ text: rowText([endingCash, currency]), reason: "cash" }];
}

/** A day as queries write it by themselves, or as ISO; null where it can be read in two ways. */
function dayIn(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  return year !== undefined && !Number.isNaN(Date.parse(iso)) ? iso : null;
}

function earliest(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null).toSorted();
  return known.length === days.length ? (known[0] ?? null) : null;
}
