import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFile, samplePeer } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { chosenPeers, requestedPeers } from "./requested-peers.ts";

const own = [1210, 1490, 1830, 2270, 6010, 990].map((marketCap, index) => samplePeer(`OWN${index}`, marketCap));
const further = [3110, 770, 1370].map((marketCap, index) => samplePeer(`FAR${index}`, marketCap));
const file = { ...sampleFile({ peers: own }), furtherPeers: further };
const everybody = [...own, ...further].map(({ ticker }) => ticker);
const reported = (peers?: readonly string[]) =>
  JSON.stringify(valueCompany(file, { scenario: "neutral", overrides: peers === undefined ? {} : { peers } }));

describe("the peers a reader names", () => {
  it("stand in one order, each once, without unknown ones", () => {
    const named = requestedPeers(file, ["FAR1", "OWN4", "NOFIRM", "FAR0", "OWN4", "OWN0"]);
    expect(named.map(({ ticker }) => ticker)).toEqual(["OWN0", "OWN4", "FAR0", "FAR1"]);
  });

  it("are no choice where they are the computed ones, or all unknown", () => {
    expect(
      chosenPeers(
        file,
        [...own].reverse().map(({ ticker }) => ticker),
      ),
    ).toBeNull();
    expect(chosenPeers(file, ["NOFIRM"])).toBeNull();
    expect(chosenPeers(file, ["FAR2", "OWN1"])).toEqual(["OWN1", "FAR2"]);
    expect(chosenPeers(file, ["OWN1", "OWN0"])).toEqual(["OWN0", "OWN1"]);
    const another = ["OWN0", "OWN1", "OWN2", "OWN3", "OWN4", "FAR0"];
    expect(chosenPeers(file, another)).toEqual(another);
  });

  it("give the computed report bit for bit when the computed ones are named again, in any order and however often", () => {
    const plain = reported();
    fc.assert(
      fc.property(
        fc.shuffledSubarray(own, { minLength: own.length }),
        fc.array(fc.constantFrom(...own)),
        (all, more) => {
          expect(reported([...all, ...more].map(({ ticker }) => ticker))).toBe(plain);
        },
      ),
      { numRuns: 12 },
    );
  });

  it("give one report whatever the order and the doubles", () => {
    const some = fc.uniqueArray(fc.constantFrom(...everybody), { minLength: 1 });
    fc.assert(
      fc.property(
        some.chain((chosen) =>
          fc.tuple(fc.constant(chosen), fc.shuffledSubarray([...chosen, ...chosen], { minLength: chosen.length * 2 })),
        ),
        ([chosen, doubled]) => {
          expect(reported(doubled)).toBe(reported(chosen));
        },
      ),
      { numRuns: 12 },
    );
  });

  it("move the value of comparable multiples: dearer peers, a dearer company", () => {
    const valueWith = (peers: readonly string[]) => {
      const { methods } = valueCompany(file, { scenario: "neutral", overrides: { peers } });
      const outcome = methods.find(({ method }) => method === "comparableMultiples")?.outcome;
      return outcome?.kind === "estimate" ? outcome.valuePerShare : null;
    };
    const cheap = valueWith(["OWN0", "OWN1", "OWN2", "OWN5", "FAR1"]);
    const dear = valueWith(["OWN3", "OWN4", "OWN2", "OWN1", "FAR0"]);
    expect(cheap).not.toBeNull();
    expect(dear ?? 0).toBeGreaterThan(cheap ?? 0);
  });
});
