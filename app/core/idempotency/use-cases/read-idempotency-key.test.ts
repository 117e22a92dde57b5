import { expect, it } from "vitest";
import { readIdempotencyKey } from "./read-idempotency-key.ts";

it.each([
  ["8e03978e-40d5-43e8-bc93-6894a57f9324", "8e03978e-40d5-43e8-bc93-6894a57f9324"],
  ['"8e03978e-40d5-43e8-bc93-6894a57f9324"', "8e03978e-40d5-43e8-bc93-6894a57f9324"],
  [String.raw`"a\"b\\c"`, String.raw`a"b\c`],
  ["x".repeat(255), "x".repeat(255)],
  [`"${"x".repeat(255)}"`, "x".repeat(255)],
  ["!", "!"],
])("is read bare and in quotes: %s", (header, key) => {
  expect(readIdempotencyKey(header)).toBe(key);
});

it.each([
  "",
  '""',
  "two words",
  '"two words"',
  "one, two",
  "é",
  "\t",
  "x".repeat(256),
  `"${"x".repeat(256)}"`,
  '"open',
  '"a"b"',
])("is refused in any other form: %j", (header) => {
  expect(() => readIdempotencyKey(header)).toThrow(
    expect.objectContaining({ code: "idempotencyKeyInvalid", params: { maximum: 255 } }),
  );
});
