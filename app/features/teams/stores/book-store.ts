import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { BookChanges, KeptBook } from "../use-cases/book-context.ts";

/** The books of a team by name, each with its companies. */
export async function booksIn(database: Kysely<Tables>, teamId: string): Promise<KeptBook[]> {
  const books = await database
    .selectFrom("team_books")
    .select(["id", "name", "created_at as createdAt"])
    .where("team_id", "=", teamId)
    .orderBy("name")
    .orderBy("id")
    .execute();
  const companies = await database
    .selectFrom("team_book_companies")
    .innerJoin("team_books", "team_books.id", "book_id")
    .select(["book_id", "ticker"])
    .where("team_id", "=", teamId)
    .orderBy("ticker")
    .execute();
  const byBook = Map.groupBy(companies, (company) => company.book_id);
  return books.map((book) => ({ ...book, tickers: (byBook.get(book.id) ?? []).map(({ ticker }) => ticker) }));
}

/** The books of the teams that a person is in, by team and name. */
export const booksOfMember = (database: Kysely<Tables>, accountId: string) =>
  database
    .selectFrom("team_books as book")
    .innerJoin("team_members as member", "member.team_id", "book.team_id")
    .innerJoin("teams as team", "team.id", "book.team_id")
    .select(["book.id", "book.name", "team.name as team"])
    .where("member.account_id", "=", accountId)
    .orderBy("team.name")
    .orderBy("book.name")
    .orderBy("book.id")
    .execute();

/** The symbols in a book in alphabetical order; null where it is of no team that this person is in. */
export async function bookCompaniesOfMember(
  database: Kysely<Tables>,
  accountId: string,
  id: string,
): Promise<readonly string[] | null> {
  const rows = await database
    .selectFrom("team_books as book")
    .innerJoin("team_members as member", "member.team_id", "book.team_id")
    .leftJoin("team_book_companies as company", "company.book_id", "book.id")
    .select("company.ticker")
    .where("member.account_id", "=", accountId)
    .where("book.id", "=", id)
    .orderBy("company.ticker")
    .execute();
  return rows.length === 0 ? null : rows.flatMap(({ ticker }) => ticker ?? []);
}

/** Changes of the books of a team. Every statement names a book that the caller has found among those of the team. */
export const bookChanges = (inside: Kysely<Tables>, teamId: string): BookChanges => ({
  list: () => booksIn(inside, teamId),
  async make({ name, at }) {
    const id = uuidAt(at);
    await inside.insertInto("team_books").values({ id, team_id: teamId, name, created_at: at }).execute();
    return id;
  },
  async rename(id, name) {
    await inside.updateTable("team_books").set({ name }).where("team_id", "=", teamId).where("id", "=", id).execute();
  },
  async remove(id) {
    await inside.deleteFrom("team_books").where("team_id", "=", teamId).where("id", "=", id).execute();
  },
  async addCompany({ bookId, ticker, at }) {
    await inside.insertInto("team_book_companies").values({ book_id: bookId, ticker, added_at: at }).execute();
  },
  async removeCompany({ bookId, ticker }) {
    await inside.deleteFrom("team_book_companies").where("book_id", "=", bookId).where("ticker", "=", ticker).execute();
  },
});
