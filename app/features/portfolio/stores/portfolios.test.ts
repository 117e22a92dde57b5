import { beforeEach, expect, it } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { keptPortfoliosIn } from "../use-cases/keep-portfolio.ts";
import { portfolioStore } from "./portfolio-store.ts";

onEachOwnDatabase("portfolios", "portfolios", ({ database }) => {
  let at = Date.UTC(2026, 8, 1, 12);
  const people = new Map<string, Account>();
  const person = (name: string) => people.get(name) ?? expect.unreachable(name);
  beforeEach(async () => {
    const { kysely } = database;
    await kysely.deleteFrom("accounts").execute();
    for (const name of ["ana", "ben"]) people.set(name, await addPerson(kysely, { name, at: new Date(at) }));
  });
  const portfolios = () =>
    keptPortfoliosIn(async () => ({
      mostOf: mostOf(true),
      now: () => new Date(at),
      portfolios: portfolioStore(database.kysely),
    }));
  const mine = { name: " Mine ", currency: "USD", positions: "KO\t10\nJPM\t2" };

  it("are kept by name, changed, renamed and deleted, by their owner alone", async () => {
    const kept = await portfolios().add(person("ana"), mine);
    expect(kept).toMatchObject({ name: "Mine", currency: "USD", positions: "KO\t10\nJPM\t2" });
    expect(await portfolios().read(person("ana"), kept.id)).toEqual(kept);
    for (const ask of [
      () => portfolios().read(person("ben"), kept.id),
      () => portfolios().change(person("ben"), { ...mine, id: kept.id }),
      () => portfolios().remove(person("ben"), kept.id),
      () => portfolios().read(person("ana"), "no uuid"),
    ])
      await expect(ask()).rejects.toMatchObject({ code: "notFound" });
    at += 1_000;
    const renamed = await portfolios().change(person("ana"), {
      ...mine,
      id: kept.id,
      name: "Ours",
      positions: "KO\t3",
    });
    expect(renamed).toMatchObject({ id: kept.id, name: "Ours", positions: "KO\t3" });
    expect((await portfolios().list(person("ana"))).portfolios).toEqual([renamed]);
    expect((await portfolios().list(person("ben"))).portfolios).toEqual([]);
    await portfolios().remove(person("ana"), kept.id);
    expect((await portfolios().list(person("ana"))).portfolios).toEqual([]);
  });

  it("two windows do not write over each other", async () => {
    const read = await portfolios().add(person("ana"), mine);
    at += 1_000;
    await portfolios().change(person("ana"), { ...mine, id: read.id, changedAt: read.changedAt, positions: "KO\t11" });
    const second = { ...mine, id: read.id, changedAt: read.changedAt, positions: "KO\t12" };
    await expect(portfolios().change(person("ana"), second)).rejects.toMatchObject({ code: "editConflict" });
    expect((await portfolios().read(person("ana"), read.id)).positions).toBe("KO\t11");
  });

  it("have names of their own, and are as many as the plan allows, also when they are asked for at once", async () => {
    await portfolios().add(person("ana"), mine);
    await expect(portfolios().add(person("ana"), mine)).rejects.toMatchObject({ code: "portfolioNameTaken" });
    const other = await portfolios().add(person("ana"), { ...mine, name: "Other" });
    await expect(portfolios().change(person("ana"), { ...mine, id: other.id })).rejects.toMatchObject({
      code: "portfolioNameTaken",
    });
    const more = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((index) => portfolios().add(person("ana"), { ...mine, name: `More ${index}` })),
    );
    expect(more.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(portfolios().add(person("ana"), { ...mine, name: "Last" })).rejects.toMatchObject({
      ...{ code: "tooManyPortfolios", params: { maximum: 5 } },
    });
  });

  it("are refused without a name, without positions, and where they cannot be read", async () => {
    for (const [wrong, code] of [
      [{ name: " " }, "portfolioNameInvalid"],
      [{ name: "x".repeat(61) }, "portfolioNameInvalid"],
      [{ positions: "" }, "positionsMissing"],
      [{ positions: "symbol\tquantity\nEfectivo\t3" }, "positionsMissing"],
      [{ positions: "Papel;Cuántas\nKO;10" }, "columnsUnknown"],
      [{ positions: "KO\t1\n".repeat(30_000) }, "messageTooLong"],
      [{ currency: "XXX" }, "enumInvalid"],
    ] as const)
      await expect(portfolios().add(person("ana"), { ...mine, ...wrong })).rejects.toMatchObject({ code });
  });

  it("go with the account", async () => {
    await portfolios().add(person("ana"), mine);
    await database.kysely.deleteFrom("accounts").where("id", "=", person("ana").id).execute();
    expect(await database.kysely.selectFrom("portfolios").select("id").execute()).toEqual([]);
  });
});
