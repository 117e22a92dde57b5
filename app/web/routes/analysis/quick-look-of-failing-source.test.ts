import { expect, it } from "vitest";
import { Failure, type FailureCode } from "../../../failure.ts";
import type { Product } from "../../../wiring/composition.server.ts";
import { includedProduct, load } from "../route-call-contract.ts";

const failing = (code: FailureCode): Product => ({
  ...includedProduct,
  analyseCompany: () => Promise.reject(new Failure(code, { provider: "yahoo" })),
});
type Answer = { failed?: { code: string; quickLook: { figures: unknown[] } | null } };

it.each(["upstreamLimited", "upstreamTimeout", "upstreamUnavailable", "upstreamInvalid", "dataSuspect"] as const)(
  "a source that fails (%s) does not hide the few figures that are known",
  async (code) => {
    const product = failing(code);
    const { data } = await load("/analysis/BKT.MC", { product });
    const { failed } = data as Answer; // the test asks for what fails
    expect(failed?.code).toBe(code);
    expect(failed?.quickLook?.figures.length).toBeGreaterThan(0);
    const story = await load("/analysis/BKT.MC/story/business", { product });
    expect([story.status, story.location]).toEqual([200, null]);
  },
);

it("a plan that stands in the way shows nothing instead", async () => {
  const { data } = await load("/analysis/BKT.MC", { product: failing("anonymousQuotaExceeded") });
  expect((data as Answer).failed).toMatchObject({ code: "anonymousQuotaExceeded", quickLook: null });
});
