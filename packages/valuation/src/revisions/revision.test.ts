import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { part, withMonths } from "../company/accounts/twelve-months-contract.ts";
import { sampleFile, samplePeer } from "../inputs/sample-company.ts";
import { anyFile } from "../methods/any-file-contract.ts";
import { anyRequest } from "../methods/any-request-contract.ts";
import type { CompanyFile } from "../report/report.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { type RevisedValue, type Revision, revisionBetween, toldBy, type Valued } from "./revision.ts";

const peers = [800, 1000, 1200, 1400, 1600].map((marketCap, index) => samplePeer(`P${index}`, marketCap));
const file = sampleFile({ peers });
const plain = { scenario: "neutral", overrides: {} } as const satisfies ValuationRequest;
const premium = file.reference.matureEquityRiskPremium;
const withPremium = (value: number): CompanyFile => ({
  ...file,
  reference: { ...file.reference, matureEquityRiskPremium: { ...premium, value, asOf: "2026-02-01" } },
});
const meanOf = ({ file: of, request }: Valued) => valueCompany(of, request).summary.mean ?? Number.NaN;

function revisionOf(earlier: Valued, later: Valued): Revision {
  const revision = revisionBetween(earlier, later);
  if (revision === null) throw new Error("two currencies");
  return revision;
}

const sumOf = ({ before, bridge }: RevisedValue) =>
  (bridge?.steps ?? []).reduce((level, { effect }) => level + effect, before ?? Number.NaN) + (bridge?.rounding ?? 0);

