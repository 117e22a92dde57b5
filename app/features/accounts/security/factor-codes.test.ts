import { expect, it } from "vitest";
import { factorCodes } from "./factor-codes.ts";

/** The secret of RFC 6238, appendix B, in base32; its table has eight digits, of which programs show the last six. */
const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082", 1],
  [1111111109, "081804", 37037036],
  [1111111111, "050471", 37037037],
  [1234567890, "005924", 41152263],
  [2000000000, "279037", 66666666],
])("knows the codes that RFC 6238 prints for second %i", (seconds, code, step) => {
  expect(factorCodes.stepOf({ key, code, at: new Date(seconds * 1_000) })).toBe(step);
});

it("takes a code from a clock that is a step early or late, and from none that is two", () => {
  const stepAt = (seconds: number) => factorCodes.stepOf({ key, code: "050471", at: new Date(seconds * 1_000) });
  const begins = 37037037 * 30;
  expect([begins - 31, begins - 30, begins, begins + 59, begins + 60].map(stepAt)).toEqual([
    null,
    37037037,
    37037037,
    37037037,
    null,
  ]);
});

it("makes keys of 160 bits, and an address that says whose they are", () => {
  const fresh = factorCodes.freshKey();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  const address = factorCodes.addressOf({
    key: fresh,
    email: "ana+1@test.example",
    issuer: "Valora (test.example)",
  });
  const { protocol, host, pathname, searchParams } = new URL(address);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    "otpauth:",
    "totp",
    "/Valora (test.example):ana+1@test.example",
  ]);
  expect([searchParams.get("secret"), searchParams.get("issuer")]).toEqual([fresh, "Valora (test.example)"]);
});

it("draws the address with white around it", () => {
  const { size, path } = factorCodes.pictureOf("otpauth://totp/Valora:ana@test.example?secret=ABC");
  const modules = path
    .split("z")
    .filter(Boolean)
    .map((part) => /^M(\d+) (\d+)h1v1h-1$/.exec(part)?.slice(1).map(Number));
  expect(modules.length).toBeGreaterThan(200);
  for (const at of modules.flat()) {
    expect(at).toBeGreaterThanOrEqual(4);
    expect(at).toBeLessThan(size - 4);
  }
});
