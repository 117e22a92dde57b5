import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BadInput } from "../e2e/bad-inputs/case.ts";
import { ownCases } from "../e2e/bad-inputs/own-cases.ts";
import { wrongIn } from "../e2e/bad-inputs/run-case.ts";
import { type ServedProduct, startServedProduct } from "../e2e/bad-inputs/served-product.ts";
import { sharedCases } from "../e2e/bad-inputs/shared-cases.ts";

let served: ServedProduct;
beforeAll(async () => {
  served = await startServedProduct({ headersInMilliseconds: 1_000, requestInMilliseconds: 2_000 });
});
afterAll(() => served.stop());

/** Files take their time and have a test of their own. */
const isQuick = ({ surface }: BadInput) => surface !== "import.file";

describe("our own bad inputs", () => {
  it.each(ownCases.filter(isQuick).map((each) => [each.id, each.why, each] as const))(
    "%s: %s",
    async (_id, _why, each) => {
      served.recorded.length = 0;
      expect(await wrongIn(each, served.where)).toEqual([]);
      expect(served.recorded).toEqual([]);
      expect(await served.health()).toBe(200);
    },
  );
});

const shared = sharedCases();
describe.skipIf(shared === null)("the collection beside the repository", () => {
  it.each((shared ?? []).filter(isQuick).map((each) => [each.id, each.why, each] as const))(
    "%s: %s",
    async (_id, _why, each) => {
      served.recorded.length = 0;
      expect(await wrongIn(each, served.where)).toEqual([]);
      if (each.surface === "contact") expect(served.recorded.length > 0, "kept").toBe(each.expected.stored === true);
      expect(await served.health()).toBe(200);
    },
  );
});

it("has written one line of JSON per request, short, and without what strangers wrote", () => {
  for (const line of served.logLines) {
    expect(line.length, line.slice(0, 200)).toBeLessThan(2_048);
    expect(() => JSON.parse(line)).not.toThrow();
    expect(line.trimEnd()).not.toMatch(/\p{Cc}|<|wacc=|example\.com/u);
  }
  expect(served.logLines.length).toBeGreaterThan(ownCases.filter(isQuick).length);
});
