import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { load } from "../route-call-contract.ts";

const app = servedProduct();

/** As a newcomer types them: names, ISINs, symbols with and without an exchange; the listing that is meant; how it ends. */
const typed: readonly (readonly [text: string, ticker: string, end: "value" | "quickLook" | "offer"])[] = [
  ["Telefonica", "TEF.MC", "value"],
  ["telefónica", "TEF.MC", "value"],
  ["TEF", "TEF.MC", "value"],
  ["TEF.MC", "TEF.MC", "value"],
  ["BME:TEF", "TEF.MC", "value"],
  ["ES0178430E18", "TEF.MC", "value"],
  ["Ferrovial", "FER.MC", "value"],
  ["aena", "AENA.MC", "value"],
  ["Amadeus", "AMS.MC", "value"],
  ["GRF", "GRF.MC", "value"],
  ["naturgy", "NTGY.MC", "value"],
  ["Repsol", "REP.MC", "value"],
  ["ACS.MC", "ACS.MC", "value"],
  ["CaixaBank", "CABK.MC", "value"],
  ["endesa", "ELE.MC", "value"],
  ["ES0130960018", "ENG.MC", "value"],
  ["inditex", "ITX.MC", "value"],
  ["bbva", "BBVA.MC", "value"],
  ["iberdrola", "IBE.MC", "value"],
  ["Bankinter", "BKT.MC", "quickLook"],
  ["cellnex", "CLNX.MC", "quickLook"],
  ["IAG", "IAG.MC", "quickLook"],
  ["ES0124244E34", "MAP.MC", "quickLook"],
  ["Red Eléctrica", "RED.MC", "quickLook"],
  ["puig", "PUIG.MC", "quickLook"],
  ["SAB.MC", "SAB.MC", "quickLook"],
  ["logista", "LOG.MC", "quickLook"],
  ["solaria", "SLR.MC", "offer"],
  ["ASML", "ASML.AS", "value"],
  ["NL0010273215", "ASML.AS", "value"],
  ["LVMH", "MC.PA", "value"],
  ["FR0000121014", "MC.PA", "value"],
  ["L'Oréal", "OR.PA", "value"],
  ["hermes", "RMS.PA", "value"],
  ["SAP.DE", "SAP.DE", "value"],
  ["ETR:SIE", "SIE.DE", "value"],
  ["Volkswagen", "VOW3.DE", "value"],
  ["BNP Paribas", "BNP.PA", "value"],
  ["EPA:AIR", "AIR.PA", "value"],
  ["AIR.MC", "AIR.PA", "value"],
  ["TotalEnergies", "TTE.PA", "offer"],
  ["MTS.MC", "MT.AS", "offer"],
  ["Stellantis", "STLAM.MI", "value"],
  ["campari", "CPR.MI", "value"],
  ["HER.MI", "HER.MI", "value"],
  ["Nexi", "NEXI.MI", "value"],
  ["adidas", "ADS.DE", "offer"],
  ["basf", "BAS.DE", "offer"],
  ["DE0008430026", "MUV2.DE", "offer"],
  ["Danone", "BN.PA", "offer"],
  ["INGA.AS", "INGA.AS", "offer"],
  ["heineken", "HEIA.AS", "offer"],
];

async function found(text: string): Promise<string | undefined> {
  const answer = await app.request(`/api/v1/companies?query=${encodeURIComponent(text)}`);
  const { companies }: { companies: { ticker: string }[] } = await answer.json();
  return companies[0]?.ticker;
}

type Page = { kind: string; failed?: { code: string; quickLook: { missing: unknown[]; figures: unknown[] } | null } };

describe("fifty European shares as a newcomer types them", () => {
  it("are fifty", () => {
    expect(typed.length).toBeGreaterThanOrEqual(50);
  });

  it.each(typed)("%s is %s, and ends in: %s", async (text, ticker, end) => {
    const first = await found(text);
    // A line elsewhere is found by its own symbol, and its page is the home listing's.
    const page = await load(`/analysis/${encodeURIComponent(first ?? "")}`);
    const place = page.location === null ? first : decodeURIComponent(page.location.split("/").at(-1) ?? "");
    expect(place).toBe(ticker);

    const answer = await app.request(`/api/v1/analysis?ticker=${encodeURIComponent(ticker)}&trace=none`);
    const body: { code?: string; methods?: { outcome: { kind: string; reason?: string } }[] } = await answer.json();
    const { data } = await load(`/analysis/${ticker}`);
    const { failed } = data as Page;
    if (end === "value") {
      expect(body.methods?.some(({ outcome }) => outcome.kind === "estimate")).toBe(true);
      return;
    }
    if (answer.status === 200) {
      // Every method says why; the page offers the table with the known figures.
      expect(body.methods?.every(({ outcome }) => outcome.kind === "notApplicable" && outcome.reason)).toBe(true);
      return;
    }
    expect([answer.status, body.code, failed?.code]).toEqual([404, "noStatements", "noStatements"]);
    expect(failed?.quickLook !== null).toBe(end === "quickLook");
    if (end === "quickLook") {
      expect(failed?.quickLook?.figures.length).toBeGreaterThan(0);
      expect(failed?.quickLook?.missing.length).toBeGreaterThan(0);
    }
  });
});
