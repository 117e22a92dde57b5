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

/** Harder spellings: old names, words for the share, letters written as two, words written as one, bare symbols; as above. */
const harder: typeof typed = [
  ["Gas Natural Fenosa", "NTGY.MC", "value"],
  ["Repsol YPF", "REP.MC", "value"],
  ["ACS Dragados", "ACS.MC", "value"],
  ["Laboratorios Grifols", "GRF.MC", "value"],
  ["Sol Meliá", "MEL.MC", "offer"],
  ["Meliá Hoteles", "MEL.MC", "offer"],
  ["ES0113900J37", "SAN.MC", "value"],
  ["amadeus it group sa", "AMS.MC", "value"],
  ["british airways", "IAG.MC", "quickLook"],
  ["siemens healthineers", "SHL.DE", "offer"],
  ["münchener rück", "MUV2.DE", "offer"],
  ["acciones Iberdrola", "IBE.MC", "value"],
  ["Iberdrola, S.A.", "IBE.MC", "value"],
  ["es0113211835", "BBVA.MC", "value"],
  ["ES 0144-580Y14", "IBE.MC", "value"],
  ["zara", "ITX.MC", "value"],
  ["Bankia", "CABK.MC", "value"],
  ["Inmobiliaria Colonial", "COL.MC", "quickLook"],
  ["Acerinox acciones", "ACX.MC", "quickLook"],
  ["ACX", "ACX.MC", "quickLook"],
  ["acciona", "ANA.MC", "quickLook"],
  ["merlin", "MRL.MC", "quickLook"],
  ["vueling", "IAG.MC", "quickLook"],
  ["Puig", "PUIG.MC", "quickLook"],
  ["PharmaMar", "PHM.MC", "offer"],
  ["Técnicas Reunidas", "TRE.MC", "offer"],
  ["NH Hoteles", "NHH.MC", "offer"],
  ["azioni Enel", "ENEL.MI", "value"],
  ["Enel SpA", "ENEL.MI", "value"],
  ["ISP", "ISP.MI", "value"],
  ["Unicredito Italiano", "UCG.MI", "value"],
  ["Finmeccanica", "LDO.MI", "value"],
  ["fiat", "STLAM.MI", "value"],
  ["Buzzi Unicem", "BZU.MI", "value"],
  ["IT0005239360", "UCG.MI", "value"],
  ["monte dei paschi", "BMPS.MI", "offer"],
  ["MIL:ENI", "ENI.MI", "value"],
  ["pirelli", "PIRC.MI", "offer"],
  ["De Longhi", "DLG.MI", "offer"],
  ["de' longhi", "DLG.MI", "offer"],
  ["loreal", "OR.PA", "value"],
  ["EADS", "AIR.PA", "value"],
  ["Sanofi-Aventis", "SAN.PA", "value"],
  ["RMS", "RMS.PA", "value"],
  ["peugeot", "STLAM.MI", "value"],
  ["action LVMH", "MC.PA", "value"],
  ["France Télécom", "ORA.PA", "offer"],
  ["GDF Suez", "ENGI.PA", "offer"],
  ["Essilor", "EL.PA", "offer"],
  ["société générale", "GLE.PA", "offer"],
  ["Alstom", "ALO.PA", "offer"],
  ["FR0010220475", "ALO.PA", "offer"],
  ["XETRA:SAP", "SAP.DE", "value"],
  ["Daimler-Benz", "MBG.DE", "value"],
  ["VW", "VOW3.DE", "value"],
  ["Bayerische Motorenwerke", "BMW.DE", "value"],
  ["Deutsche Boerse", "DB1.DE", "offer"],
  ["Muenchener Rueck", "MUV2.DE", "offer"],
  ["Hannover Re", "HNR1.DE", "offer"],
  ["HeidelbergCement", "HEI.DE", "offer"],
  ["bayer", "BAYN.DE", "offer"],
  ["Bayer Aktie", "BAYN.DE", "offer"],
  ["BAYN", "BAYN.DE", "offer"],
  ["Lufthansa", "LHA.DE", "offer"],
  ["Porsche SE", "PAH3.DE", "offer"],
  ["Deutsche Post", "DHL.DE", "offer"],
  ["AkzoNobel", "AKZA.AS", "offer"],
  ["Royal Dutch Shell", "SHELL.AS", "offer"],
  ["philips", "PHIA.AS", "offer"],
  ["Royal Philips", "PHIA.AS", "offer"],
  ["UMG", "UMG.AS", "offer"],
  ["besi", "BESI.AS", "offer"],
  ["AMS:ADYEN", "ADYEN.AS", "value"],
  ["AB InBev", "ABI.BR", "offer"],
  ["BE0974293251", "ABI.BR", "offer"],
  ["EBR:KBC", "KBC.BR", "offer"],
  ["Solvay SA", "SOLB.BR", "offer"],
  ["colruyt", "COLR.BR", "offer"],
  ["Galp", "GALP.LS", "offer"],
  ["PTEDP0AM0009", "EDP.LS", "offer"],
  ["edp renovaveis", "EDPR.LS", "offer"],
  ["Jerónimo Martins", "JMT.LS", "offer"],
  ["jeronimo martins", "JMT.LS", "offer"],
  ["ELI:GALP", "GALP.LS", "offer"],
  ["Millennium BCP", "BCP.LS", "offer"],
  ["Nokia", "NOKIA.HE", "offer"],
  ["nokia oyj", "NOKIA.HE", "offer"],
  ["FI0009013403", "KNEBV.HE", "offer"],
  ["Wärtsilä", "WRT1V.HE", "offer"],
  ["waertsilae", "WRT1V.HE", "offer"],
  ["wartsila", "WRT1V.HE", "offer"],
  ["UPM-Kymmene", "UPM.HE", "offer"],
  ["Stora Enso", "STERV.HE", "offer"],
  ["HEL:SAMPO", "SAMPO.HE", "offer"],
];

