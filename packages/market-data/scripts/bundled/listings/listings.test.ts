import { describe, expect, it } from "vitest";
import { issuerOf, listedName, nameOf } from "../names.ts";
import { readCsv } from "../read-source.ts";
import { kindOfListing } from "./classify-listing.ts";
import { secSecurity } from "./sec-listings.ts";

describe("the kind of a listing", () => {
  it.each([
    ["AAPL", "Apple Inc. Common Stock", "commonShare"],
    ["VNO", "Vornado Realty Trust Common Stock", "commonShare"],
    ["NTRS", "Northern Trust Corporation Common Stock", "commonShare"],
    ["AB", "AllianceBernstein Holding L.P.  Units", "commonShare"],
    ["ACU", "Acme United Corporation. Common Stock", "commonShare"],
    ["PBT", "Permian Basin Royalty Trust Common Stock", "commonShare"],
    ["BLK", "BlackRock Inc. Common Stock", "commonShare"],
    ["NPFD", "Nuveen Variable Rate Preferred & Income Fund Common Shares", "fund"],
    ["ECAT", "BlackRock ESG Capital Allocation Term Trust Common Shares of Beneficial Interest", "fund"],
    ["GAB", "Gabelli Equity Trust Inc. (The) Common Stock", "fund"],
    ["BAC^K", "Bank of America Corporation Depositary Shares each representing a 1/1000th interest", "preferredShare"],
    ["CHSCO", "CHS Inc. Class B Cumulative Redeemable Preferred Stock", "preferredShare"],
    ["GAB^K", "The Gabelli Equity Trust Fund 5% Series K", "preferredShare"],
    ["TMUSL", "T-Mobile US Inc. 6.250% Senior Notes due 2069", "note"],
    ["ENJ", "Entergy New Orleans LLC First Mortgage Bonds 5.0% Series due December 1 2052", "note"],
    ["CXAIW", "CXApp Inc. Warrant", "warrant"],
    ["ADACU", "American Drive Acquisition Company Units", "unit"],
    ["GENVR", "Gen Digital Inc. Contingent Value Rights", "right"],
    ["PAAC", "Proem Acquisition Corp I Ordinary Shares", "spac"],
    ["VARRY", "Var Energi ASA/ADR", "depositaryReceipt"],
    ["GLCNF", "Glencore plc/ADR", "commonShare"],
    ["NDEKF", "NITTO DENKO CORP / ADR/", "commonShare"],
    ["NDEKY", "NITTO DENKO CORP / ADR/", "depositaryReceipt"],
    ["ADSE", "Ads-Tec Energy Public Ltd Co", "commonShare"],
    ["ADSK", "Autodesk Inc. Common Stock", "commonShare"],
    ["HUYA", "HUYA Inc. American depositary shares each  representing one Class A ordinary share", "depositaryReceipt"],
    ["SPY", "SPDR S&P 500 ETF Trust", "etf"],
    ["NIO", "NIO Inc. American depositary shares each  representing one Class A ordinary share", "depositaryReceipt"],
    [
      "IH",
      "iHuman Inc. American depositary shares each representing five Class A ordinary shares",
      "depositaryReceipt",
    ],
    ["XYZ", "Banco do Sul American Depositary Shares (each representing 500 preferred shares)", "preferredShare"],
    ["PFBC", "Preferred Bank Common Stock", "commonShare"],
    ["FRMEP", "First Merchants Corporation Depository Shares", "preferredShare"],
    ["HOVNP", "Hovnanian Enterprises Inc Dep Shr Srs A Pfd", "preferredShare"],
    ["DDT", "Dillard's Capital Trust I", "preferredShare"],
    ["ELC", "Entergy Louisiana Inc. Collateral Trust Mortgage Bonds 4.875 % Series due September 1 2066", "note"],
    ["CCZ", "Comcast Holdings ZONES", "note"],
    ["PYT", "PPlus Tr GSC-2 Tr Ctf Fltg Rate", "note"],
    ["KTH", "Structures Products Cp 8% CorTS Issued by Peco Energy Cap Tr II Preferred Stock", "note"],
    ["OBAI", "Our Bond Inc. Common Stock", "commonShare"],
    ["TBCVU", "Thunder Bridge Capital Partners V Ltd. Units", "unit"],
    ["ARCIU", "Archimedes Tech SPAC Partners III Co. Units", "unit"],
    ["ARCI", "Archimedes Tech SPAC Partners III Co. Ordinary Share", "spac"],
    ["HVMC", "Highview Merger Corp. Class A Ordinary Shares", "spac"],
    ["PRT", "PermRock Royalty Trust Units of Beneficial Interest", "commonShare"],
    ["LEO", "BNY Mellon Strategic Municipals Inc. Common Stock", "fund"],
    ["BAR", "GraniteShares Gold Trust", "etf"],
  ])("%s, %j, is a %s", (symbol, name, kind) => {
    expect(kindOfListing(symbol, name)).toBe(kind);
  });
});

