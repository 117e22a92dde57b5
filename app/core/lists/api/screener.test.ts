import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";

const app = servedProduct();
const ask = async (path: string, init?: RequestInit) => app.request(path, init);

describe("GET /api/v1/screener", () => {
  it("says how far the valuing has come, and refuses what it does not know", async () => {
    const answer = await (await ask("/api/v1/screener?sector=energy")).json();
    expect(answer).toMatchObject({ dataAsOf: "2026-08-20", progress: { valued: 0, total: 580 }, companies: [] });
    const refused = await ask("/api/v1/screener.csv?sector=oil");
    expect([refused.status, (await refused.json()).code]).toEqual([400, "enumInvalid"]);
    const table = await ask("/api/v1/screener.csv?columns=price");
    expect(table.headers.get("content-disposition")).toBe('attachment; filename="valora-screener.csv"');
    expect((await ask("/api/v1/screener", { method: "DELETE" })).status).toBe(405);
  });
});
