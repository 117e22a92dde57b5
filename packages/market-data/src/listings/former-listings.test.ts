import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { FormerListing, formerListings } from "./former-listings.ts";

const data = createMarketData();

describe("companies that are not listed any more", () => {
  it.each([
    ["Bankia", "merged", "CABK.MC", 2021],
    ["BKIA.MC", "merged", "CABK.MC", 2021],
    ["LBK.MC", "merged", "UNI.MC", 2021],
    ["UBI Banca", "acquired", "ISP.MI", 2020],
    ["TWTR", "acquired", null, 2022],
    ["atlantia", "takenPrivate", null, 2022],
    ["Wirecard AG", "failed", null, 2020],
    ["FB", "renamed", "META", 2022],
  ])("%s: %s", (text, end, into, year) => {
    expect(data.formerListing(text)).toMatchObject({ end, into, year });
  });

  it.each(["LBK.MC", "SGRE.MC", "ATL.MI", "REE.MC", "ZOT.MC", "TOD.MI"])("takes %s off the lists", (symbol) => {
    expect(data.listingOf(symbol)).toBeNull();
    expect(data.formerListing(symbol)).not.toBeNull();
  });

  it.each(["APC", "AMTD", "BBT", "PSA", "AAPL", "CABK.MC", "Apple", "", "nothing of that name"])(
    "%s: is listed, or was never",
    (text) => {
      expect(data.formerListing(text)).toBeNull();
    },
  );

  it("tells what a company went on with, the latest first", () => {
    expect(data.formerListingsOf("MSFT").map(({ symbols }) => symbols[0])).toEqual(["ATVI", "NUAN", "LNKD"]);
    expect(data.formerListingsOf("AAPL")).toEqual([]);
  });

  it("leaves a symbol to the company that has it now", () => {
    const one: FormerListing = {
      ...{ name: "Old Co", called: [], symbols: ["OLD", "NEW"] },
      ...{ end: "failed", into: null, intoName: null, year: 2001 },
    };
    const former = formerListings([one], (ticker) => ticker === "NEW");
    expect(former.named("old")?.name).toBe("Old Co");
    expect(former.named("NEW")).toBeNull();
    expect(former.named("old co.")?.name).toBe("Old Co");
  });

  it("asks for an heir where there is one, and for none elsewhere", () => {
    const one = { name: "Old Co", called: [], symbols: [], into: null, year: 2001 };
    expect(FormerListing.safeParse({ ...one, end: "merged", intoName: null }).success).toBe(false);
    expect(FormerListing.safeParse({ ...one, end: "failed", intoName: "New Co" }).success).toBe(false);
    expect(FormerListing.safeParse({ ...one, end: "acquired", intoName: "New Co" }).success).toBe(true);
  });
});
