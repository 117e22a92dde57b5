import { expect, it } from "vitest";
import { everythingOf } from "../../accounts/stores/data/account-data.ts";
import { watchlistStore } from "../../watchlist/stores/watchlist-store.ts";
import { code, type TeamsRig } from "./teams-rig-contract.ts";

const above = { measure: "gap", direction: "above", threshold: 0.25 } as const;
const below = { measure: "gap", direction: "below", threshold: -0.2 } as const;

/** Alerts of teams, and the members whom they are mailed. */
export function teamAlerts({ database, teams, person, house, now }: TeamsRig): void {
  const watchlist = () => watchlistStore(database.kysely);
  /** Whom the alerts that are due would be told, company and book with them. */
  const due = async () => {
    const later = new Date(now().getTime() + 3_600_000);
    const taken = await watchlist().takeDue({ now: later, checkedBefore: later, most: 20 });
    await database.kysely.updateTable("alerts").set({ checked_at: null }).execute();
    return taken
      .map(({ recipient, ticker, book }) => `${recipient.split("@")[0]} ${ticker} ${book?.name ?? "own"}`)
      .toSorted();
  };
  /** Ana's team with a book of one company; Ben is an editor, Cleo a reader. */
  const bookOf = async (ticker = "KO") => {
    const id = await house();
    const { id: bookId } = await teams().makeBook(person("ana"), { id, name: "Clients" });
    await teams().addToBook(person("ana"), { id, bookId, ticker, open: async () => {} });
    return { id, bookId };
  };
  const mail = (name: string, book: { id: string; bookId: string }, isMailed = true) =>
    teams().mailBookAlerts(person(name), { ...book, isMailed });
  const ownAlert = async (name: string, condition: typeof above | typeof below) => {
    const accountId = person(name).id;
    await watchlist().add({ accountId, ticker: "KO", now: now(), most: 30 });
    const beginning = { state: "unread", basis: "", asOf: null } as const;
    await watchlist().addAlert({ accountId, ticker: "KO", condition, beginning, now: now(), most: 5 });
  };

  it("are set by their owner and editors, and due for the members who want them, whenever they say so", async () => {
    const book = await bookOf();
    await mail("ben", book);
    const alert = await teams().addBookAlert(person("ana"), { ...book, ticker: "KO", condition: async () => above });
    expect(await due(), "no member is mailed at first, the one who set it neither").toEqual(["ben KO Clients"]);
    await mail("cleo", book);
    await mail("cleo", book);
    expect(await due()).toEqual(["ben KO Clients", "cleo KO Clients"]);
    expect(await teams().readBook(person("cleo"), book)).toMatchObject({ alerts: [alert], isMailed: true });
    expect(await teams().readBook(person("ana"), book)).toMatchObject({ alerts: [alert], isMailed: false });
    expect(await watchlist().alertsOf(person("cleo").id), "it is none of her own").toEqual([]);
    await mail("ben", book, false);
    expect(await due()).toEqual(["cleo KO Clients"]);
    await teams().removeBookAlert(person("ben"), { ...book, alertId: alert.id });
    expect(await due()).toEqual([]);
    const done = (await teams().read(person("cleo"), book.id)).activity.slice(0, 2);
    expect(done.map(({ action, by, book, ticker }) => [action, by, book, ticker])).toEqual([
      ["alertRemoved", "ben", "Clients", "KO"],
      ["alertSet", "ana", "Clients", "KO"],
    ]);
  });

  it("are changed by their owner and editors: they begin afresh, and who has muted one stays so", async () => {
    const book = await bookOf();
    for (const name of ["ben", "cleo"]) await mail(name, book);
    const { id: alertId } = await teams().addBookAlert(person("ana"), {
      ...book,
      ticker: "KO",
      condition: async () => above,
    });
    const ofMembers = () =>
      database.kysely
        .selectFrom("alerts")
        .select(["condition", "state", "basis", "read_as_of", "is_muted"])
        .where("team_alert_id", "=", alertId)
        .orderBy("is_muted")
        .execute();
    const read = { state: "waiting", basis: "read", read_as_of: "2026-01-02" } as const;
    await database.kysely.updateTable("alerts").set(read).execute();
    await database.kysely
      .updateTable("alerts")
      .set({ is_muted: true })
      .where("account_id", "=", person("cleo").id)
      .execute();
    const change = (name: string, to: typeof above | typeof below, more = {}) =>
      teams().changeBookAlert(person(name), { ...book, alertId, condition: async () => to, ...more });
    await change("ben", above);
    expect(await ofMembers(), "nothing is another").toMatchObject([read, read]);
    let former: unknown;
    const condition = async (known: unknown) => {
      former = known;
      return below;
    };
    expect(await change("ben", below, { condition })).toEqual({ id: alertId, ticker: "KO", condition: below });
    expect(former, "the condition is read beside the former one").toMatchObject({ condition: above });
    const afresh = { condition: JSON.stringify(below), state: "unread", basis: "", read_as_of: null };
    expect(await ofMembers()).toEqual([
      { ...afresh, is_muted: false },
      { ...afresh, is_muted: true },
    ]);
    expect(await teams().readBook(person("cleo"), book)).toMatchObject({ alerts: [{ id: alertId, condition: below }] });
    const [done] = (await teams().read(person("cleo"), book.id)).activity;
    expect(done).toMatchObject({ action: "alertChanged", by: "ben", book: "Clients", ticker: "KO" });
    for (const [name, refusal, more] of [
      ["cleo", "teamEditorMissing", {}],
      ["dan", "notFound", {}],
      ["ana", "notFound", { alertId: book.id }],
    ] as const)
      await expect(change(name, above, more)).rejects.toEqual(code(refusal));
  });

  it("tell no member twice what an alert of their own, or of another book, tells them", async () => {
    const book = await bookOf();
    const { id: otherId } = await teams().makeBook(person("ana"), { id: book.id, name: "Others" });
    const other = { ...book, bookId: otherId };
    await teams().addToBook(person("ana"), { ...other, ticker: "KO", open: async () => {} });
    for (const each of [book, other]) {
      await teams().addBookAlert(person("ana"), { ...each, ticker: "KO", condition: async () => above });
      await mail("cleo", each);
    }
    expect(await due(), "two books say the same").toHaveLength(1);
    await ownAlert("cleo", below);
    expect(await due(), "her own says something else").toHaveLength(2);
    await ownAlert("cleo", above);
    expect(await due(), "her own says the same").toEqual(["cleo KO own", "cleo KO own"]);
    const watched = await watchlist().idOf(person("cleo").id, "KO");
    await watchlist().remove(person("cleo").id, watched ?? "");
    expect(await due(), "she watches it no more").toHaveLength(1);
  });

  it("end for a member who leaves, and with the company, the book and the team", async () => {
    const book = await bookOf();
    const set = () => teams().addBookAlert(person("ana"), { ...book, ticker: "KO", condition: async () => above });
    await set();
    await mail("cleo", book);
    expect(await everythingOf(database.kysely, person("cleo"))).toMatchObject({
      team_book_mails: [{ book_id: book.bookId }],
      alerts: [{ ticker: "KO", team_alert_id: expect.any(String) }],
    });
    await teams().removeMember(person("ana"), { id: book.id, memberId: person("cleo").id });
    expect(await due()).toEqual([]);
    expect(await everythingOf(database.kysely, person("cleo"))).toMatchObject({ team_book_mails: [], alerts: [] });
    await mail("ben", book);
    await teams().removeFromBook(person("ana"), { ...book, ticker: "KO" });
    expect(await due()).toEqual([]);
    await teams().addToBook(person("ana"), { ...book, ticker: "KO", open: async () => {} });
    await set();
    expect(await due(), "Ben still wants the mails of the book").toEqual(["ben KO Clients"]);
    expect(await teams().export(person("ana"), book.id)).toMatchObject({
      alerts: [{ ticker: "KO", condition: above }],
    });
    await database.kysely.deleteFrom("teams").execute();
    for (const table of ["alerts", "team_alerts", "team_book_mails"] as const)
      expect(await database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it("are refused to readers and to people of no team, and beyond five of a company", async () => {
    const book = await bookOf();
    const set = (name: string, ticker = "KO") =>
      teams().addBookAlert(person(name), { ...book, ticker, condition: async () => above });
    const { id: alertId } = await set("ana");
    for (const [name, refusal] of [
      ["cleo", "teamEditorMissing"],
      ["dan", "notFound"],
    ] as const) {
      await expect(set(name)).rejects.toEqual(code(refusal));
      await expect(teams().removeBookAlert(person(name), { ...book, alertId })).rejects.toEqual(code(refusal));
    }
    await expect(mail("dan", book)).rejects.toEqual(code("notFound"));
    await expect(set("ben", "PEP")).rejects.toEqual(code("companyNotInBook"));
    for (let more = 0; more < 4; more += 1) await set("ben");
    await expect(set("ben")).rejects.toEqual(code("tooManyAlerts"));
  });
}