describe("revisionBetween", () => {
  it("tells nothing between a valuation and itself, also when one of them was written as JSON", () => {
    const copy = JSON.parse(JSON.stringify(file)) as CompanyFile;
    const { changes, mean, methods } = revisionOf({ file, request: plain }, { file: copy, request: plain });
    expect(changes).toEqual([]);
    expect(mean.bridge).toEqual({ steps: [], rounding: 0 });
    expect(mean.before).toBe(mean.after);
    expect(methods.every(({ before, after }) => Object.is(before, after))).toBe(true);
  });

  it("takes inputs before the settings of the reader, each with what it does to what came before it", () => {
    const own = { scenario: "neutral", overrides: { growth: 0.06, horizon: 7 } } as const;
    const [earlier, later] = [
      { file, request: plain },
      { file: withPremium(0.06), request: own },
    ];
    const { changes, mean } = revisionOf(earlier, later);
    expect(changes).toEqual([
      { kind: "input", name: "equityRiskPremium", before: premium.value, after: 0.06 },
      { kind: "setting", name: "growth", before: undefined, after: 0.06 },
      { kind: "setting", name: "horizon", before: undefined, after: 7 },
    ]);
    const moved = meanOf({ file: withPremium(0.06), request: plain });
    expect(mean.bridge?.steps[0]?.effect).toBe(moved - meanOf(earlier));
    expect(mean.bridge?.steps[1]?.effect).toBe(
      meanOf({ file: withPremium(0.06), request: { scenario: "neutral", overrides: { growth: 0.06 } } }) - moved,
    );
    expect(sumOf(mean)).toBe(meanOf(later));
  });

  it("tells the values of each method at both ends", () => {
    const [earlier, later] = [
      { file, request: plain },
      { file: withPremium(0.06), request: plain },
    ];
    const ends = [earlier, later].map((each) => toldBy(valueCompany(each.file, each.request)).methods);
    const { methods } = revisionOf(earlier, later);
    expect(methods.map(({ method, before }) => ({ method, value: before }))).toEqual(ends[0]);
    expect(methods.map(({ method, after }) => ({ method, value: after }))).toEqual(ends[1]);
  });

  it("names the premium of the view in which the values are asked", () => {
    const implied = file.reference.impliedPremium;
    if (implied === null) throw new Error("the sample has one");
    const moved = { ...file, reference: { ...file.reference, impliedPremium: { ...implied, value: 0.041 } } };
    const inView = (view: "absolute" | "relative") => {
      const request = { scenario: "neutral", overrides: { view } } as const;
      return revisionOf({ file, request }, { file: moved, request });
    };
    expect(inView("relative").changes).toEqual([
      { kind: "input", name: "equityRiskPremium", before: implied.value, after: 0.041 },
    ]);
    expect(inView("relative").mean.before).not.toBe(inView("relative").mean.after);
    // What the market implies moves nothing in the other view, whose premium stays.
    expect(inView("absolute").changes).toEqual([]);
  });

  it("gives what other peers do to the setting that names them, not to the peers of the day", () => {
    const further = { ...file, furtherPeers: [700, 900, 1900, 2500].map((cap, index) => samplePeer(`F${index}`, cap)) };
    const named = { scenario: "neutral", overrides: { peers: ["F0", "F1", "F2", "F3", "P3", "P4"] } } as const;
    const chosen = { file: further, request: named };
    for (const [earlier, later] of [
      [chosen, { file, request: plain }],
      [{ file, request: plain }, chosen],
    ] as const) {
      const { changes, mean } = revisionOf(earlier, later);
      expect(changes).toEqual([expect.objectContaining({ kind: "setting", name: "peers" })]);
      expect(sumOf(mean)).toBe(meanOf(later));
      expect(mean.before).not.toBe(mean.after);
    }
  });

  it("names the figures that were restated where the periods are the same, and the accounts as a whole where one was added", () => {
    const [latest] = file.fundamentals.statements.slice(-1);
    if (latest === undefined) throw new Error("no accounts");
    const restated = { ...latest, figures: { ...latest.figures, ebit: (latest.figures.ebit ?? 0) * 1.1 } };
    const statements = [...file.fundamentals.statements.slice(0, -1), restated];
    const corrected = { ...file, fundamentals: { ...file.fundamentals, statements } };
    expect(revisionOf({ file, request: plain }, { file: corrected, request: plain }).changes).toEqual([
      { kind: "figure", name: "ebit", before: latest.figures.ebit, after: restated.figures.ebit },
    ]);
    const shorter = { ...file, fundamentals: { ...file.fundamentals, statements: statements.slice(0, -1) } };
    expect(revisionOf({ file: shorter, request: plain }, { file, request: plain }).changes).toEqual([
      { kind: "input", name: "accounts", before: null, after: null },
    ]);
  });

  it("names a restated figure of twelve months that are worked out from their parts", () => {
    const months = (ofHalf: number) =>
      withMonths({ ebit: 200 + ofHalf - 100 }, {}, [
        part(1, "2025-12-31", 12, { ebit: 200 }),
        part(1, "2026-06-30", 6, { ebit: ofHalf }),
        part(-1, "2025-06-30", 6, { ebit: 100 }),
      ]);
    const [earlier, later] = [120, 140].map((ofHalf) => ({ file: months(ofHalf), request: plain }));
    if (earlier === undefined || later === undefined) return expect.unreachable("two files");
    const { changes, mean } = revisionOf(earlier, later);
    expect(changes).toEqual([{ kind: "figure", name: "ebit", before: 220, after: 240 }]);
    expect(mean.before).not.toBe(mean.after);
    expect(sumOf(mean)).toBe(meanOf(later));
  });

  it("keeps what was told then apart from what the engine says now", () => {
    const now = toldBy(valueCompany(file, plain));
    const told = { ...now, mean: (now.mean ?? 0) - 1 };
    const { changes, mean } = revisionOf({ file, request: plain, told }, { file, request: plain });
    expect(changes).toEqual([{ kind: "definitions", since: "earlier" }]);
    expect(mean.bridge?.steps).toEqual([
      { changes: [{ kind: "definitions", since: "earlier" }], effect: (now.mean ?? 0) - ((now.mean ?? 0) - 1) },
    ]);
    expect(revisionOf({ file, request: plain }, { file, request: plain, told }).changes).toEqual([
      { kind: "definitions", since: "later" },
    ]);
  });

  it("tells a price in the currency of the accounts alone", () => {
    const quoted = (value: number, currency: "USD" | "GBP"): CompanyFile => {
      const { quote } = file.fundamentals;
      if (quote === null) throw new Error("no price");
      return { ...file, fundamentals: { ...file.fundamentals, quote: { ...quote, value, currency } } };
    };
    const [earlier, later] = [quoted(10, "USD"), quoted(20, "GBP")].map((of) => ({ file: of, request: plain }));
    if (earlier === undefined || later === undefined) throw new Error("no files");
    expect(revisionOf(earlier, later).changes).toContainEqual({
      kind: "input",
      name: "price",
      before: 10,
      after: null,
    });
  });

  it("says nothing between two currencies", () => {
    const inEuros = { ...file, fundamentals: { ...file.fundamentals, currency: "EUR" as const } };
    expect(revisionBetween({ file, request: plain }, { file: inEuros, request: plain })).toBeNull();
  });

  it("adds up to the last bit, for every value that is known at both ends", () => {
    fc.assert(
      fc.property(anyFile, anyFile, anyRequest, anyRequest, (one, other, asked, askedLater) => {
        const earlier = { file: one, request: asked };
        const later = { file: other, request: askedLater };
        const revision = revisionBetween(earlier, later);
        if (revision === null) return;
        const ends = [valueCompany(one, asked), valueCompany(other, askedLater)].map(toldBy);
        expect(revision.mean.before).toBe(ends[0]?.mean);
        expect(revision.mean.after).toBe(ends[1]?.mean);
        for (const each of [revision.mean, ...revision.methods]) {
          if (each.bridge === null) expect(each.before === null || each.after === null).toBe(true);
          else expect(sumOf(each)).toBe(each.after);
        }
      }),
      { numRuns: 60 },
    );
  });
});
