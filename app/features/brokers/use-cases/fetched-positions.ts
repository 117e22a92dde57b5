import type { MarketData } from "@valora/market-data";
import { Failure } from "../../../failure.ts";
import { longestKeptTable, mostPositions } from "../../portfolio/contracts/portfolio-limits.ts";
import { type Holding, rowText } from "../../portfolio/use-cases/holding.ts";
import { shareMeant } from "../../portfolio/use-cases/share-meant.ts";
import { writtenLine } from "../../portfolio/use-cases/written-table.ts";
import type { ToldPosition } from "../contracts/broker-connection.ts";
import type { ConnectedBroker } from "../contracts/connected-brokers.ts";
import type { BrokerStatement, FetchedPositions } from "./broker-context.ts";

type Directory = { marketData: MarketData };

/** Of what is told besides the positions. */
const MOST_TOLD = 1_000;

/**
 * The positions of a statement as a portfolio keeps them. A share that is known stands by its symbol, one that is not by its ISIN; a
 * symbol alone that is not known at its exchange could be taken for another company's, and is told instead.
 */
export function fetchedPositions(
  directory: Directory,
  broker: ConnectedBroker,
  { holdings, ...statement }: BrokerStatement,
): FetchedPositions {
  if (holdings.length > mostPositions) throw new Failure("tooManyPositions", { maximum: mostPositions });
  const lines: string[] = [];
  const unmatched: ToldPosition[] = [];
  for (const holding of holdings) {
    const symbol = symbolOf(directory, holding);
    if (symbol === null) unmatched.push({ text: told(holding), reason: "exchangeUnmatched" });
    else lines.push(lineOf(symbol, holding));
  }
  const leftOut = [...unmatched, ...statement.leftOut];
  if (leftOut.length > MOST_TOLD) throw new Failure("brokerAnswerTooLarge", { broker });
  if (lines.length === 0) throw new Failure("brokerWithoutShares", { broker, leftOut: leftOut.length });
  const positions = lines.join("\n");
  if (positions.length > longestKeptTable) throw new Failure("messageTooLong", { maximum: longestKeptTable });
  return { ...statement, leftOut, positions };
}

function symbolOf(directory: Directory, holding: Holding): string | null {
  const meant = shareMeant(directory, holding, null);
  return meant.kind === "share" ? meant.ticker : holding.isin;
}

const lineOf = (symbol: string, { quantity, paid }: Holding): string =>
  writtenLine({ symbol, quantity, amount: paid?.amount ?? null, currency: paid?.currency ?? null });

const told = ({ symbol, name, quantity, quotedIn }: Holding): string =>
  rowText([symbol, name ?? "", quantity, quotedIn ?? ""]);
