import { AccountCase, accountSurfaces } from "./account-case.ts";
import { sharedLines } from "./shared-cases.ts";

/** The cases about accounts of the collection that may lie beside the repository; null when it does not. */
export function sharedAccountCases(): readonly AccountCase[] | null {
  const surfaces: readonly string[] = accountSurfaces;
  return (
    sharedLines()
      ?.filter(({ surface }) => surfaces.includes(surface))
      .map(asked) ?? null
  );
}

/** Asks an address for what the case asks of a symbol in a body: see the maker of these requests. */
function asked(line: unknown): AccountCase {
  const each = AccountCase.parse(line);
  const { expected } = each;
  return each.surface === "json.body" && expected.code === "tickerInvalid"
    ? { ...each, expected: { ...expected, code: "emailInvalid" } }
    : each;
}
