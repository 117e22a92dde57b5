import { expect, it } from "vitest";
import { called } from "../included-program-contract.ts";

it("says in percent which bounds of a screen were read", async () => {
  const given = { minDifference: 20, minDividendYield: 0.035, minVotes: 3 };
  expect((await called("screen_companies", given)).structuredContent).toMatchObject({
    bounds: { minDifference: "2,000.0%", minDividendYield: "3.5%" },
  });
});