describe("a further symbol of an issuer on the registry's list", () => {
  it.each([
    ["FNGU", "BANK OF MONTREAL /CAN/", ["BMO", "BNKU", "BULZ"], "BMO", "note"],
    ["EBBNF", "ENBRIDGE INC", ["ENB", "EBGEF", "EBRGF"], "ENB", "otherSecurity"],
    ["BACRP", "BANK OF AMERICA CORP /DE/", ["BAC"], "BAC", "preferredShare"],
    ["TRINZ", "Trinity Capital Inc.", ["TRIN"], "TRIN", "otherSecurity"],
    ["WENC-RI", "West Enclave Merger Corp.", ["WENC", "WENC.UN"], "WENC", "right"],
    ["VMCWF", "Valuence Merger Corp. I", ["VMCAF", "VMCUF"], "VMCAF", "warrant"],
    ["VMCUF", "Valuence Merger Corp. I", ["VMCAF", "VMCWF"], "VMCAF", "unit"],
    ["FSNUF", "Fresenius SE & Co. KGaA", ["FSNUY"], "FSNUY", "commonShare"],
    ["BABAF", "Alibaba Group Holding Ltd", ["BABA"], "BABA", "commonShare"],
    ["GOOG", "Alphabet Inc.", ["GOOGL"], "GOOGL", "commonShare"],
    ["LBRDB", "Liberty Broadband Corp", ["LBRDA", "LBRDK"], "LBRDA", "commonShare"],
  ] as const)("%s of %j, beside %j, is told from its letters", (ticker, title, siblings, first, kind) => {
    expect(secSecurity(ticker, title, siblings, first).kind).toBe(kind);
  });
});

describe("names", () => {
  it.each([
    ["Apple Inc. Common Stock", "Apple Inc."],
    ["Alphabet Inc. Class A Common Stock", "Alphabet Inc."],
    ["Coca-Cola Company (The) Common Stock", "Coca-Cola Company"],
    ["Berkshire Hathaway Inc.", "Berkshire Hathaway Inc."],
    ["Medtronic plc. Ordinary Shares", "Medtronic plc."],
    ["Iron Mountain Incorporated (Delaware)Common Stock REIT", "Iron Mountain Incorporated"],
    ["Blackrock MuniYield New York Quality Fund Inc.Common Stock", "Blackrock MuniYield New York Quality Fund Inc."],
    ["Warner Bros. Discovery Inc. Series A Common Stock ", "Warner Bros. Discovery Inc."],
    [
      "Liberty Media Corporation Series C Liberty Formula One Common Stock",
      "Liberty Media Corporation Series C Liberty Formula One",
    ],
    ["DBA Sempra Common Stock", "Sempra"],
    ["D/B/A Centerspace Common Stock", "Centerspace"],
    ["Eversource Energy (D/B/A) Common Stock", "Eversource Energy"],
    ["American Tower Corporation (REIT) Common Stock", "American Tower Corporation"],
    ["Apollo Global Management Inc. (New) Common Stock", "Apollo Global Management Inc."],
  ])("%j is the company %j", (listed, name) => {
    expect(listedName(listed)).toBe(name);
  });

  it("prefers the list, and tidies the registry's spelling where there is no other", () => {
    const plain = (registered: string, listed?: string) => nameOf({ registered, listed, reviewed: undefined });
    expect(plain("BofA Finance LLC", "Bank of America Corporation Common Stock")).toBe("Bank of America Corporation");
    expect(plain("COSTCO WHOLESALE CORP /NEW")).toBe("COSTCO WHOLESALE CORP");
    expect(plain("Ventas,\u00a0Inc.")).toBe("Ventas, Inc.");
  });

  it("takes the company's own spelling where it was reviewed", () => {
    const listed = "JP Morgan Chase & Co. Common Stock";
    const names = { registered: "JPMORGAN CHASE & CO", listed, reviewed: "JPMorgan Chase & Co." };
    expect(nameOf(names)).toBe("JPMorgan Chase & Co.");
  });

  it("finds one issuer behind several securities", () => {
    const issuers = ["CXApp Inc. Warrant", "CXApp Inc. Class A Common Stock", "CXApp Inc. 6.5% Notes due 2030"].map(
      issuerOf,
    );
    expect(new Set(issuers)).toEqual(new Set(["cxapp inc."]));
  });
});

it("reads quoted cells, empty cells and doubled quotes", () => {
  expect(readCsv('symbol,name,sector\nA3M.MC,"Atresmedia, S.A.",\nX,"The ""X""",Energy\n')).toEqual([
    { symbol: "A3M.MC", name: "Atresmedia, S.A.", sector: "" },
    { symbol: "X", name: 'The "X"', sector: "Energy" },
  ]);
});
