import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { areRelatedNames } from "../symbols/related-names.ts";

const data = createMarketData();
const first = (query: string) => data.search(query)[0]?.ticker;

describe("what a symbol stands for", () => {
  it.each([
    ["AAPL", "commonShare", null],
    ["BRK.B", "commonShare", null],
    ["SAN.MC", "commonShare", null],
    ["NYT", "commonShare", null],
    ["HESM", "commonShare", null],
    ["VNO", "commonShare", null],
    ["SAN", "depositaryReceipt", "SAN.MC"],
    ["RACE", "commonShare", "RACE.MI"],
    ["ADYYF", "commonShare", "ADYEN.AS"],
    ["BAC.PR.K", "preferredShare", "BAC"],
    ["GOOGM", "preferredShare", "GOOGL"],
    // No list says whose they are: their names do
    ["GRFS", "preferredShare", "GRF.MC"],
    ["GRF-P.MC", "preferredShare", "GRF.MC"],
    ["TITR.MI", "preferredShare", "TIT.MI"],
    ["ATH.PR.A", "preferredShare", null],
    ["SPY", "etf", null],
    ["VOO", "etf", null],
    ["GLD", "etf", null],
    ["TLT", "etf", null],
    ["ARKK", "etf", null],
    ["VTSAX", "fund", null],
    ["PDI", "fund", null],
    ["GAB", "fund", null],
    ["CXAIW", "warrant", "CXAI"],
    ["IONQ.WT", "warrant", "IONQ"],
    ["ADACU", "unit", null],
    ["GENVR", "right", "GEN"],
    ["TMUSL", "note", "TMUS"],
    ["WRB.PR.H", "note", "WRB"],
    ["PAAC", "spac", null],
    ["KRAQ", "spac", null],
    ["CEPF", "spac", null],
    ["CCIX", "spac", null],
    ["NIO", "depositaryReceipt", null],
    ["HUYA", "depositaryReceipt", null],
    ["IH", "depositaryReceipt", null],
    ["BABA", "depositaryReceipt", null],
    ["TSM", "depositaryReceipt", null],
    ["BBDO", "depositaryReceipt", null],
    ["ITUB", "preferredShare", null],
    ["PBR.A", "preferredShare", null],
    // The same share as the one in Frankfurt, whatever its list calls it
    ["VOW3.MI", "commonShare", "VOW3.DE"],
    ["HEN3.MI", "commonShare", "HEN3.DE"],
    ["BMW.MI", "commonShare", "BMW.DE"],
    ["CLN-D.MC", "right", null],
    ["FNMAS", "otherSecurity", "FNMA"],
    ["ENFFF", "otherSecurity", "ENB"],
    ["FNGU", "note", "BMO"],
    ["GLDI", "note", null],
    ["ELC", "note", null],
    ["TVE", "note", null],
    ["PHYS", "etf", null],
    ["CSQ", "fund", null],
    ["4AIM.MI", "fund", null],
    ["PFBC", "commonShare", null],
    ["EPD", "commonShare", null],
    ["ARCC", "commonShare", null],
    ["PBT", "commonShare", null],
    ["BTC-USD", "cryptocurrency", null],
    ["EURUSD=X", "currencyPair", null],
    ["GC=F", "future", null],
    ["^GSPC", "index", null],
  ])("%s is a %s", (ticker, kind, commonShare) => {
    expect(data.listingOf(ticker)).toMatchObject({ ticker, kind, commonShare });
  });

  it.each(["ZZZZZZ", "NULL", "UNDEFINED", "CONSTRUCTOR", "TOSTRING", "AAPL.ZZ", "BOGUS.PR.A", ""])(
    "does not know %j",
    (ticker) => {
      expect(data.listingOf(ticker)).toBeNull();
    },
  );

  it.each([
    ["TELEFONIKA", "TEF.MC"],
    ["ENDESSA", "ELE.MC"],
    ["IBERDORLA", "IBE.MC"],
    ["VOLKSWAGN", "VOW3.DE"],
    ["IBERDROLA.MC", "IBE.MC"],
    ["INDITEX.MC", "ITX.MC"],
  ])("offers for %s, a name with a slip or with an exchange, %s", (typed, ticker) => {
    expect(data.nearestTo(typed, 5).map((near) => near.ticker)).toContain(ticker);
  });

  it.each([
    ["Banco Santender", "SAN.MC"],
    ["Intessa Sanpaolo", "ISP.MI"],
    ["Lufthanza", "LHA.DE"],
    ["Bnaco de Sabadell", "SAB.MC"],
    ["Banco Nothing", null],
  ])("finds %s by each of its words", (typed, ticker) => {
    const found = data.search(typed).map((each) => each.ticker);
    if (ticker === null) expect(found).toEqual([]);
    else expect(found).toContain(ticker);
  });

  it("classifies an unlisted preferred share by its spelling if its issuer is listed", () => {
    expect(data.listingOf("AAPL.PR.Q")).toMatchObject({ kind: "preferredShare", commonShare: "AAPL", hasData: false });
  });

  it("finds the company of a name that only its preferred shares bear, before them", () => {
    const found = data.search("pacific gas").map(({ ticker }) => ticker);
    expect(found[0]).toBe("PCG");
    expect(found).toContain("PCG.PR.A");
    expect(data.nearestTo("pacific gas", 3)[0]?.ticker).toBe("PCG");
    expect(data.search("PCG.PR.A")[0]?.ticker, "its symbol means the preferred share").toBe("PCG.PR.A");
  });

  it("knows who has statements, and leaves the currency of an index open", () => {
    expect(data.listingOf("KO")).toMatchObject({ hasData: true, currency: "USD", exchange: "NYSE" });
    expect(data.listingOf("CAF.MC")).toMatchObject({ hasData: false, currency: "EUR", exchange: "Madrid" });
    expect(data.listingOf("^IBEX")?.currency).toBeNull();
    expect(data.listingOf("BTC-EUR")?.currency).toBe("EUR");
  });

  it("leads from a line in Milan or Madrid to the share of that symbol, money and company that has statements", () => {
    const lines = data.bundledTickers().flatMap((home) => {
      const stem = home.replace(/\.[A-Z]{2}$/, "");
      return [`${stem}.MI`, `${stem}.MC`].flatMap((ticker) => {
        const line = stem === home || ticker === home ? null : data.listingOf(ticker);
        const share = data.listingOf(home);
        const isSame = line?.currency === share?.currency && areRelatedNames(line?.name ?? "", share?.name ?? "");
        return line !== null && isSame ? [[ticker, home, line.kind, line.commonShare]] : [];
      });
    });
    expect(lines).toContainEqual(["VOW3.MI", "VOW3.DE", "commonShare", "VOW3.DE"]);
    for (const [ticker, home, kind, commonShare] of lines)
      expect({ ticker, kind, commonShare }).toEqual({ ticker, kind: "commonShare", commonShare: home });
  });

  it("calls every bundled company a common share with data", () => {
    for (const ticker of data.bundledTickers()) {
      expect(data.listingOf(ticker), ticker).toMatchObject({ kind: "commonShare", hasData: true });
    }
  });
});

