import { plainLineOf, plainTextOf } from "../../../core/shared/contracts/plain-text.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { readChoice } from "../../../core/shared/use-cases/read-parameters.ts";
import { seenLength } from "../../../core/shared/use-cases/seen-length.ts";
import { Failure } from "../../../failure.ts";
import type { KeptPortfolio, NewPortfolio, PortfolioChange } from "../contracts/kept-portfolio.ts";
import {
  longestKeptTable,
  longestPortfolioName,
  mostPortfolios,
  portfolioCurrencies,
  usualCurrency,
} from "../contracts/portfolio-limits.ts";
import type { KeptPortfolioContext, PortfolioToKeep, StoredPortfolio } from "./kept-portfolio-context.ts";
import { holdingsIn } from "./read-request.ts";

/** The name and the currency of a portfolio that is to be kept. Throws what is wrong with them. */
export function portfolioLabel({ name, currency }: Pick<NewPortfolio, "name" | "currency">) {
  const plain = plainLineOf(name);
  if (plain === "" || seenLength(plain) > longestPortfolioName)
    throw new Failure("portfolioNameInvalid", { maximum: longestPortfolioName });
  return {
    name: plain,
    currency: currency === undefined ? usualCurrency : readChoice("currency", currency, portfolioCurrencies),
  };
}

/** A portfolio as it is kept. Throws the first reason why it cannot be. */
function writtenPortfolio({ positions, ...label }: NewPortfolio): Omit<PortfolioToKeep, "accountId" | "changedAt"> {
  const labelled = portfolioLabel(label);
  if (positions.length > longestKeptTable) throw new Failure("messageTooLong", { maximum: longestKeptTable });
  const { holdings } = holdingsIn({ kind: "text", text: positions }, { numbers: "automatic", columns: {} });
  if (holdings.length === 0) throw new Failure("positionsMissing");
  return { ...labelled, positions: plainTextOf(positions.replace(/\r\n?/g, "\n")) };
}

/** Keeps a portfolio under a name that no other of the person has. */
async function add({ portfolios, now, mostOf }: KeptPortfolioContext, account: Account, wanted: NewPortfolio) {
  const written = writtenPortfolio(wanted);
  const most = mostOf(mostPortfolios, account);
  const kept = await portfolios.add({ ...written, accountId: account.id, changedAt: now() }, most);
  if (kept === "tooMany") throw new Failure("tooManyPortfolios", { maximum: most });
  if (kept === "nameTaken") throw new Failure("portfolioNameTaken");
  return told(kept);
}

/** Replaces a portfolio, its name too. Throws `editConflict` where it was changed since it was read. */
async function change(
  { portfolios, now }: KeptPortfolioContext,
  account: Account,
  { id, changedAt, ...wanted }: PortfolioChange & { id: string },
) {
  if (!isUuid(id)) throw new Failure("notFound");
  const read = Date.parse(changedAt ?? "");
  const written = { ...writtenPortfolio(wanted), accountId: account.id, changedAt: now() };
  const kept = await portfolios.replace(id, written, Number.isNaN(read) ? null : new Date(read));
  if (kept === "notThere") throw new Failure("notFound");
  if (kept === "changedSince") throw new Failure("editConflict");
  if (kept === "nameTaken") throw new Failure("portfolioNameTaken");
  return told(kept);
}

const told = ({ changedAt, ...portfolio }: StoredPortfolio): KeptPortfolio => ({
  ...portfolio,
  changedAt: changedAt.toISOString(),
});

/** All of one's own, by name. */
const list = async ({ portfolios, mostOf }: KeptPortfolioContext, account: Account) => ({
  portfolios: (await portfolios.list(account.id)).map(told),
  most: mostOf(mostPortfolios, account),
});

async function read({ portfolios }: KeptPortfolioContext, account: Account, id: string): Promise<KeptPortfolio> {
  const kept = isUuid(id) ? await portfolios.find(account.id, id) : null;
  if (kept === null) throw new Failure("notFound");
  return told(kept);
}

async function remove({ portfolios }: KeptPortfolioContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await portfolios.remove(account.id, id))) throw new Failure("notFound");
}

const useCases = { add, change, list, read, remove };

/** The use cases of portfolios that are kept. */
export type KeptPortfolioUseCases = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const keptPortfoliosIn = (open: () => Promise<KeptPortfolioContext>): KeptPortfolioUseCases =>
  bindContext(open, useCases);
