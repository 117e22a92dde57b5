import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInternalPath } from "../../../core/shared/use-cases/internal-path.ts";
import { Failure } from "../../../failure.ts";
import { displayNameOf, emailOf, newPasswordOf } from "./account-rules.ts";

/** The code of what is thrown; null when nothing is. */
function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return Failure.from(error).code;
  }
}

describe("an address", () => {
  it.each([
    ["Case@Test.Example", "case@test.example"],
    ["  ana@test.example ", "ana@test.example"],
    ["o'brien+stocks@sub.test.example", "o'brien+stocks@sub.test.example"],
    ["ana@españa.example", "ana@xn--espaa-rta.example"],
  ])("%s is %s", (typed, email) => {
    expect(emailOf(typed)).toBe(email);
  });

  it.each([
    "plain",
    "",
    "@b.com",
    "a@",
    "a b@c.com",
    "a@b..com",
    "a..b@c.com",
    ".a@c.com",
    "a@-b.com",
    "a@b-.com",
    "a@b.com\r\nBcc: victim@x.com",
    "a@b.com,c@d.com",
    "a@b@c.com",
    "a@b.com\0",
    "user\uff20evil.com@good.com",
    "ana@ｇood.com",
    "ana@test\u3002example",
    "ana@test\uff61example",
    "ana@españa.example/x",
    "ana@españa.example:80",
    "ana@españa.example?x",
    "ana@españa.example#.test.example",
    "ana@españa.example\\x",
    "ana@españa%2eexample",
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "a@localhost",
    "<script>@x.com",
    "(((((((comment)))))))@x.com",
    '"quoted"@x.com',
    "\u212ate@x.com",
    `${"a".repeat(65)}@x.com`,
    `a@${"b".repeat(250)}.com`,
  ])("%j is none", (typed) => {
    expect(codeOf(() => emailOf(typed))).toBe("emailInvalid");
  });
});

describe("a new password", () => {
  const reasonFor = (password: string) => codeOf(() => newPasswordOf(password, "ana@test.example"));

  it.each([
    ["1234567", "passwordTooShort"],
    ["áéíóúñçàè", "passwordTooShort"],
    ["a".repeat(129), "passwordTooLong"],
    ["a".repeat(1_000_000), "passwordTooLong"],
    ["ana@test.example", "passwordIsEmail"],
    ["Ana@Test.Example", "passwordIsEmail"],
    ["correct horse battery 9", null],
    ["pa\u0301ssword largo 9", null],
    ["k7#tV2!pQ9", null],
  ])("%j: %s", (password, reason) => {
    expect(reasonFor(password.slice(0, 1_000_000))).toBe(reason);
  });

  it("is the same whichever keyboard wrote its accents", () => {
    const composed = newPasswordOf("p\u00e1ssword largo 9", "ana@test.example");
    expect(newPasswordOf("pa\u0301ssword largo 9", "ana@test.example")).toBe(composed);
  });
});

describe("a name to show", () => {
  it.each([
    ["  Ana   María ", "Ana María"],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ['=HYPERLINK("http://x")', '=HYPERLINK("http://x")'],
    ["李", "李"],
    ["Ana ❤️", "Ana ❤️"],
  ])("%j is %j", (typed, name) => {
    expect(displayNameOf(typed)).toBe(name);
  });

  it.each([
    "",
    "   ",
    "\u202eadmin",
    "Ana\r\nSubject: x",
    "\0",
    "\u200b\u200b",
    "\u3164",
    "An\u115fa",
    "\u2800",
    "N".repeat(81),
    "N".repeat(10_001),
  ])("%j is none", (typed) => {
    expect(codeOf(() => displayNameOf(typed))).toBe("displayNameInvalid");
  });
});

describe("a path of this site", () => {
  it.each(["/", "/profile", "/analysis/KO?wacc=0.09#methods"])("%s is one", (path) => {
    expect(isInternalPath(path)).toBe(true);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/%09/evil.example",
    "http:evil.example",
    "https://app.example.evil.example",
    "https://app.example@evil.example",
    "/\t/evil.example",
    "/a\nb",
    "",
    "javascript:alert(1)",
  ])("%j is none", (path) => {
    expect(isInternalPath(path)).toBe(false);
  });
});

describe("whatever strangers type", () => {
  const odd = fc.constantFrom(
    "\u0000",
    "\r\n",
    "\u202e",
    "\u200b",
    "\uff20",
    "@",
    ".",
    "/",
    "\\",
    "%2f",
    "\u3164",
    "\ud800",
    "ß",
    "İ",
  );
  const typed = fc.array(fc.oneof(odd, fc.string({ unit: "binary", maxLength: 5 })), { maxLength: 12 });
  const accepted = <Value>(read: () => Value): Value | null => {
    try {
      return read();
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  };

  it("is no address, or one spelling in ASCII that is read again as itself", () => {
    const address = fc.oneof(
      typed.map((parts) => parts.join("")),
      fc.tuple(typed, typed).map(([local, domain]) => `a${local.join("")}@b${domain.join("")}.example`),
    );
    fc.assert(
      fc.property(address, (text) => {
        const email = accepted(() => emailOf(text));
        if (email === null) return;
        expect(email).toMatch(/^[\x21-\x7e]+$/);
        expect(email.split("@")).toHaveLength(2);
        expect(emailOf(email)).toBe(email);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is no name, or one that is read again as itself and hides nothing", () => {
    fc.assert(
      fc.property(
        typed.map((parts) => `Ana${parts.join("")}`),
        (text) => {
          const name = accepted(() => displayNameOf(text));
          if (name === null) return;
          expect(displayNameOf(name)).toBe(name);
          expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202e\u200b\u3164]/u);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("leads nowhere but to this site", () => {
    fc.assert(
      fc.property(
        typed.map((parts) => `/${parts.join("")}`),
        (path) => {
          if (isInternalPath(path))
            expect(new URL(path, "https://valora.example").origin).toBe("https://valora.example");
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
