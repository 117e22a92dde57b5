import { expect, it } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { bookCompaniesOfMember, booksOfMember } from "./book-store.ts";
import { code, type TeamsRig } from "./teams-rig-contract.ts";

/** Books of teams. */
export function teamBooks({ database, teams, person, house, remove }: TeamsRig): void {
  it("have books, which their owner and editors change and every member reads", async () => {
    const id = await house();
    const [ben, cleo] = [person("ben"), person("cleo")];
    const { id: bookId } = await teams().makeBook(ben, { id, name: " Patient  clients " });
    const book = { id, bookId };
    const add = (account: Account, ticker: string) =>
      teams().addToBook(account, { ...book, ticker, open: async () => {} });
    await add(ben, "PEP");
    await add(person("ana"), "KO");
    await add(ben, "KO");
    const refused = new Error("it cannot be valued");
    const open = () => Promise.reject(refused);
    await expect(teams().addToBook(ben, { ...book, ticker: "NOPE", open })).rejects.toBe(refused);
    expect(await teams().readBook(cleo, book)).toEqual({
      ...{ id: bookId, name: "Patient clients", tickers: ["KO", "PEP"], team: { id, name: "House" }, role: "reader" },
      ...{ alerts: [], isMailed: false },
    });
    expect(await teams().books(cleo, id)).toEqual({
      books: [{ id: bookId, name: "Patient clients", companies: 2 }],
      most: 3,
    });
    for (const ask of [
      () => add(cleo, "MSFT"),
      () => teams().makeBook(cleo, { id, name: "Mine" }),
      () => teams().renameBook(cleo, { ...book, name: "Mine" }),
      () => teams().removeFromBook(cleo, { ...book, ticker: "KO" }),
      () => teams().removeBook(cleo, book),
    ])
      await expect(ask()).rejects.toEqual(code("teamEditorMissing"));
    await expect(teams().renameBook(ben, { ...book, name: "" })).rejects.toEqual(code("bookNameInvalid"));
    await teams().renameBook(ben, { ...book, name: "Clients" });
    await teams().removeFromBook(ben, { ...book, ticker: "PEP" });
    await expect(teams().removeFromBook(ben, { ...book, ticker: "PEP" })).rejects.toEqual(code("companyNotInBook"));
    const done = (await teams().read(cleo, id)).activity.slice(0, 5);
    expect(done.map(({ action, by, book, ticker }) => [action, by, book, ticker])).toEqual([
      ["companyRemoved", "ben", "Clients", "PEP"],
      ["bookRenamed", "ben", "Clients", null],
      ["companyAdded", "ana", "Patient clients", "KO"],
      ["companyAdded", "ben", "Patient clients", "PEP"],
      ["bookMade", "ben", "Patient clients", null],
    ]);
    await remove(ben, []);
    expect(await teams().export(person("ana"), id)).toMatchObject({ books: [{ name: "Clients", tickers: ["KO"] }] });
    await teams().removeBook(person("ana"), book);
    expect(await database.kysely.selectFrom("team_book_companies").selectAll().execute()).toEqual([]);
  });

  it("keep a book from people who are not members, and from those of another team", async () => {
    const id = await house();
    const { id: bookId } = await teams().makeBook(person("ana"), { id, name: "Clients" });
    const elsewhere = await teams().make(person("dan"), "Elsewhere");
    for (const ask of [
      () => teams().readBook(person("dan"), { id, bookId }),
      () => teams().readBook(person("dan"), { id: elsewhere, bookId }),
      () => teams().books(person("dan"), id),
      () => teams().removeBook(person("dan"), { id: elsewhere, bookId }),
      () => teams().addToBook(person("dan"), { id, bookId, ticker: "KO", open: () => expect.unreachable() }),
    ])
      await expect(ask()).rejects.toEqual(code("notFound"));
  });

  it("give the companies of a book to jobs of its members, for as long as they are members", async () => {
    const id = await house();
    const [ana, cleo] = [person("ana"), person("cleo")];
    const { id: bookId } = await teams().makeBook(ana, { id, name: "Clients" });
    const companiesFor = (account: Account) => bookCompaniesOfMember(database.kysely, account.id, bookId);
    expect([await companiesFor(cleo), await companiesFor(person("dan"))], "an empty one").toEqual([[], null]);
    for (const ticker of ["PEP", "KO"]) await teams().addToBook(ana, { id, bookId, ticker, open: async () => {} });
    expect(await companiesFor(cleo)).toEqual(["KO", "PEP"]);
    expect(await booksOfMember(database.kysely, cleo.id)).toEqual([{ id: bookId, name: "Clients", team: "House" }]);
    await teams().removeMember(ana, { id, memberId: cleo.id });
    expect([await companiesFor(cleo), await booksOfMember(database.kysely, cleo.id)]).toEqual([null, []]);
    await teams().removeBook(ana, { id, bookId });
    expect(await companiesFor(ana)).toBeNull();
  });

  it("have as many books as the plan of their owner, each with as many companies as a page values", async () => {
    const id = await house();
    const ben = person("ben");
    const made = await Promise.allSettled(
      ["one", "two", "three", "four"].map((name) => teams().makeBook(ben, { id, name })),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(teams().makeBook(ben, { id, name: "five" })).rejects.toEqual(
      expect.objectContaining({ code: "tooManyBooks", params: { maximum: 3 } }),
    );
    const bookId = (await teams().books(ben, id)).books[0]?.id ?? "";
    const add = (ticker: string) => teams().addToBook(ben, { id, bookId, ticker, open: async () => {} });
    for (let added = 0; added < 30; added += 1) await add(`T${added}`);
    await expect(add("MORE")).rejects.toEqual(expect.objectContaining({ code: "bookFull", params: { maximum: 30 } }));
    await add("T7");
  });
}
