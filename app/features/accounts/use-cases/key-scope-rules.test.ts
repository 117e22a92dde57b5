import { describe, expect, it } from "vitest";
import { wholeScope } from "../contracts/key-scope.ts";
import { keyScopeOf, mustBeWithinScope } from "./key-scope-rules.ts";

const code = (code: string) => expect.objectContaining({ code });
const now = new Date("2026-09-01T12:00:00Z");

describe("the scope of a key", () => {
  it("is all of it where nothing is said, and ends on no day that is over", () => {
    expect(keyScopeOf({}, now)).toEqual(wholeScope);
    expect(keyScopeOf({ access: "read", subject: "theses", expiresOn: "2026-09-01" }, now)).toEqual({
      ...{ access: "read", subject: "theses", expiresOn: "2026-09-01" },
    });
    expect(keyScopeOf({ expiresOn: "" }, now).expiresOn).toBeNull();
    expect(() => keyScopeOf({ expiresOn: "2026-08-31" }, now)).toThrow(code("keyExpiryPast"));
    expect(() => keyScopeOf({ expiresOn: "2026-02-30" }, now)).toThrow(code("dateInvalid"));
  });

  const read = { access: "read", subject: "theses" } as const;
  const write = { access: "write", subject: "theses" } as const;
  const unnamed = { access: "write", subject: null } as const;
  it.each([
    [wholeScope, write, null],
    [{ ...wholeScope, access: "read" }, read, null],
    [{ ...wholeScope, access: "read" }, write, "keyReadOnly"],
    [{ ...wholeScope, subject: "theses" }, write, null],
    [{ ...wholeScope, subject: "history" }, read, "keyOfOtherSubject"],
    [{ ...wholeScope, subject: "history" }, null, null],
    [wholeScope, unnamed, null],
    [{ ...wholeScope, access: "read" }, unnamed, "keyReadOnly"],
    [{ ...wholeScope, subject: "theses" }, unnamed, "keyOfOtherSubject"],
    [{ ...wholeScope, expiresOn: "2026-09-01" }, write, null],
    [{ ...wholeScope, expiresOn: "2026-08-31" }, read, "keyExpired"],
    [{ ...wholeScope, expiresOn: "2026-08-31" }, null, "keyExpired"],
  ] as const)("%j, asked for %j: %s", (scope, need, failure) => {
    const ask = () => mustBeWithinScope(scope, need, now);
    if (failure === null) expect(ask).not.toThrow();
    if (failure !== null) expect(ask).toThrow(code(failure));
  });

  it("ends with its day in Madrid", () => {
    const scope = { ...wholeScope, expiresOn: "2026-09-01" };
    expect(() => mustBeWithinScope(scope, null, new Date("2026-09-01T21:59:59Z"))).not.toThrow();
    expect(() => mustBeWithinScope(scope, null, new Date("2026-09-01T22:00:00Z"))).toThrow(code("keyExpired"));
  });
});
