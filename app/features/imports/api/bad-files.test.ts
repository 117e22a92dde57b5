import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownCases } from "../../../e2e/bad-inputs/own-cases.ts";
import { wrongIn } from "../../../e2e/bad-inputs/run-case.ts";
import { type ServedProduct, startServedProduct } from "../../../e2e/bad-inputs/served-product.ts";
import { sharedCases } from "../../../e2e/bad-inputs/shared-cases.ts";

// Bombs, lies and damaged files, each sent to a real server, most of them read in a thread of its own.
let served: ServedProduct;
beforeAll(async () => {
  served = await startServedProduct();
});
afterAll(() => served.stop());

const files = ({ surface }: { surface: string }) => surface === "import.file";

describe("our own bad files", () => {
  it.each(ownCases.filter(files).map((each) => [each.id, each.why, each] as const))(
    "%s: %s",
    async (_id, _why, each) => {
      expect(await wrongIn(each, served.where)).toEqual([]);
      expect(await served.health()).toBe(200);
      expect(served.recorded).toEqual([]);
    },
  );
});

const shared = sharedCases();
describe.skipIf(shared === null)("the files of the collection beside the repository", () => {
  it.each((shared ?? []).filter(files).map((each) => [each.id, each.why, each] as const))(
    "%s: %s",
    async (_id, _why, each) => {
      expect(await wrongIn(each, served.where)).toEqual([]);
      expect(await served.health()).toBe(200);
    },
  );
});

it("leave no trace in what every object has", () => {
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});
