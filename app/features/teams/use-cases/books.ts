import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { nameOf } from "../../../core/shared/use-cases/names.ts";
import { Failure } from "../../../failure.ts";
import type { FillableTeam, TeamBook, TeamBookEntry, TeamBooks } from "../contracts/team-book.ts";
import { longestBookName, mostBookCompanies } from "../contracts/team-limits.ts";
import { mayEdit } from "../contracts/team-roles.ts";
import type { KeptBook } from "./book-context.ts";
import type { TeamChanges, TeamContext } from "./team-context.ts";
import { changeAsEditor, limitsOfTeam, memberOfTeam, mustEdit, roleIn } from "./team-rules.ts";

export type OfBook = { id: string; bookId: string };

/** The books of a team, for its members. */
export async function listBooks(context: TeamContext, account: Account, teamId: string): Promise<TeamBooks> {
  const { team } = await memberOfTeam(context, account, teamId);
  const [books, { books: most }] = await Promise.all([context.teams.books(team.id), limitsOfTeam(context, team)]);
  return { books: books.map(({ id, name, tickers }) => ({ id, name, companies: tickers.length })), most };
}

/** A book and the symbols in it, for a member of its team. Throws `notFound`. */
export async function readBook(
  context: TeamContext,
  account: Account,
  { id, bookId }: OfBook,
): Promise<Pick<TeamBook, "id" | "name" | "team" | "role" | "alerts" | "isMailed"> & Pick<KeptBook, "tickers">> {
  const { team, role } = await roleIn(context, account, id);
  const [books, set] = await Promise.all([context.teams.books(team.id), context.teams.bookAlerts(team.id)]);
  const { name, tickers } = bookIn(books, bookId);
  const alerts = set.filter((each) => each.bookId === bookId);
  return {
    ...{ id: bookId, name, tickers, team, role },
    alerts: alerts.map(({ bookId: _book, ...alert }) => alert),
    isMailed: await context.teams.isMailed(bookId, account.id),
  };
}

/** The books that a person may fill, by team, and whether a company is in each. */
export async function booksToFill(
  { teams }: Pick<TeamContext, "teams">,
  account: Account,
  ticker: string,
): Promise<FillableTeam[]> {
  const edited = (await teams.list(account.id)).filter(({ role }) => mayEdit(role));
  return Promise.all(
    edited.map(async ({ id, name }) => {
      const books = await teams.books(id);
      const told = books.map((book) => ({ id: book.id, name: book.name, hasCompany: book.tickers.includes(ticker) }));
      return { id, name, books: told };
    }),
  );
}

/** One of them. Throws `notFound`. */
export function bookIn(books: readonly KeptBook[], id: string): KeptBook {
  const book = books.find((each) => each.id === id);
  if (book === undefined) throw new Failure("notFound");
  return book;
}

function bookNameOf(typed: string): string {
  const name = nameOf(typed, longestBookName);
  if (name === null) throw new Failure("bookNameInvalid", { maximum: longestBookName });
  return name;
}

/** Makes an empty book. Throws `tooManyBooks`, `teamEditorMissing`. */
export async function makeBook(
  context: TeamContext,
  account: Account,
  { id, name: typed }: { id: string; name: string },
): Promise<TeamBookEntry> {
  const name = bookNameOf(typed);
  const { team } = await memberOfTeam(context, account, id);
  const { books: most } = await limitsOfTeam(context, team);
  const at = context.now();
  const bookId = await changeAsEditor(context, account, {
    id,
    async work(_team, changes) {
      if ((await changes.books.list()).length >= most) throw new Failure("tooManyBooks", { maximum: most });
      await changes.note({ action: "bookMade", by: account.id, book: name, at });
      return changes.books.make({ name, at });
    },
  });
  return { id: bookId, name, companies: 0 };
}

/** Does the work on a book of a team, for those who may edit it. Throws `notFound`, `teamEditorMissing`. */
export const changeBook = <Answer>(
  context: TeamContext,
  account: Account,
  { id, bookId, work }: OfBook & { work(book: KeptBook, changes: TeamChanges): Promise<Answer> },
): Promise<Answer> =>
  changeAsEditor(context, account, {
    id,
    work: async (_team, changes) => work(bookIn(await changes.books.list(), bookId), changes),
  });

export async function renameBook(
  context: TeamContext,
  account: Account,
  { name: typed, ...book }: OfBook & { name: string },
): Promise<void> {
  const name = bookNameOf(typed);
  await changeBook(context, account, {
    ...book,
    async work({ id }, changes) {
      await changes.books.rename(id, name);
      await changes.note({ action: "bookRenamed", by: account.id, book: name, at: context.now() });
    },
  });
}

export const removeBook = (context: TeamContext, account: Account, book: OfBook): Promise<void> =>
  changeBook(context, account, {
    ...book,
    async work({ id, name }, changes) {
      await changes.books.remove(id);
      await changes.note({ action: "bookDeleted", by: account.id, book: name, at: context.now() });
    },
  });

type NewCompany = OfBook & {
  ticker: string;
  /** Opens the company within the plan of who adds it, and values it; throws why it cannot be valued. */
  open(): Promise<unknown>;
};

/** Adds a company once; one that is in the book already stays as it is. Throws `bookFull`, and why the company cannot be valued. */
export async function addToBook(
  context: TeamContext,
  account: Account,
  { ticker, open, ...book }: NewCompany,
): Promise<void> {
  const { team } = await memberOfTeam(context, account, book.id);
  mustEdit(team, account.id);
  mustHaveRoom(bookIn(await context.teams.books(team.id), book.bookId), ticker);
  await open();
  await changeBook(context, account, {
    ...book,
    async work(kept, changes) {
      if (kept.tickers.includes(ticker)) return;
      mustHaveRoom(kept, ticker);
      const at = context.now();
      await changes.books.addCompany({ bookId: kept.id, ticker, at });
      await changes.note({ action: "companyAdded", by: account.id, book: kept.name, ticker, at });
    },
  });
}

function mustHaveRoom({ tickers }: KeptBook, ticker: string): void {
  if (!tickers.includes(ticker) && tickers.length >= mostBookCompanies)
    throw new Failure("bookFull", { maximum: mostBookCompanies });
}

/** Throws `notFound` where the company is not in the book. */
export const removeFromBook = (
  context: TeamContext,
  account: Account,
  { ticker, ...book }: OfBook & { ticker: string },
): Promise<void> =>
  changeBook(context, account, {
    ...book,
    async work({ id, name, tickers }, changes) {
      if (!tickers.includes(ticker)) throw new Failure("companyNotInBook", { ticker });
      await changes.books.removeCompany({ bookId: id, ticker });
      await changes.note({ action: "companyRemoved", by: account.id, book: name, ticker, at: context.now() });
    },
  });
