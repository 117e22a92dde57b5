import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { type AlertCondition, mostAlertsOfCompany } from "../../watchlist/contracts/watchlist.ts";
import type { TeamAlert } from "../contracts/team-book.ts";
import { bookIn, changeBook, type OfBook, readBook } from "./books.ts";
import type { TeamContext } from "./team-context.ts";
import { changeTeam, mustEditIn } from "./team-rules.ts";

type NewBookAlert = OfBook & {
  ticker: string;
  /** Reads the condition; throws why it is none. */
  condition(): Promise<AlertCondition>;
};

/**
 * The team wants to hear of a company of a book: each member who is mailed, by their own values. What holds already is not told, only
 * coming to it is. Throws `companyNotInBook`, `tooManyAlerts`, `teamEditorMissing`.
 */
export async function addBookAlert(
  context: TeamContext,
  account: Account,
  { ticker, condition: read, ...book }: NewBookAlert,
): Promise<TeamAlert> {
  await mustEditIn(context, account, book.id);
  if (!(await readBook(context, account, book)).tickers.includes(ticker))
    throw new Failure("companyNotInBook", { ticker });
  const condition = await read();
  return changeBook(context, account, {
    ...book,
    async work({ id: bookId, name, tickers }, { bookAlerts, note }) {
      if (!tickers.includes(ticker)) throw new Failure("companyNotInBook", { ticker });
      const known = (await bookAlerts.list()).filter((each) => each.bookId === bookId && each.ticker === ticker);
      if (known.length >= mostAlertsOfCompany) throw new Failure("tooManyAlerts", { maximum: mostAlertsOfCompany });
      const at = context.now();
      const id = await bookAlerts.add({ bookId, ticker, condition, at });
      await note({ action: "alertSet", by: account.id, book: name, ticker, at });
      return { id, ticker, condition };
    },
  });
}

type ChangedBookAlert = OfBook & {
  alertId: string;
  /** Reads the condition that takes the place of another; throws why it is none. */
  condition(former: TeamAlert): Promise<AlertCondition>;
};

/** Another condition in the place of one, for each member who is mailed. Throws `notFound`, `teamEditorMissing`. */
export async function changeBookAlert(
  context: TeamContext,
  account: Account,
  { alertId, condition: read, ...book }: ChangedBookAlert,
): Promise<TeamAlert> {
  await mustEditIn(context, account, book.id);
  const known = (await readBook(context, account, book)).alerts.find(({ id }) => id === alertId);
  if (known === undefined) throw new Failure("notFound");
  const condition = await read(known);
  return changeBook(context, account, {
    ...book,
    async work({ id: bookId, name }, { bookAlerts, note }) {
      const alert = (await bookAlerts.list()).find((each) => each.bookId === bookId && each.id === alertId);
      if (alert === undefined) throw new Failure("notFound");
      const { id, ticker } = alert;
      await bookAlerts.change(id, condition);
      await note({ action: "alertChanged", by: account.id, book: name, ticker, at: context.now() });
      return { id, ticker, condition };
    },
  });
}

/** Throws `notFound`, `teamEditorMissing`. */
export const removeBookAlert = (
  context: TeamContext,
  account: Account,
  { alertId, ...book }: OfBook & { alertId: string },
): Promise<void> =>
  changeBook(context, account, {
    ...book,
    async work({ id: bookId, name }, { bookAlerts, note }) {
      const alert = (await bookAlerts.list()).find((each) => each.bookId === bookId && each.id === alertId);
      if (alert === undefined) throw new Failure("notFound");
      await bookAlerts.remove(alertId);
      await note({ action: "alertRemoved", by: account.id, book: name, ticker: alert.ticker, at: context.now() });
    },
  });

/** Whether a member is mailed the alerts of a book: they alone say so, whatever their role. Throws `notFound`. */
export const mailBookAlerts = (
  context: TeamContext,
  account: Account,
  { id, bookId, isMailed }: OfBook & { isMailed: boolean },
): Promise<void> =>
  changeTeam(context, account, {
    id,
    async work(_team, { books, bookAlerts }) {
      const book = bookIn(await books.list(), bookId);
      const mailed = { bookId: book.id, accountId: account.id };
      await (isMailed ? bookAlerts.mail(mailed) : bookAlerts.mailNoMore(mailed));
    },
  });
