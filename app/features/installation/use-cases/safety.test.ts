import { expect, it } from "vitest";
import { type SafetyFacts, safetyOf } from "./safety.ts";

const safe: SafetyFacts = {
  ...{ isReachable: true, isHttps: true, hasOwnKeys: true, sendsMail: true },
  ...{ areBackupsMade: true, areBackupsSealed: true, knowsProxies: true },
};
const states = (facts: Partial<SafetyFacts>) =>
  safetyOf({ ...safe, ...facts }).map(({ point, state }) => [point, state]);

it("finds nothing to mend where all is set up", () => {
  expect(new Set(safetyOf(safe).map(({ state }) => state))).toEqual(new Set(["fine"]));
});

it.each([
  ["encryption", { isHttps: false }],
  ["keys", { hasOwnKeys: false }],
  ["mail", { sendsMail: false }],
  ["backups", { areBackupsMade: false }],
  ["backups", { areBackupsSealed: false }],
  ["proxies", { knowsProxies: false }],
] as const)("finds %s to be mended, and nothing else", (point, facts) => {
  expect(states(facts).filter(([, state]) => state !== "fine")).toEqual([[point, "open"]]);
});

it("asks for no encryption and no mail where only this machine reaches it, and for keys all the same", () => {
  const own = { isReachable: false, isHttps: false, sendsMail: false, hasOwnKeys: false, knowsProxies: false };
  expect(Object.fromEntries(states(own))).toEqual({
    ...{ encryption: "local", keys: "open", mail: "local", backups: "fine", proxies: "fine" },
  });
});
