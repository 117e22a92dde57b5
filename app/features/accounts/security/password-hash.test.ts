import { scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { passwordCost } from "./password-cost.ts";
import { passwordHashes } from "./password-hash.ts";

const passwords = passwordHashes();

it("keeps scrypt with the cost that is written in front of it, and another salt each time", async () => {
  const [first, second] = await Promise.all([passwords.hash("correct horse"), passwords.hash("correct horse")]);
  expect(first).toMatch(/^scrypt\$32768,8,3\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
  const [, , salt = "", hash] = first.split("$");
  const options = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 27 };
  expect(scryptSync("correct horse", Buffer.from(salt, "base64url"), 32, options).toString("base64url")).toBe(hash);
});

it("knows the right password, also one that was hashed with less work, and says that it was", async () => {
  const kept = await passwords.hash("correct horse");
  expect(await passwords.check("correct horse", kept)).toEqual({ isRight: true, isOutdated: false });
  expect(await passwords.check("Correct horse", kept)).toEqual({ isRight: false, isOutdated: false });
  const salt = Buffer.alloc(16, 7);
  const weak = scryptSync("correct horse", salt, 32, { N: 1_024, r: 8, p: 1 }).toString("base64url");
  const outdated = `scrypt$1024,8,1$${salt.toString("base64url")}$${weak}`;
  expect(await passwords.check("correct horse", outdated)).toEqual({ isRight: true, isOutdated: true });
});

it("refuses every password of an account that does not exist", async () => {
  expect(await passwords.check("anything", null)).toEqual({ isRight: false, isOutdated: false });
});

it("leaves the event loop free, and turns away whom it could not serve in time", async () => {
  // An eighth of the work: what is asked here is how many are let in, and what is left to others meanwhile.
  const crowded = passwordHashes({ ...passwordCost, N: passwordCost.N / 8 });
  let turns = 0;
  const sampler = setInterval(() => {
    turns += 1;
  }, 5);
  const outcomes = await Promise.allSettled(Array.from({ length: 44 }, () => crowded.hash("correct horse")));
  clearInterval(sampler);
  expect(turns).toBeGreaterThan(20);
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(2);
  expect(refused).toEqual(
    refused.map(() => ({ status: "rejected", reason: expect.objectContaining({ code: "overloaded" }) })),
  );
});
