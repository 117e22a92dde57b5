import type { Fields } from "./account-case.ts";

/** What is sent, the status and the code of its refusal, and why. */
export type Row = readonly [input: Fields, status: number, code: string | null, why: string];

export const password = "correct horse battery 9";
export const person = { email: "unicode@test.example", password, displayName: "Ana" } as const;
export const credentials = { email: "ana@test.example", password: "not the password" } as const;

export const addresses: readonly Row[] = (
  [
    ["аna@test.example", "Cyrillic a in the local part"],
    ["ana\u200b@test.example", "zero-width space"],
    ["ana\u00ad@test.example", "soft hyphen"],
    ["ana@test.exam\u00adple", "soft hyphen in the domain"],
    ["ana@test\u3002example", "ideographic full stop"],
    ["ana@test.example.", "dot at the end"],
    ["ana@.test.example", "dot at the beginning of the domain"],
    ["ana.@test.example", "dot at the end of the local part"],
    ["ana@test..example", "two dots"],
    ["ana@test_example.com", "underscore in the domain"],
    ["ana@1.2.3.4", "an address of a machine"],
    ["ana@[IPv6:::1]", "an address of a machine in brackets"],
    ["ana@test.example%0d%0aBcc:eve@test.example", "encoded line break"],
    ["ana@test.example\nBcc: eve@test.example", "line feed"],
    ["Ana <ana@test.example>", "name and address"],
    ["<ana@test.example>", "angle brackets"],
    ["mailto:ana@test.example", "scheme"],
    ["ana@test.example;eve@test.example", "two addresses"],
    ["ana@test.example eve@test.example", "two addresses, a space between"],
    ["ana\\@eve@test.example", "escaped at sign"],
    ['"ana@eve"@test.example', "quoted"],
    ["ana@eve@test.example", "two at signs"],
    ["ﬁn@test.example", "ligature that unfolds into two letters"],
    ["ana@xn--.example", "empty punycode"],
    ["ana@test.c", "one letter for a country"],
    ["", "nothing"],
    ["@", "an at sign"],
    [{ $repeat: ["a", 10_000] }, "as long as a page"],
    [{ $repeat: ["a@", 5_000] }, "thousands of at signs"],
    [`ana@${"a".repeat(64)}.example`, "a label of 64"],
    [`${"a".repeat(250)}@b.example`, "a local part of 250"],
  ] as const
).map(
  ([email, why]) =>
    [
      { ...person, email: typeof email === "string" ? email : { ...email, $repeat: [...email.$repeat] } },
      400,
      "emailInvalid",
      why,
    ] as const,
);

export const names: readonly Row[] = [
  ["   ", "blank"],
  ["\u3164", "a filler"],
  ["\u2066Ana\u2069", "isolates"],
  ["Ana\u200fnA", "right-to-left mark"],
  ["\ufeffAna", "byte order mark"],
  ["Ana\u00adMaria", "soft hyphen"],
  ["Ana\u0007", "bell"],
  ["Ana\u0085", "next line"],
  ["Ana\u2029Eve", "paragraph separator"],
  ["\u2800", "a pattern without dots"],
  ["\ue000", "private use"],
  ["\u{e0041}\u{e0042}", "tags"],
  [`A${"\u0301".repeat(500)}`, "accents upon accents"],
].map(([displayName, why]) => [{ ...person, displayName: displayName ?? "" }, 400, "displayNameInvalid", why ?? ""]);

export const returns: readonly Row[] = [
  "//evil.example",
  "///evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  " https://evil.example",
  "/%0d%0aLocation:%20https://evil.example",
  "/%5cevil.example",
  "/%2f/evil.example",
  "/\u0000",
  "evil.example",
  "@evil.example",
  "?x",
  "",
  `/${"a".repeat(3_000)}`,
].map((callbackURL) => [
  { ...credentials, callbackURL },
  403,
  "originForbidden",
  `leads to ${callbackURL.slice(0, 40)}`,
]);
