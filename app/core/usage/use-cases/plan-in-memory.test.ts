import { expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import type { Caller } from "../../shared/use-cases/caller.ts";
import { planInMemory } from "./plan-in-memory.ts";

const MINUTE = 60_000;
const away = async (): Promise<never> => {
  throw new Failure("storageUnavailable");
};
const counted = { openCompany: away, allowanceOf: away, openedToday: away };
const from = (address: string): Caller => ({ account: null, address });

function plan({
  anonymousCompaniesAMinute = 60,
  ...changes
}: { anonymousCompaniesAMinute?: number } & Partial<typeof counted> = {}) {
  let at = Date.parse("2026-03-02T10:00:00Z");
  const world = {
    now: () => new Date(at),
    secrets: { fresh: () => "", hashOf: (text: string) => `hash of ${text}` },
    anonymousCompaniesAMinute,
    isAtHand: (ticker: string) => ticker !== "FAR",
  };
  return { ...planInMemory({ ...counted, ...changes }, world), later: (milliseconds: number) => (at += milliseconds) };
}

it("opens included companies under the same plan while the database is away: one a minute, ten a day", async () => {
  const { openCompany, allowanceOf, openedToday, later } = plan();
  const ana = from("203.0.113.5");
  await openCompany(ana, "KO");
  await openCompany(ana, "KO");
  await expect(openCompany(ana, "PEP")).rejects.toMatchObject({ code: "minuteQuotaExceeded" });
  expect(await allowanceOf(ana)).toMatchObject({ used: 1, remaining: 9, nextInSeconds: 60 });
  for (let count = 2; count <= 10; count += 1) {
    later(MINUTE);
    await openCompany(ana, `TICKER${count}`);
  }
  later(MINUTE);
  await expect(openCompany(ana, "PEP")).rejects.toMatchObject({ code: "dailyQuotaExceeded" });
  await openCompany(ana, "KO");
  expect(await openedToday(ana)).toContain("KO");
  later(24 * 60 * MINUTE);
  await openCompany(ana, "PEP");
  expect(await openedToday(ana)).toEqual(new Set(["PEP"]));
});

it("gives back what a question that failed has taken", async () => {
  const { openCompany } = plan();
  const giveBack = await openCompany(from("203.0.113.5"), "KO");
  await giveBack();
  await openCompany(from("203.0.113.5"), "PEP");
});

it("opens no more in a minute for all addresses together than the operator allows", async () => {
  const { openCompany, later } = plan({ anonymousCompaniesAMinute: 3 });
  for (let address = 1; address <= 3; address += 1) await openCompany(from(`203.0.113.${address}`), "KO");
  await expect(openCompany(from("203.0.113.4"), "KO")).rejects.toMatchObject({ code: "anonymousQuotaExceeded" });
  later(MINUTE);
  await openCompany(from("203.0.113.4"), "KO");
});

it("opens nothing that would have to be fetched", async () => {
  await expect(plan().openCompany(from("203.0.113.5"), "FAR")).rejects.toMatchObject({ code: "storageUnavailable" });
});

it("stands back while the database counts, and hides none of its bugs", async () => {
  const refused = async (): Promise<never> => {
    throw new Failure("dailyQuotaExceeded");
  };
  await expect(plan({ openCompany: refused }).openCompany(from("1"), "KO")).rejects.toMatchObject({
    code: "dailyQuotaExceeded",
  });
  const broken = async (): Promise<never> => {
    throw new TypeError("a bug");
  };
  await expect(plan({ openCompany: broken }).openCompany(from("1"), "KO")).rejects.toThrow("a bug");
});
