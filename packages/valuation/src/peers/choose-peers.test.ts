import { describe, expect, it } from "vitest";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { type SampleChanges, sampleFile } from "../inputs/sample-company.ts";
import { choosePeers, namedPeer } from "./choose-peers.ts";

let serial = 0;

/** Each company earns a little more than the one before, so that no two have the same statements. */
function company(
  ticker: string,
  price: number,
  changes: Omit<SampleChanges, "industry"> & { industry?: string | null } = {},
): Fundamentals {
  serial += 1;
  const { industry = "Railways of the sample", ...rest } = changes;
  const { fundamentals } = sampleFile({ ...rest, latest: { netIncome: 90 + serial, ...changes.latest } });
  return {
    ...fundamentals,
    ticker,
    name: ticker,
    industry,
    quote: { value: price, currency: "USD", asOf: "2026-08-20", source: "" },
    ...changes.fundamentals,
  };
}

const subject = company("SUBJECT", 10);
const tickersOf = (candidates: readonly Fundamentals[], of: Fundamentals = subject) =>
  choosePeers(of, candidates).map(({ ticker }) => ticker);

describe("choosePeers", () => {
  it("takes the nearest in size of the same sub-industry first, at most fifteen", () => {
    const candidates = Array.from({ length: 20 }, (_, index) => company(`P${index}`, 10 * 1.3 ** (20 - index)));
    const chosen = tickersOf(candidates);
    expect(chosen).toHaveLength(15);
    expect(chosen[0]).toBe("P19");
    expect(chosen).not.toContain("P4");
  });

  it("takes financials without a known industry for financial companies, and for no others", () => {
    const unknown = company("UNKNOWN", 10, { industry: null, fundamentals: { sector: "financials" } });
    const financials = ["Asset Management & Custody Banks", "Diversified Banks", "Life & Health Insurance"].map(
      (industry) => company(industry, 10, { industry, fundamentals: { sector: "financials" } }),
    );
    expect(tickersOf(financials, unknown)).toEqual(["Asset Management & Custody Banks"]);
  });

  it("is priced at any market value above nothing", () => {
    const [cents, nothing] = [0.001, 0].map((price) => company(`AT ${price}`, price));
    expect(tickersOf([cents, nothing].filter((each) => each !== undefined))).toEqual(["AT 0.001"]);
  });

  it("measures size by the logarithm: a tenth is as far as ten times", () => {
    expect(tickersOf([company("TENTH", 1), company("EIGHTFOLD", 80)])).toEqual(["EIGHTFOLD", "TENTH"]);
  });

  it("fills up with related sub-industries, and says why each was picked", () => {
    const steel = company("STEEL", 10, { industry: "Steel" });
    const peers = choosePeers(steel, [
      company("COPPER", 10, { industry: "Copper" }),
      company("OTHER", 11, { industry: "Steel" }),
      company("SOAP", 10, { industry: "Household Products" }),
    ]);
    expect(peers.map(({ ticker, match }) => [ticker, match])).toEqual([
      ["OTHER", "subIndustry"],
      ["COPPER", "industry"],
    ]);
  });

  it("fills up to ten with related sub-industries, and adds none to ten of its own", () => {
    const steel = company("STEEL", 10, { industry: "Steel" });
    const many = (industry: string, count: number) =>
      Array.from({ length: count }, (_, index) => company(`${industry}${index}`, 10 + index / 10, { industry }));
    const countOf = (own: number) => {
      const matches = choosePeers(steel, [...many("Steel", own), ...many("Copper", 20)]).map(({ match }) => match);
      return [matches.filter((match) => match === "subIndustry").length, matches.length];
    };
    expect([countOf(0), countOf(4), countOf(10), countOf(12)]).toEqual([
      [0, 10],
      [4, 10],
      [10, 10],
      [12, 12],
    ]);
  });

  it("takes eight companies of the sector for want of a sub-industry", () => {
    const candidates = Array.from({ length: 20 }, (_, index) => company(`P${index}`, 10 + index / 10));
    expect(choosePeers(company("UNKNOWN", 10, { industry: null }), candidates)).toHaveLength(8);
  });

  it("asks the sector only for want of a sub-industry", () => {
    const unknown = company("UNKNOWN", 10, { industry: null });
    expect(choosePeers(unknown, [company("SOAP", 10)])[0]?.match).toBe("sector");
  });

  it("leaves out itself and its other classes of shares", () => {
    const twin: Fundamentals = { ...subject, ticker: "SUBJECT.B" };
    expect(tickersOf([subject, twin])).toEqual([]);
  });

  it("counts two classes of one peer once", () => {
    const first = company("ONE", 10);
    expect(tickersOf([first, { ...first, ticker: "ONE.B" }])).toEqual(["ONE"]);
  });

  it("leaves out companies without a price, of an unsettled share basis, or of another sector", () => {
    expect(
      tickersOf([
        company("NOPRICE", 10, { fundamentals: { quote: null } }),
        company("MERGED", 10, { fundamentals: { shareBasis: "unsettled" } }),
        company("BAKER", 10, { fundamentals: { sector: "consumerStaples" } }),
      ]),
    ).toEqual([]);
  });

  it("leaves out a company whose accounts hold a part that its price no longer does, and one that a check refuses", () => {
    const part = { part: "Freight", ticker: null, source: "8-K" };
    const left = company("LEFT", 10, { fundamentals: { separations: [{ ...part, asOf: "2026-06-01" }] } });
    const before = company("BEFORE", 10, { fundamentals: { separations: [{ ...part, asOf: "2025-06-01" }] } });
    const suspect = company("SUSPECT", 10, { fundamentals: { isSuspect: true } });
    expect(tickersOf([left, before, suspect])).toEqual(["BEFORE"]);
    expect(namedPeer(subject, left)).toBe("partSeparated");
    expect(namedPeer(subject, suspect)).toBe("dataSuspect");
  });

  it("does not compare insurers with banks", () => {
    const financials = { sector: "financials" } as const;
    const bank = company("BANK", 10, { industry: "Regional Banks", fundamentals: financials });
    expect(
      tickersOf(
        [
          company("INSURER", 10, { industry: "Reinsurance", fundamentals: financials }),
          company("BIGBANK", 10, { industry: "Diversified Banks", fundamentals: financials }),
        ],
        bank,
      ),
    ).toEqual(["BIGBANK"]);
  });

  it("brings what peers of a cyclical company earn in an average year of ten", () => {
    const steel = company("STEEL", 10, { industry: "Steel", fundamentals: { sector: "materials", industry: "Steel" } });
    const other = company("OTHER", 10, { latest: { netIncome: 600, ebit: 750, goodwill: 0 } });
    const [peer] = choosePeers(steel, [{ ...other, sector: "materials", industry: "Steel" }]);
    // Five years of 90 and one of 600; operating income of five years of 150 and one of 750, + depreciation 50
    expect(peer?.midCycle?.netIncome).toBeCloseTo((5 * 90 + 600) / 6, 9);
    expect(peer?.midCycle?.ebitda).toBeCloseTo((5 * 150 + 750) / 6 + 50, 9);
    expect(choosePeers(subject, [company("PEER", 20)])[0]?.midCycle).toBeNull();
    // Of the same sector, and no company of cycles: its latest year is an ordinary one.
    const cans: Fundamentals = { ...other, sector: "materials", industry: "Metal, Glass & Plastic Containers" };
    expect(choosePeers({ ...steel, industry: null }, [cans]).map(({ midCycle }) => midCycle)).toEqual([null]);
  });

  it("brings a peer's figures of its last year, unknown ones as null", () => {
    const [peer] = choosePeers(subject, [company("PEER", 20, { latest: { goodwill: null, ebitda: null } })]);
    expect(peer).toMatchObject({
      ticker: "PEER",
      fiscalYearEnd: "2025-12-31",
      marketCap: 2000,
      ebitda: 200,
      equity: 400,
      tangibleEquity: null,
      debt: 200,
      cash: 100,
      fundsFromOperations: null,
    });
  });
});

describe("namedPeer", () => {
  it("takes a company of another sector, and says that only the reader picked it", () => {
    const baker = company("BAKER", 20, { fundamentals: { sector: "consumerStaples" } });
    expect(namedPeer(subject, baker)).toMatchObject({ ticker: "BAKER", match: "unrelated", marketCap: 2000 });
    const chosen = company("SAME", 20);
    expect(namedPeer(subject, chosen)).toEqual(choosePeers(subject, [chosen])[0]);
  });

  it.each([
    ["itself", subject],
    ["itself", { ...subject, ticker: "SUBJECT.B" }],
    ["noMarketValue", company("NOPRICE", 10, { fundamentals: { quote: null } })],
    ["shareBasisUnsettled", company("MERGED", 10, { fundamentals: { shareBasis: "unsettled" } })],
  ] as const)("refuses with %s", (reason, candidate) => {
    expect(namedPeer(subject, candidate)).toBe(reason);
  });
});
