import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import type { Database } from "../../../database/open-database.ts";
import { madridDay } from "../../shared/use-cases/madrid-day.ts";
import { freePlan } from "../contracts/plan.ts";
import type { PlanUseStore } from "../use-cases/plan-use-store.ts";
import { LEASE_IN_MILLISECONDS, leasedPlanUses } from "./leased-plan-uses.ts";
import { planUseStore } from "./plan-use-store.ts";
import { twoCountingProcesses } from "./plan-uses-contract.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const takeAt = (at: Date, ticker: string) => {
  return { holder: "holder", accountId: null, ticker, at, day: madridDay(at), ...freePlan };
};

/** A store that counts how often it is asked. */
function watched(store: PlanUseStore) {
  const asked: string[] = [];
  const told = <Name extends keyof PlanUseStore>(name: Name): PlanUseStore[Name] =>
    ((...given: never[]) => {
      asked.push(name);
      // The parameters are those of the method of this name.
      return (store[name] as (...each: never[]) => unknown)(...given);
    }) as PlanUseStore[Name];
  return {
    asked,
    store: { take: told("take"), giveBack: told("giveBack"), find: told("find"), openedOn: told("openedOn") },
  };
}

onEachOwnDatabase("leases of the free plan", "leases", (opened) => {
  const { database } = opened;
  const { clock, now, second } = twoCountingProcesses(opened);
  const takeOf = (ticker: string) => takeAt(now(), ticker);

  function process(of: () => Database) {
    const { asked, store } = watched(planUseStore(of().kysely));
    return { asked, ...leasedPlanUses(store, { now }) };
  }

  it("ask twice about a company, and then not until the lease ends", async () => {
    const { asked, take, find, isOpen } = process(() => database);
    const tickers = ["KO", "KO", "KO", "KO"];
    const answers = [];
    for (const ticker of tickers) answers.push(await take(takeOf(ticker)), await find("holder"));
    expect(answers.filter((answer) => typeof answer === "string")).toEqual(["taken", "open", "open", "open"]);
    expect(asked).toEqual(["take", "find", "take"]);
    clock.at += LEASE_IN_MILLISECONDS - 1;
    expect([isOpen("holder", "KO"), isOpen("holder", "PEP"), isOpen("another", "KO")]).toEqual([true, false, false]);
    clock.at += 1;
    expect(isOpen("holder", "KO")).toBe(false);
    expect(await take(takeOf("KO"))).toBe("open");
    expect(asked).toHaveLength(4);
  });

  it("say what is left as the database does, while companies are opened", async () => {
    const { take, find, knownUse } = process(() => database);
    const truth = planUseStore(database.kysely);
    expect(await find("holder")).toBeNull();
    for (const ticker of ["A", "B", "B", "C"]) {
      await take(takeOf(ticker));
      expect(await find("holder")).toEqual(await truth.find("holder"));
      clock.at += MINUTE - 1;
      await take(takeOf("TOO SOON"));
      expect(await find("holder")).toEqual(await truth.find("holder"));
      clock.at += 1;
    }
    expect(knownUse("another")).toBeUndefined();
  });

  it("end with the day in Madrid, and when the clock is set back", async () => {
    clock.at = Date.parse("2026-03-02T22:59:58Z");
    const { take, isOpen, knownUse, find } = process(() => database);
    for (const _ of [1, 2]) await take(takeOf("KO"));
    await find("holder");
    expect([isOpen("holder", "KO"), knownUse("holder")]).toEqual([true, expect.objectContaining({ companies: 1 })]);
    clock.at += 2 * SECOND;
    expect([isOpen("holder", "KO"), knownUse("holder")]).toEqual([false, undefined]);
    clock.at += MINUTE;
    for (const _ of [1, 2]) await take(takeOf("KO"));
    expect(isOpen("holder", "KO")).toBe(true);
    clock.at -= 1;
    expect(isOpen("holder", "KO")).toBe(false);
  });

  it("end with a company that is given back, also while another question about it is under way", async () => {
    const { take, giveBack, isOpen, find } = process(() => database);
    const taken = takeOf("KO");
    expect(await take(taken)).toBe("taken");
    const [open] = await Promise.all([take(takeOf("KO")), giveBack(taken)]);
    expect(["open", "taken"]).toContain(open);
    if (open === "open") expect(isOpen("holder", "KO")).toBe(false);
    expect(await find("holder")).toEqual(await planUseStore(database.kysely).find("holder"));
  });

  it("let two processes open no more than the plan together: only what is given back stays open, and no longer than a lease", async () => {
    const [one, other] = [process(() => database), process(second)];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? one : other).take(takeOf(`T${index}`))),
    );
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
    const ticker = `T${answers.indexOf("taken")}`;
    expect([await one.take(takeOf(ticker)), await other.take(takeOf(ticker))]).toEqual(["open", "open"]);
    await other.giveBack(takeOf(ticker));
    expect([one.isOpen("holder", ticker), other.isOpen("holder", ticker)]).toEqual([true, false]);
    clock.at += LEASE_IN_MILLISECONDS;
    expect(one.isOpen("holder", ticker)).toBe(false);
    expect(await other.take(takeOf("KO"))).toBe("taken");
    expect(await one.take(takeOf(ticker))).toBe("refused");
  });
});

describe("leases beside a store without them", () => {
  const steps = fc.array(
    fc.record({
      ticker: fc.constantFrom("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"),
      wait: fc.constantFrom(0, 20 * SECOND, MINUTE, 61 * SECOND, 5 * 60 * MINUTE, -MINUTE),
      fails: fc.boolean(),
    }),
    { minLength: 1, maxLength: 60 },
  );

  it("answer the same in any sequence of questions, failures, days and clocks", async () => {
    const { usesInMemory } = await import("../use-cases/plan-in-memory.ts");
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        let time = Date.parse("2026-03-02T20:00:00Z");
        const plain = usesInMemory();
        const leased = leasedPlanUses(usesInMemory(), { now: () => new Date(time) });
        for (const { ticker, wait, fails } of sequence) {
          time += wait;
          const asked = takeAt(new Date(time), ticker);
          const [expected, answer] = [await plain.take(asked), await leased.take(asked)];
          expect(answer).toBe(expected);
          if (fails && expected === "taken") await Promise.all([plain.giveBack(asked), leased.giveBack(asked)]);
          expect(await leased.find("holder")).toEqual(await plain.find("holder"));
        }
      }),
      { numRuns: 200 },
    );
  });
});