/** The exchange said in words beside the share, in the languages of its investors; as above. */
const withExchange: typeof typed = [
  ["eni milano", "ENI.MI", "value"],
  ["ENI Borsa Italiana", "ENI.MI", "value"],
  ["enel piazza affari", "ENEL.MI", "value"],
  ["Totalenergies paris", "TTE.PA", "offer"],
  ["LVMH (Euronext Paris)", "MC.PA", "value"],
  ["ASML amsterdam", "ASML.AS", "value"],
  ["BASF Frankfurt", "BAS.DE", "offer"],
  ["Santander bolsa de Madrid", "SAN.MC", "value"],
  ["viscofan bolsa de madrid", "VIS.MC", "offer"],
  ["Galp lisboa", "GALP.LS", "offer"],
];

async function found(text: string): Promise<string | undefined> {
  const answer = await app.request(`/api/v1/companies?query=${encodeURIComponent(text)}`);
  const { companies }: { companies: { ticker: string }[] } = await answer.json();
  return companies[0]?.ticker;
}

/** Where the field of the page leads, redirects and all. */
async function meant(text: string): Promise<string> {
  let { location } = await load(`/analysis?ticker=${encodeURIComponent(text)}`);
  let place = location;
  while (location !== null) {
    place = location;
    ({ location } = await load(location));
  }
  return decodeURIComponent(place?.split("/").at(-1)?.split("#")[0] ?? "");
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

    await expectEnd(ticker, end);
  });
});

async function expectEnd(ticker: string, end: (typeof typed)[number][2]) {
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
}

describe("eighty more, harder to read, sent as they are typed", () => {
  it("are eighty, of eight countries", () => {
    expect(harder.length).toBeGreaterThanOrEqual(80);
    const exchanges = new Set(harder.map(([, ticker]) => ticker.split(".")[1]));
    expect([...exchanges].sort()).toEqual(["AS", "BR", "DE", "HE", "LS", "MC", "MI", "PA"]);
  });

  it.each(harder)("%s leads to %s, and ends in: %s", async (text, ticker, end) => {
    expect(await meant(text)).toBe(ticker);
    await expectEnd(ticker, end);
  });

  it.each(withExchange)("%s leads to %s, is found by the search, and ends in: %s", async (text, ticker, end) => {
    expect([await meant(text), await found(text)]).toEqual([ticker, ticker]);
    await expectEnd(ticker, end);
  });

  it("finds a long name with another first letter", async () => {
    expect(await found("wolkswagen")).toBe("VOW3.DE");
  });

  it.each([
    ["ENI Helsinki", "a share is not on an exchange where it has no line"],
    ["ES0178430E19", "an ISIN with a wrong check digit is no share's"],
    ["Prudential", "a name of two houses is chosen by the reader"],
  ])("%s is not guessed at: %s", async (text) => {
    expect(["tickerNotFound", "tickerInvalid"]).toContain(
      ((await load(`/analysis/${await meant(text)}`)).data as Page).failed?.code,
    );
  });
});
