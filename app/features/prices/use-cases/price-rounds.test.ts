import { describe, expect, it } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { PriceRound, PricesAsked } from "../contracts/price-runs.ts";
import { isDue, lastDue, type PriceRoundContext, pricesAdministered, refreshWhenDue } from "./price-rounds.ts";

const at = (moment: string) => new Date(`${moment}Z`);

describe("prices are due", () => {
  it.each([
    ["2026-11-23T22:29:59", "2026-11-20T22:30:00"],
    ["2026-11-23T22:30:00", "2026-11-23T22:30:00"],
    ["2026-11-28T23:00:00", "2026-11-27T22:30:00"],
    ["2026-11-29T12:00:00", "2026-11-27T22:30:00"],
  ])("at %s since %s", (now, due) => {
    expect(lastDue(at(now))).toEqual(at(due));
  });

  const round = (changes: Partial<PriceRound>): PriceRound => ({
    ...{ id: "1", provider: "yahoo", begunAt: at("2026-11-20T22:30:05"), endedAt: at("2026-11-20T22:50:00") },
    ...{ stopped: null, againAt: null, asked: null },
    ...changes,
  });
  it.each([
    ["a round of this day is over", round({}), "2026-11-23T22:00:00", false],
    ["the next working day's moment has come", round({}), "2026-11-23T22:30:01", true],
    ["a round was interrupted", round({ endedAt: null }), "2026-11-20T22:40:00", true],
    ["a limit is not over", round({ endedAt: null, againAt: at("2026-11-21T00:00:00") }), "2026-11-20T23:59:00", false],
    ["a limit is over", round({ endedAt: null, againAt: at("2026-11-21T00:00:00") }), "2026-11-21T00:00:00", true],
    ["no round was ever made, and the process has just begun", undefined, "2026-11-23T12:00:00", false],
    ["no round was ever made, and the moment has come since", undefined, "2026-11-23T22:30:01", true],
  ] as const)("%s", (_, last, now, isWanted) => {
    expect(isDue(last, at(now), at("2026-11-23T11:00:00"))).toBe(isWanted);
  });
});

type Answer = Awaited<ReturnType<PriceRoundContext["ask"]>>;
const asked: PricesAsked = { companies: 3, asked: 3, taken: 2, asNew: 0, leftOut: [] };
const admin = { id: "a", role: "admin" } as Account;

/** A round store in memory, and a provider that answers in turn. */
function installation(answers: readonly Answer[], now: () => Date) {
  const rounds: PriceRound[] = [];
  let turn = 0;
  const context: PriceRoundContext = {
    store: {
      latest: async (most) => rounds.toReversed().slice(0, most),
      async begin({ id, provider, at: begunAt }) {
        if (rounds.some(({ endedAt }) => endedAt === null)) return;
        rounds.push({ id, provider, begunAt, endedAt: null, stopped: null, againAt: null, asked: null });
      },
      async keep({ id, ...changes }) {
        const index = rounds.findIndex((each) => each.id === id);
        const round = rounds[index];
        if (round) rounds[index] = { ...round, ...changes };
      },
      forget: async () => {},
    },
    now,
    freshId: () => `round ${rounds.length}`,
    provider: "yahoo",
    ask: async () => answers[turn++] ?? expect.unreachable("asked once more"),
  };
  const signal = new AbortController().signal;
  return { context, rounds, turn: () => refreshWhenDue(context, { startedAt: at("2026-11-23T11:00:00"), signal }) };
}

it("asks when an administrator presses, rests at a limit, goes on in the same round, and then has done", async () => {
  let now = at("2026-11-23T12:00:00");
  const until = "2026-11-23T14:00:00.000Z";
  const { context, rounds, turn } = installation(
    [
      { ...asked, asked: 1, taken: 1, stopped: { reason: "limited", until } },
      { ...asked, stopped: { reason: "aborted", until: null } },
      { ...asked, stopped: null },
    ],
    () => now,
  );
  expect(await turn()).toBeNull();
  const { askNow, rounds: shown } = pricesAdministered(context);
  await askNow(admin);
  await askNow(admin);
  expect(await turn()).toMatchObject({ stopped: "limited", againAt: new Date(until), asked: { taken: 1 } });
  now = at("2026-11-23T13:59:00");
  expect(await turn()).toBeNull();
  now = at("2026-11-23T14:00:01");
  expect(await turn(), "the process was stopped").toBeNull();
  expect(await turn()).toMatchObject({ stopped: null, endedAt: now, asked: { taken: 2 } });
  expect(await turn()).toBeNull();
  expect(await shown(admin)).toMatchObject({ provider: "yahoo", rounds: [{ id: "round 0" }] });
  expect(rounds).toHaveLength(1);
});

it("tells no other reader", async () => {
  const { context } = installation([], () => at("2026-11-23T12:00:00"));
  const { askNow, rounds } = pricesAdministered(context);
  for (const account of [null, { ...admin, role: "editor" } as Account]) {
    await expect(rounds(account)).rejects.toMatchObject({ code: "notFound" });
    await expect(askNow(account)).rejects.toMatchObject({ code: "notFound" });
  }
  await expect(pricesAdministered({ ...context, provider: null }).askNow(admin)).rejects.toMatchObject({
    code: "notFound",
  });
});
