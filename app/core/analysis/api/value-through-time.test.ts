import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { ThroughTimeAnswer } from "../contracts/value-through-time.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(path);

describe("GET /api/v1/value-through-time", () => {
  it("gives each month's end with what was known then, and what was not", async () => {
    const answer = ThroughTimeAnswer.parse(await (await ask("/api/v1/value-through-time?ticker=JPM")).json());
    if (answer.result.kind !== "valueThroughTime") throw new Error(answer.result.reason);
    expect(answer.result.points).toHaveLength(120);
    expect(answer.result.points.at(-1)).toMatchObject({ asOf: "2026-08-21", fiscalYearEnd: "2025-12-31" });
    expect(answer.result.hindsights).toContain("referenceOfToday");
  });

  it("says why there is no past to show, and refuses what it does not know", async () => {
    const answer = await (await ask("/api/v1/value-through-time?ticker=SAN.MC")).json();
    expect(answer.result).toEqual({ kind: "unavailable", reason: "closesMissing" });
    expect((await ask("/api/v1/value-through-time?ticker=JPM&wacc=0.1")).status).toBe(400);
  });
});
