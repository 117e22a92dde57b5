import { expect, it } from "vitest";
import { onEachDatabase } from "../../../database/each-database-contract.ts";
import { madridDay } from "../../shared/use-cases/madrid-day.ts";
import { freePlan } from "../contracts/plan.ts";
import { planUseStore } from "./plan-use-store.ts";
import { twoCountingProcesses } from "./plan-uses-contract.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onEachDatabase("the uses of the free plan", (opened) => {
  const { database } = opened;
  const { start, clock, now, second } = twoCountingProcesses(opened);

  const takeOf = (ticker: string, limits: { companiesADay: number; secondsBetweenCompanies: number } = freePlan) => {
    const at = now();
    return { holder: "holder", accountId: null, ticker, at, day: madridDay(at), ...limits };
  };
  const take = (ticker: string) => planUseStore(database.kysely).take(takeOf(ticker));
  /** Ten companies, one a minute. */
  const takeTen = async () => {
    for (const ticker of "ABCDEFGHIJ") {
      expect(await take(ticker)).toBe("taken");
      clock.at += MINUTE;
    }
  };

  it("let one of fifty companies pass that two processes are asked for at once", async () => {
    const stores = [database, second()].map(({ kysely }) => planUseStore(kysely));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => stores[index % 2]?.take(takeOf(`T${index}`))),
    );
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "refused")).toHaveLength(49);
  });

  it("let ten of fifty pass where only the day is limited, and the same company always", async () => {
    const stores = [database, second()].map(({ kysely }) => planUseStore(kysely));
    const daily = { companiesADay: 10, secondsBetweenCompanies: 0 };
    const ask = (ticker: (index: number) => string) =>
      Promise.all(Array.from({ length: 50 }, (_, index) => stores[index % 2]?.take(takeOf(ticker(index), daily))));
    const answers = await ask((index) => `T${index}`);
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(10);
    expect(await planUseStore(second().kysely).find("holder")).toEqual({
      day: "2026-03-02",
      companies: 10,
      latestAt: new Date(start),
    });
    const [opened] = answers.flatMap((answer, index) => (answer === "taken" ? [`T${index}`] : []));
    expect(new Set(await ask(() => opened ?? ""))).toEqual(new Set(["open"]));
  });

  it("open a new company a minute, and ten a day; what is open stays open", async () => {
    expect(await take("A")).toBe("taken");
    clock.at += MINUTE - 1;
    expect([await take("B"), await take("A")]).toEqual(["refused", "open"]);
    clock.at = start + MINUTE;
    for (const ticker of "BCDEFGHIJ") {
      expect(await take(ticker)).toBe("taken");
      clock.at += MINUTE;
    }
    clock.at += HOUR;
    expect([await take("K"), await take("J")]).toEqual(["refused", "open"]);
  });

  it("begin again at midnight in Madrid, and not for a clock that was set back", async () => {
    await takeTen();
    clock.at -= HOUR;
    expect(await take("K")).toBe("refused");
    clock.at = start - 48 * HOUR;
    expect([await take("K"), await take("A")]).toEqual(["refused", "open"]);
    clock.at = Date.parse("2026-03-02T22:59:59Z");
    expect(await take("K")).toBe("refused");
    clock.at += 1_000;
    expect(await take("K")).toBe("taken");
    expect(await planUseStore(database.kysely).find("holder")).toMatchObject({ day: "2026-03-03", companies: 1 });
  });

  it("give back what failed, with its minute", async () => {
    expect(await take("A")).toBe("taken");
    clock.at += MINUTE;
    expect(await take("B")).toBe("taken");
    await planUseStore(database.kysely).giveBack(takeOf("B"));
    expect(await planUseStore(database.kysely).find("holder")).toEqual({
      day: "2026-03-02",
      companies: 1,
      latestAt: new Date(start),
    });
    expect(await take("C")).toBe("taken");
  });
});
