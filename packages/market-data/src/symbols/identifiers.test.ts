import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { spelledWithExchange } from "./exchange-spelling.ts";
import { identifierIn } from "./identifier.ts";
import { identifiersOf, tickersBy } from "./identifiers.ts";
import { listedIdentifiers } from "./listed-identifiers.ts";

const data = createMarketData();
const found = (query: string) => data.search(query).map(({ ticker }) => ticker);

describe("an identifier", () => {
  it.each([
    ["US0378331005", "isin", "US0378331005"],
    ["ES0144580Y14", "isin", "ES0144580Y14"],
    ["us 037833 1005", "isin", "US0378331005"],
    ["ISIN ES0144580Y14", "isin", "ES0144580Y14"],
    ["isin: es0144580y14", "isin", "ES0144580Y14"],
    ["ISIN code US0378331005", "isin", "US0378331005"],
    ["LEI: 5493006QMFDDMYWIAM13", "lei", "5493006QMFDDMYWIAM13"],
    ["US-0378331005", "isin", "US0378331005"],
    ["HWUPKR0MPOU8FGXBT394", "lei", "HWUPKR0MPOU8FGXBT394"],
    ["k8ms7fd7n5z2wq51az71", "lei", "K8MS7FD7N5Z2WQ51AZ71"],
  ])("%s is a valid %s", (text, kind, value) => {
    expect(identifierIn(text)).toEqual({ kind, value, isValid: true });
  });

  it.each(["US0378331006", "US0378330105", "ES0113900J38", "HWUPKR0MPOU8FGXBT395", "HWUPKR0MPOU8FXGBT394"])(
    "%s has check digits that do not agree",
    (text) => {
      expect(identifierIn(text)).toMatchObject({ isValid: false });
    },
  );

  it.each(["AAPL", "", "US03783310", "US03783310055", "Banco Santander", "1234567890123", "ＵＳ0378331005"])(
    "%j is none",
    (text) => {
      expect(identifierIn(text)).toBeNull();
    },
  );
});

describe("the reviewed identifiers", () => {
  it("have check digits that agree, and symbols that are listed", () => {
    for (const [ticker, isin, lei] of listedIdentifiers) {
      expect(identifierIn(isin), ticker).toEqual({ kind: "isin", value: isin, isValid: true });
      if (lei !== null) expect(identifierIn(lei), ticker).toEqual({ kind: "lei", value: lei, isValid: true });
      const valued = ["commonShare", "depositaryReceipt"];
      // the savings shares of Telecom Italia have an ISIN of their own
      expect(ticker === "TITR.MI" ? ["preferredShare"] : valued, ticker).toContain(data.listingOf(ticker)?.kind);
    }
    expect(new Set(listedIdentifiers.map(([ticker]) => ticker)).size).toBe(listedIdentifiers.length);
  });

  it("hold the ISIN of every member of the five indices", () => {
    const rows = readFileSync(new URL("../../reviewed/index-members.csv", import.meta.url), "utf8")
      .trim()
      .split("\n");
    const members = rows.slice(1).map((row) => row.split(",")[2] ?? "");
    expect(members.length).toBe(184);
    expect(members.filter((ticker) => identifiersOf(ticker) === null)).toEqual([]);
  });

  it("lead from a share to its numbers and back", () => {
    expect(identifiersOf("SAN.MC")).toEqual({ isin: "ES0113900J37", lei: "5493006QMFDDMYWIAM13" });
    expect(identifiersOf("KO")).toBeNull();
    expect(tickersBy("NL0011585146")).toEqual(["RACE", "RACE.MI"]);
  });
});

