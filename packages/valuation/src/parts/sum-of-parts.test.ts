import { describe, expect, it } from "vitest";
import { samplePeer } from "../inputs/sample-company.ts";
import type { FigureName } from "../inputs/statement.ts";
import { replay } from "../trace/replay.ts";
import { valueCompany } from "../value-company.ts";
import { file, partsFile, request, toldOf, withFigures } from "./parts-file-contract.ts";
import { sumOfPartsOf } from "./sum-of-parts.ts";

describe("the sum of the parts of the sample company", () => {
  it("multiplies each part, counts what the parts leave open, and takes debts off: (150 × 12 − 200 + 100) ÷ 100", () => {
    const told = toldOf(file);
    expect(told.lines.map(({ kind, amount }) => [kind, amount.value])).toEqual([
      ["part", 120],
      ["part", 40],
      ["rest", -10],
    ]);
    expect(told.enterprise).toEqual({ conservative: 1650, neutral: 1800, optimistic: 1950 });
    expect(told.netClaims).toBe(100);
    expect(Object.values(told.perShare).map(({ value }) => value)).toEqual([15.5, 17, 18.5]);
    expect(told.told).toMatchObject({ figure: "revenue", value: 0.95 });
  });

  it("replays every number of it", () => {
    const { perShare, lines, trace, told } = toldOf(file);
    const numbers = [
      ...Object.values(perShare),
      ...lines.flatMap(({ value }) => Object.values(value)),
      ...(told ? [told] : []),
    ];
    for (const { value, node } of numbers) expect(replay({ ...trace, result: node })).toBe(value);
  });

  it("takes eliminations and unallocated costs as they are told, and says when nothing is left open", () => {
    const told = toldOf(
      partsFile([
        ["Roads", "part", "ebit", 130],
        ["Airports", "part", "ebit", 40],
        ["Head office", "unallocated", "ebit", -15],
        ["Between", "elimination", "ebit", -5],
      ]),
    );
    expect(told.lines.map(({ kind }) => kind)).toEqual(["part", "part", "unallocated", "elimination"]);
    expect(told.enterprise.neutral).toBe(1800);
    expect(told.told).toMatchObject({ figure: "ebit", value: 1 });
  });

  it("values by sales a part that tells no result, and then leaves open what belongs to none", () => {
    const told = toldOf(
      partsFile([
        ["Roads", "part", "ebit", 120],
        ["Airports", "part", "revenue", 250],
      ]),
    );
    expect(told.lines.map(({ basis, multiple }) => [basis, multiple.neutral.value])).toEqual([
      ["ebit", 12],
      ["revenue", 2.4],
    ]);
    expect(told.enterprise.neutral).toBe(120 * 12 + 250 * 2.4);
    // Parts with a result come first, the larger before the smaller, in whichever order they are told.
    const mixed = toldOf(
      partsFile([
        ["Airports", "part", "revenue", 250],
        ["Roads", "part", "ebit", 20],
        ["Rails", "part", "revenue", 300],
        ["Bridges", "part", "ebit", 40],
      ]),
    );
    expect(mixed.lines.map(({ member }) => member)).toEqual(["Bridges", "Roads", "Rails", "Airports"]);
  });

  it("takes the multiple of the industry that is chosen for a part, and no other", () => {
    const dear = [200, 210, 220, 230, 240].map((value, index) =>
      samplePeer(`D${index}`, value, { ebit: 10, debt: 0, cash: 0 }),
    );
    const chosen = { Airports: { id: "airport-services", name: "Airport Services", peers: dear, averages: null } };
    const told = toldOf({ ...file, partsCompared: { industries: [], chosen } });
    expect(told.lines.map(({ multiple }) => multiple.neutral.value)).toEqual([12, 22, 12]);
    expect(told.lines[1]?.industry).toEqual({ id: "airport-services", name: "Airport Services" });
  });

  it("needs an industry for each part where the company has no peers, and values what is left open at that of the parts", () => {
    const averages = { ...file.reference.market, evToEbit: 15 };
    const alone = { ...file, peers: [], reference: { ...file.reference, industry: null } };
    expect(sumOfPartsOf(alone, request)).toEqual({ kind: "unavailable", reason: "assumptionMissing" });
    const of = (peers: number) =>
      [100, 110, 120, 130, 140].map((value, index) =>
        samplePeer(`Q${index}`, value * peers, { ebit: 10, debt: 0, cash: 0 }),
      );
    const industry = (id: string, times: number) => ({ id, name: id, peers: of(times), averages });
    const told = toldOf({
      ...alone,
      partsCompared: { industries: [], chosen: { Roads: industry("a", 1), Airports: industry("b", 2) } },
    });
    expect(told.lines.map(({ from, peers }) => [from, peers])).toEqual([
      ["peers", 5],
      ["peers", 5],
      ["parts", 0],
    ]);
    // (120 × 12 + 40 × 24) ÷ 160
    expect(told.lines[2]?.multiple.neutral.value).toBe(15);
    expect(told.enterprise.neutral).toBe(2250);
  });

  it("counts no industry for what is no part, whatever a reader chose under its name", () => {
    const withOffice = partsFile([
      ["Roads", "part", "ebit", 130],
      ["Airports", "part", "ebit", 40],
      ["Head office", "unallocated", "ebit", -20],
    ]);
    const dear = [200, 210, 220, 230, 240].map((value, index) =>
      samplePeer(`D${index}`, value, { ebit: 10, debt: 0, cash: 0 }),
    );
    const chosen = { "Head office": { id: "offices", name: "Offices", peers: dear, averages: null } };
    const told = toldOf({ ...withOffice, partsCompared: { industries: [], chosen } });
    expect(told.lines.map(({ industry }) => industry)).toEqual([null, null, null]);
  });

  it("values what is left open at that of the parts only where these earn something together", () => {
    const peers = [100, 110, 120, 130, 140].map((value, index) =>
      samplePeer(`Q${index}`, value, { ebit: 10, debt: 0, cash: 0 }),
    );
    const industry = (id: string) => ({ id, name: id, peers, averages: null });
    const of = (roads: number, airports: number) => {
      const plain = partsFile([
        ["Roads", "part", "ebit", roads],
        ["Airports", "part", "ebit", airports],
      ]);
      const reference = { ...plain.reference, industry: null };
      const chosen = { Roads: industry("a"), Airports: industry("b") };
      return sumOfPartsOf({ ...plain, peers: [], reference, partsCompared: { industries: [], chosen } }, request);
    };
    expect(of(0.5, 0.25)).toMatchObject({ kind: "sumOfParts" });
    // One part alone that is valued by the same figure is enough.
    const roads = partsFile([
      ["Roads", "part", "ebit", 10],
      ["Airports", "part", "revenue", 250],
      ["Head office", "unallocated", "ebit", -2],
    ]);
    const alone = { ...roads, peers: [], reference: { ...roads.reference, industry: null } };
    const chosen = { Roads: industry("a"), Airports: industry("b") };
    expect(toldOf({ ...alone, partsCompared: { industries: [], chosen } }).lines[2]?.from).toBe("parts");
    expect(of(10, -10)).toEqual({ kind: "unavailable", reason: "assumptionMissing" });
    expect(of(10, -30)).toEqual({ kind: "unavailable", reason: "assumptionMissing" });
  });

  it("is unavailable where debts are unknown, and where a sum is no number", () => {
    const without = (figures: Partial<Record<FigureName, null>>) => sumOfPartsOf(withFigures(figures), request);
    expect(without({ totalDebt: null, interestExpense: null })).toEqual({
      kind: "unavailable",
      reason: "figuresMissing",
    });
    expect(without({ cashAndEquivalents: null })).toEqual({ kind: "unavailable", reason: "figuresMissing" });
    const beyond = partsFile([
      ["Roads", "part", "ebit", 1e308],
      ["Airports", "part", "ebit", 1e308],
    ]);
    expect(sumOfPartsOf(beyond, request)).toEqual({ kind: "unavailable", reason: "notFinite" });
  });

  it("votes nowhere: the report is the same with parts and without", () => {
    const { segments: _none, ...fundamentals } = file.fundamentals;
    expect(valueCompany(file, request).summary).toEqual(valueCompany({ ...file, fundamentals }, request).summary);
  });

  it("tells no difference to a price by which nothing is judged", () => {
    const quote = { value: 10, currency: file.fundamentals.currency, asOf: "2026-01-05", source: "sample" };
    const priced = { ...file, fundamentals: { ...file.fundamentals, quote } };
    expect(toldOf({ ...priced, today: "2026-01-06" }).difference?.neutral).toBeCloseTo(0.7, 12);
    expect(toldOf({ ...priced, today: "2027-01-06" }).difference).toBeNull();
  });

  it("takes no parts of more than three years before the latest", () => {
    const ofYearsAgo = (years: number) => {
      const end = file.fundamentals.statements.at(-1 - years)?.fiscalYearEnd ?? "";
      const segments = file.fundamentals.segments.map((each) => ({ ...each, fiscalYearEnd: end }));
      return sumOfPartsOf({ ...file, fundamentals: { ...file.fundamentals, segments } }, request);
    };
    expect(ofYearsAgo(3)).toMatchObject({ kind: "sumOfParts" });
    expect(ofYearsAgo(4)).toMatchObject({ kind: "unavailable", reason: "figuresMissing" });
  });

  it("is unavailable without two parts, and for a company whose debt is its raw material", () => {
    expect(sumOfPartsOf(partsFile([["Roads", "part", "ebit", 150]]), request)).toEqual({
      kind: "unavailable",
      reason: "figuresMissing",
    });
    const bank = {
      ...file,
      fundamentals: { ...file.fundamentals, sector: "financials", industry: "Regional Banks" },
    } as const;
    expect(sumOfPartsOf(bank, request)).toEqual({ kind: "unavailable", reason: "methodNotApplicable" });
    const lends = { ...file.fundamentals, financeArm: { name: "Sample Credit", source: "10-K" } };
    expect(sumOfPartsOf({ ...file, fundamentals: lends }, request)).toEqual({
      kind: "unavailable",
      reason: "methodNotApplicable",
    });
  });
});
