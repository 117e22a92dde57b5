import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { CompaniesAnswer } from "../contracts/companies.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(path);

describe("GET /api/v1/companies", () => {
  const companies = async (query: string) =>
    CompaniesAnswer.parse(await (await ask(`/api/v1/companies?${query}`)).json()).companies;

  it("finds by name and by symbol", async () => {
    expect((await companies("query=apple")).map(({ ticker }) => ticker)).toContain("AAPL");
    expect((await companies("query=san.mc"))[0]).toMatchObject({ ticker: "SAN.MC", hasData: true });
  });

  it("finds by ISIN and by LEI, with both classes of an issuer, and says what was asked", async () => {
    const answer = async (query: string) =>
      CompaniesAnswer.parse(await (await ask(`/api/v1/companies?query=${query}`)).json());
    expect(await answer("ES0113900J37")).toMatchObject({
      companies: [{ ticker: "SAN.MC", isin: "ES0113900J37", lei: "5493006QMFDDMYWIAM13" }],
      identifier: { kind: "isin", value: "ES0113900J37", isValid: true },
    });
    const alphabet = await answer("5493006mhb84dd0zwv18");
    expect(alphabet.companies.map(({ ticker }) => ticker).sort()).toEqual(["GOOG", "GOOGL"]);
    expect(await answer("US0378331006")).toEqual({
      companies: [],
      identifier: { kind: "isin", value: "US0378331006", isValid: false },
    });
    expect((await answer("coca-cola")).identifier).toBeNull();
  });

  it("returns as many as asked", async () => {
    expect(await companies("query=a&limit=3")).toHaveLength(3);
    expect((await ask("/api/v1/companies?query=a&limit=51")).status).toBe(422);
    expect((await ask("/api/v1/companies")).status).toBe(400);
  });

  it("finds nothing for nonsense", async () => {
    expect(await companies(`query=${encodeURIComponent("<script>")}`)).toEqual([]);
  });
});
