import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { overPace } from "../../../core/usage/use-cases/rate-limits.ts";
import { paces } from "../use-cases/account-limits.ts";
import { type AccountsRig, ana, code, HOUR, start } from "./accounts-contract.ts";
import { rateStore } from "./rate-store.ts";

/** How often things may be tried. */
export function accountLimits(rig: AccountsRig): void {
  const { accounts, contextOf, visitor, registered, signIn, clock, passwordChecks, database, anotherProcess } = rig;

  it("let two hundred addresses guess ten times at one person, who comes in meanwhile from a known browser", async () => {
    await registered();
    const { deviceSecret } = await signIn();
    passwordChecks.made = 0;
    for (let guess = 0; guess < 200; guess += 1) await signIn({ password: `guess number ${guess}` }).catch(() => {});
    expect(passwordChecks.made).toBe(10);
    await expect(signIn()).rejects.toEqual(code("rateLimited"));
    await signIn({ deviceSecret });
    clock.at += 15 * 60_000;
    await signIn();
  });

  it("let one address try three times in ten seconds, and say when to come back", async () => {
    const from = visitor();
    clock.at = start + 4_000;
    const tries = [1, 2, 3, 4].map((_, index) =>
      signIn({ email: `a${index}@test.example` }, from).catch((error) => error),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.map((failure) => failure.code).sort()).toEqual([
      "credentialsInvalid",
      "credentialsInvalid",
      "credentialsInvalid",
      "rateLimited",
    ]);
    expect(outcomes.find((failure) => failure.code === "rateLimited").params).toEqual({ retryAfter: 10 });
  });

  it("mail to one address five times an hour, and take five sign-ups an hour from one network", async () => {
    await registered();
    for (let count = 0; count < 4; count += 1) await accounts.requestReset(visitor(), ana.email);
    await expect(accounts.requestReset(visitor(), ana.email)).rejects.toEqual(code("rateLimited"));
    const from = visitor();
    const tries = [1, 2, 3, 4, 5, 6].map((count) =>
      accounts.signUp(from, { ...ana, email: `n${count}@test.example`, isOldEnough: true, language: "es" }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("count exactly, however many ask at once, in one process or in two", async () => {
    const second = await anotherProcess();
    const stores = [rateStore(database.kysely), rateStore(second.kysely)];
    const count = { name: "test", who: "one", at: new Date(start), limit: 10, windowInMilliseconds: 1_000 };
    const taken = await Promise.all(Array.from({ length: 50 }, (_, index) => stores[index % 2]?.take(count)));
    expect(taken.filter((refused) => refused === null)).toHaveLength(10);
    expect(new Set(taken.filter((refused) => refused !== null).map((refused) => refused?.freeAt.getTime()))).toEqual(
      new Set([start + 1_000]),
    );
  });

  it("find no room that was not there when the clock is set back", async () => {
    const rates = rateStore(database.kysely);
    const at = async (moment: number) => {
      const paced = { name: "test", who: "clock", at: new Date(moment), limit: 1, windowInMilliseconds: HOUR };
      return (await rates.take(paced)) === null;
    };
    expect(await at(start)).toBe(true);
    expect(await at(start - HOUR)).toBe(false);
    expect(await at(start + HOUR)).toBe(true);
    expect(await at(start)).toBe(false);
  });

  /** The most requests that pass in three windows: just before each edge that a fixed one could have, and after it. */
  async function takenAroundEdges(
    { limit, windowInSeconds }: { limit: number; windowInSeconds: number },
    name: string,
  ) {
    const context = contextOf(database);
    const paced = { name, who: randomUUID() };
    const taken: number[] = [];
    const moments = [1, 2, 3].flatMap((edge) => [edge - 0.001, edge, edge + 0.5]);
    for (const moment of moments) {
      clock.at = start + Math.round(moment * windowInSeconds * 1_000);
      while ((await overPace(context, paced, { limit, windowInSeconds })) === null) taken.push(clock.at);
    }
    return taken;
  }

  it.each(Object.entries(paces))("do not allow twice as much around the edge of a window: %s", async (name, pace) => {
    const taken = await takenAroundEdges(pace, name);
    const window = pace.windowInSeconds * 1_000;
    const inAnyWindow = taken.map((from) => taken.filter((at) => at >= from && at < from + window).length);
    expect(Math.max(...inAnyWindow)).toBe(pace.limit);
    expect(taken.length, "and it is not slower than it says").toBeGreaterThanOrEqual(2 * pace.limit);
  });

  it("keep a pace of many thousands too, and say when there is room again", async () => {
    const pace = { limit: 6_000, windowInSeconds: 60 };
    const many = { name: "test", who: "many" };
    let taken = 0;
    while ((await overPace(contextOf(database), many, pace)) === null) taken += 1;
    expect(taken).toBe(500);
    clock.at += 5_000;
    expect(await overPace(contextOf(database), many, pace)).toBeNull();
    const few = { name: "test", who: "few" };
    const twoInTen = { limit: 2, windowInSeconds: 10 };
    clock.at = start;
    await overPace(contextOf(database), few, twoInTen);
    clock.at += 4_000;
    await overPace(contextOf(database), few, twoInTen);
    clock.at += 1_000;
    expect(await overPace(contextOf(database), few, twoInTen)).toBe(5);
    clock.at += 5_000;
    expect(await overPace(contextOf(database), few, twoInTen)).toBeNull();
    expect(await overPace(contextOf(database), few, twoInTen)).toBe(4);
  });
}
