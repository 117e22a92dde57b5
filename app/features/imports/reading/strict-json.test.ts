import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strictJson, WrittenNumber } from "./strict-json.ts";

/** Maps as plain objects, to be compared with what JSON.parse makes of the same text. */
function plain(value: unknown): unknown {
  if (value instanceof WrittenNumber) return Number(value.text);
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, each]) => [name, plain(each)]));
  return Array.isArray(value) ? value.map(plain) : value;
}

describe("JSON read to the letter", () => {
  it("is what JSON.parse reads, whatever it holds", () => {
    const named = fc
      .jsonValue({ maxDepth: 4 })
      .filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(named, fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        if (text.isWellFormed() && !/\\ud[89a-f]/.test(text)) expect(plain(strictJson(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it("may have a mark of its encoding in front and space around", () => {
    expect(strictJson('\ufeff \n[1.5e3, -0.25, "\\u00f1\\n\\\\"]\t')).toEqual([1500, -0.25, "ñ\n\\"]);
  });

  it("keeps a number as it is written when a double is another one", () => {
    for (const text of ["123456789012345678901234567890", "9007199254740993", "1e999"])
      expect(strictJson(text)).toEqual(new WrittenNumber(text));
  });

  it.each([
    ["", "nothing"],
    ["{", "an object cut short"],
    ['{"a":1', "an object without its end"],
    ['{"a":1,}', "a comma before the end"],
    ["[1,]", "a comma before the end of a list"],
    ["{'a':1}", "single quotes"],
    ["{a:1}", "a name without quotes"],
    ['{"a":1,"a":2}', "a name twice"],
    ['{"a":1,"\\u0061":2}', "a name twice in two spellings"],
    ['{"a":NaN}', "not a number"],
    ["[Infinity]", "infinity"],
    ["[-Infinity]", "minus infinity"],
    ["[undefined]", "undefined"],
    ["[01]", "a zero in front"],
    ["[+1]", "a plus sign"],
    ["[.5]", "no digit before the point"],
    ["[1.]", "no digit after the point"],
    ["[0x10]", "hexadecimal"],
    ["[1_000]", "a digit separator"],
    ["[1,5 2]", "two values without a comma"],
    ["1 2", "two documents"],
    ["[1] // no", "a comment"],
    ['["a\nb"]', "a line break in a string"],
    ['["\\x41"]', "an escape that JSON does not have"],
    ['["\\ud800"]', "half a letter"],
    ['["a', "a string without its end"],
    ["\ufeff\ufeff1", "two marks"],
    ["[1\u00a0]", "a space that is none"],
  ])("is not %j: %s", (text) => {
    expect(() => strictJson(text)).toThrow("jsonInvalid");
  });

  it.each(['{"__proto__":{"isAdmin":true}}', '[{"constructor":1}]', '{"a":{"\\u005f_proto__":1}}'])(
    "has no name of every object: %s",
    (text) => {
      expect(() => strictJson(text)).toThrow("fieldUnknown");
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  it("is not deeper, nor of more parts, than any table", () => {
    expect(() => strictJson("[".repeat(200_000))).toThrow("jsonTooDeep");
    expect(() => strictJson('{"a":'.repeat(50_000))).toThrow("jsonTooDeep");
    expect(() => strictJson(`[${"1,".repeat(150_000)}1]`)).toThrow("jsonTooManyValues");
    expect(strictJson(`"${"x".repeat(1_000_000)}"`)).toHaveLength(1_000_000);
  });
});
