import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { companyAddress } from "../../analysis/former-anchor.ts";
import { load } from "../route-call-contract.ts";

const app = servedProduct();
const where = async (text: string) => (await load(`/analysis?ticker=${encodeURIComponent(text)}`)).location;

describe("a company that is not listed any more", () => {
  it.each([
    ["Bankia", "/analysis/CABK.MC#former-bankia-s-a"],
    ["Facebook", "/analysis/META#former-facebook-inc"],
    ["FB", "/analysis/META#former-facebook-inc"],
    ["REE.MC", "/analysis/RED.MC#former-red-electrica-corporacion-s-a"],
  ])("%s leads to the place on the page of its heir", async (text, place) => {
    expect(await where(text)).toBe(place);
  });

  it("keeps the question on the way", () => {
    const product = { formerListing: () => ({ ...bankia }) };
    const meant = { typed: "bankia", ticker: "CABK.MC", rest: "?g=0.02" };
    expect(companyAddress(meant, product)).toBe("/analysis/CABK.MC?g=0.02#former-bankia-s-a");
    expect(companyAddress({ ...meant, ticker: "SAN.MC" }, product)).toBe("/analysis/SAN.MC?g=0.02");
  });

  it("is told on the page of its heir", async () => {
    const { data } = await load("/analysis/CABK.MC");
    expect(data).toMatchObject({ page: { former: [{ name: "Bankia, S.A.", end: "merged", year: 2021 }] } });
  });

  it.each([
    ["/analysis/TWTR", "acquired", null, "Elon Musk"],
    ["/analysis/Credit%20Suisse", "merged", "UBS", "UBS"],
    ["/analysis/LBK.MC", "merged", "UNI.MC", "Unicaja Banco"],
    ["/analysis/UBI%20Banca", "acquired", "ISP.MI", "Intesa Sanpaolo"],
    ["/analysis/wirecard", "failed", null, ""],
    ["/analysis/Tod's", "takenPrivate", null, ""],
  ])("%s tells how that ended", async (address, end, into, intoName) => {
    let answer = await load(address);
    if (answer.location !== null) answer = await load(answer.location);
    expect(answer.data).toMatchObject({ kind: "failed", failed: { former: { end, into, intoName } } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ["es", "Twitter, Inc. ya no cotiza: Elon Musk la compró en 2022."],
    ["en", "Twitter, Inc. is no longer listed: Elon Musk bought it in 2022."],
    ["it", "Twitter, Inc. non è più quotata: Elon Musk l’ha acquisita nel 2022."],
  ])("is refused by the API in words (%s)", async (lang, title) => {
    const answer = await app.request(`/api/v1/analysis?ticker=TWTR&lang=${lang}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      code: "noLongerListed",
      title,
      params: { end: "acquired", year: 2022 },
    });
  });

  it("is said beside its heir among the companies found", async () => {
    const answer = await app.request("/api/v1/companies?query=bankia&limit=2");
    const { companies }: { companies: { ticker: string; former?: object }[] } = await answer.json();
    expect(companies[0]).toMatchObject({
      ticker: "CABK.MC",
      former: { name: "Bankia, S.A.", end: "merged", year: 2021, intoName: "CaixaBank" },
    });
    expect(companies.filter(({ former }) => former)).toHaveLength(1);
  });
});

const bankia = {
  name: "Bankia, S.A.",
  called: ["bankia"],
  symbols: ["BKIA.MC"],
  end: "merged" as const,
  into: "CABK.MC",
  intoName: "CaixaBank",
  year: 2021,
};