describe("search", () => {
  it.each([
    ["apple", "AAPL"],
    ["Apple Inc.", "AAPL"],
    ["aapl", "AAPL"],
    ["santander", "SAN.MC"],
    ["san", "SAN.MC"],
    ["inditex", "ITX.MC"],
    ["Zara", "ITX.MC"],
    ["industria de diseno", "ITX.MC"],
    ["Industria de Diseño Textil", "ITX.MC"],
    ["google", "GOOGL"],
    ["coca cola", "KO"],
    ["Coca-Cola", "KO"],
    ["mcdonald's", "MCD"],
    ["at&t", "T"],
    ["bank of america", "BAC"],
    ["micros", "MSFT"],
    ["intesa", "ISP.MI"],
    ["telefónica", "TEF.MC"],
    ["brk.b", "BRK.B"],
    ["berkshire", "BRK.B"],
    ["spy", "SPY"],
    ["appel", "AAPL"],
    ["Nvidai", "NVDA"],
    ["microsfot", "MSFT"],
    ["ferari", "RACE.MI"],
  ])("%j leads to %s", (query, ticker) => {
    expect(first(query)).toBe(ticker);
  });

  it.each([
    ["Nestlé", "NESN.SW", "CHF"],
    ["roche", "ROG.SW", "CHF"],
    ["volvo", "VOLV-B.ST", "SEK"],
    ["volvo cars", "VOLCAR-B.ST", "SEK"],
    ["VOLV-B", "VOLV-B.ST", "SEK"],
    ["h&m", "HM-B.ST", "SEK"],
    ["novo nordisk", "NOVO-B.CO", "DKK"],
    ["Mærsk", "MAERSK-B.CO", "DKK"],
    ["equinor", "EQNR.OL", "NOK"],
    ["astrazeneca", "AZN.L", "GBP"],
    ["LON:VOD", "VOD.L", "GBP"],
    ["BARC LN", "BARC.L", "GBP"],
    ["GB00B63H8491", "RR.L", "GBP"],
    ["ryanair", "RYA.IR", "EUR"],
    ["erste", "EBS.VI", "EUR"],
  ])("finds a large company of an exchange without a list at home: %j is %s, in %s", (query, ticker, currency) => {
    expect(first(query)).toBe(ticker);
    expect(data.listingOf(ticker)).toMatchObject({ kind: "commonShare", currency });
  });

  it.each(["soft", "bank", "energ", "pharma"])("puts companies with data before the others for %j", (query) => {
    // Headlines lead somewhere too.
    const found = data.search(query, { limit: 50 }).map((each) => each.hasData || each.hasHeadlines === true);
    expect(found[0]).toBe(true);
    expect(found).toEqual(found.toSorted((a, b) => Number(b) - Number(a)));
  });

  it("lets a whole symbol stand before everything else", () => {
    expect(first("S")).toBe("S");
    expect(data.listingOf("S")?.hasData).toBe(false);
  });

  it("gives as many as asked for, with name and exchange", () => {
    expect(data.search("a", { limit: 3 })).toHaveLength(3);
    expect(data.search("enel", { limit: 1 })).toEqual([
      {
        ticker: "ENEL.MI",
        name: "Enel S.p.A.",
        exchange: "Milan",
        currency: "EUR",
        kind: "commonShare",
        commonShare: null,
        hasData: true,
      },
    ]);
  });

  it.each(["", "   ", "…", "\u0000", "?!", "zzzzqqq", "ААРL", "<script>", "x".repeat(10_000)])(
    "answers nothing to %j",
    (query) => {
      expect(data.search(query)).toEqual([]);
    },
  );
});

describe("did you mean", () => {
  it.each([
    ["APPL", "AAPL"],
    ["GOGLE", "GOOGL"],
    ["MSTF", "MSFT"],
    ["TESLA", "TSLA"],
    ["SAN", "SAN.MC"],
    ["SAN.MI", "SAN.MC"],
    ["BRK.C", "BRK.B"],
    ["ENL.MI", "ENEL.MI"],
  ])("%s is nearest to %s", (ticker, nearest) => {
    expect(data.nearestTo(ticker)[0]?.ticker).toBe(nearest);
  });

  it("never offers the symbol itself, nor what is not a share", () => {
    const near = data.nearestTo("SPY", 20);
    expect(near.length).toBeGreaterThan(0);
    for (const listing of near) {
      expect(listing.ticker).not.toBe("SPY");
      expect(["commonShare", "depositaryReceipt"]).toContain(listing.kind);
    }
  });

  it("offers nothing for what is near nothing", () => {
    expect(data.nearestTo("ZZZZZZ")).toEqual([]);
  });
});