describe("search", () => {
  it.each([
    ["US0378331005", ["AAPL"]],
    ["ES0113900J37", ["SAN.MC"]],
    ["IT0003128367", ["ENEL.MI"]],
    ["K8MS7FD7N5Z2WQ51AZ71", ["BBVA.MC"]],
  ])("finds a share by its number %s", (query, tickers) => {
    expect(found(query)).toEqual(tickers);
  });

  it("offers both classes of an issuer's LEI, and both listings of an ISIN", () => {
    expect(found("5493006MHB84DD0ZWV18").sort()).toEqual(["GOOG", "GOOGL"]);
    expect(found("NL0011585146").sort()).toEqual(["RACE", "RACE.MI"]);
  });

  it("finds nothing rather than something near for a number with a slip, or one that no list holds", () => {
    expect(found("US0378331006")).toEqual([]);
    expect(found("GB0008782301")).toEqual([]);
  });

  it.each([
    ["BME:SAN", "SAN.MC"],
    ["san sm", "SAN.MC"],
    ["XMAD:ITX", "ITX.MC"],
    ["BIT:ENEL", "ENEL.MI"],
    ["ENEL IM", "ENEL.MI"],
    ["NASDAQ:AAPL", "AAPL"],
    ["NYSE: BRK.B", "BRK.B"],
    ["AAPL US", "AAPL"],
  ])("reads %s as %s", (query, ticker) => {
    expect(spelledWithExchange(query)).toBe(ticker);
    expect(found(query)).toEqual([ticker]);
  });

  it.each([
    ["EPA:UBI", "UBI.PA"],
    ["ETR:PUM", "PUM.DE"],
    ["LON:TW", "TW.L"],
    ["TKWY NA", "TKWY.AS"],
  ])("reads %s as %s, which no bundled list holds", (query, ticker) => {
    expect(spelledWithExchange(query)).toBe(ticker);
    expect(data.listingOf(ticker)).toBeNull();
  });

  it.each(["coca cola co", "BANK: OF", "constructor:AAPL", "toString:AAPL", "SAN"])(
    "does not take %j for a symbol with its exchange",
    (text) => {
      expect(spelledWithExchange(text)).toBeNull();
    },
  );
});

describe("a symbol of an exchange that no list holds", () => {
  it.each([
    ["CRH.L", ["CRH"]],
    ["LON:CRH", ["CRH"]],
    ["FERG.L", ["FERG"]],
    ["bhp.l", ["BHP"]],
  ])("%s finds the same symbol elsewhere first, and only its company", (query, first) => {
    expect(found(query).slice(0, first.length)).toEqual(first);
    const names = new Set(data.search(query).map(({ name }) => name));
    expect(names.size, [...names].join(", ")).toBe(1);
  });

  it("does not stand in the way of one that is listed", () => {
    expect(found("SAN.MC")).toEqual(["SAN.MC"]);
    expect(found("BRK.A")[0]).toBe("BRK.A");
  });
});

describe("other listings of a company", () => {
  const siblings = (ticker: string) => data.siblingsOf(ticker).map((listing) => listing.ticker);

  it.each([
    ["GOOGL", ["GOOG", "GOOG.MI", "GOOGL.MI"]],
    ["BRK.B", ["BRK.A"]],
    ["BF.B", ["BF.A"]],
    ["FOX", ["FOXA"]],
    ["RACE", ["RACE.MI"]],
    ["KO", []],
    ["ZZZZZZ", []],
  ])("%s: %j", (ticker, others) => {
    expect(siblings(ticker)).toEqual(others);
  });

  it("come with the one that has statements first", () => {
    expect(siblings("SAN")[0]).toBe("SAN.MC");
    expect(siblings("SAN.MC")).toContain("SAN");
    expect(data.nearestTo("E")[0]?.ticker).toBe("ENI.MI");
  });

  it("are few: no name stands for two companies", () => {
    // ArcelorMittal has a home, Madrid, New York and two lines over the counter there, which share its ISIN or its number.
    const isTold = (ticker: string, other: string) =>
      data.listingOf(other)?.commonShare === ticker || identifiersOf(other)?.isin === identifiersOf(ticker)?.isin;
    for (const ticker of data.bundledTickers()) {
      const untold = siblings(ticker).filter((other) => !isTold(ticker, other));
      expect(untold.length, ticker).toBeLessThanOrEqual(3);
    }
  });
});
