import { describe, expect, it } from "vitest";
import { Drawings } from "../../features/content/contracts/drawings.ts";
import study from "../../features/content/studies/drawings.json" with { type: "json" };
import { drawingsToday } from "./drawings-study.server.ts";

const stored = Drawings.parse(study);

describe("the stored figures of the articles' drawings", () => {
  it("are what this engine says of the included companies", async () => {
    expect(await drawingsToday(), "npm run drawings makes them again").toEqual(stored);
  });

  it("count each company once", () => {
    for (const { counts, below, above, companies } of Object.values(stored.histograms))
      expect(counts.reduce((sum, count) => sum + count, 0) + below + above).toBe(companies);
  });
});
