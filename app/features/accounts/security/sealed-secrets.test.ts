import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { sealedSecrets } from "./sealed-secrets.ts";

const ring = { current: 2, keys: new Map([1, 2].map((number) => [number, randomBytes(32)])) };
const place = { table: "authenticators", column: "secret", accountId: "a", rowId: "a" };
const seals = sealedSecrets(() => ring);
const unreadable = expect.objectContaining({ code: "secretUnreadable" });

it("opens what it has sealed, and seals the same text differently each time", () => {
  const sealed = seals.seal("JBSWY3DPEHPK3PXP", place);
  expect(sealed).toMatch(/^v2\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
  expect(seals.open(sealed, place)).toBe("JBSWY3DPEHPK3PXP");
  expect(seals.seal("JBSWY3DPEHPK3PXP", place)).not.toBe(sealed);
});

it("opens nothing in which a byte has changed", () => {
  const sealed = seals.seal("JBSWY3DPEHPK3PXP", place);
  const [version = "", ...parts] = sealed.split(".");
  let changed = 0;
  parts.forEach((part, at) => {
    const bytes = Buffer.from(part, "base64url");
    bytes.forEach((byte, index) => {
      const flipped = Buffer.from(bytes);
      flipped[index] = byte ^ 1;
      const other = [version, ...parts.with(at, flipped.toString("base64url"))].join(".");
      expect(() => seals.open(other, place)).toThrow(unreadable);
      changed += 1;
    });
  });
  expect(changed).toBe(12 + 16 + 16);
  expect(() => seals.open(sealed.replace("v2", "v1"), place)).toThrow(unreadable);
});

it.each(["table", "column", "accountId", "rowId"])("opens nothing that was moved to another %s", (part) => {
  expect(() => seals.open(seals.seal("secret", place), { ...place, [part]: "b" })).toThrow(unreadable);
});

it("opens neither what another ring has sealed, nor what is no sealed text", () => {
  const other = sealedSecrets(() => ({ current: 3, keys: new Map([[3, randomBytes(32)]]) }));
  expect(() => other.open(seals.seal("secret", place), place)).toThrow(unreadable);
  for (const text of ["", "secret", "v2.a.b.c"]) expect(() => seals.open(text, place)).toThrow(unreadable);
});
