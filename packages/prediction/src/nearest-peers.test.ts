import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileModel } from "./compiled-model.ts";
import { leafSignature, nearestPeers } from "./nearest-peers.ts";
import { askedOf } from "./quantiles.ts";
import { tinyModel, tinySource } from "./tiny-model-contract.ts";

describe("the nearest peers", () => {
  const references = (texts: readonly string[]) =>
    texts.map((text) => {
      const [ticker = "", leaves = ""] = text.split(" ");
      return { ticker, leaves };
    });
  const tickersOf = (texts: readonly string[], count?: number) => {
    const model = compileModel(tinyModel({ references: references(texts) }));
    return nearestPeers(model, askedOf(model, tinySource()), { ticker: "ME", ...(count && { count }) }).map(
      ({ ticker }) => ticker,
    );
  };

  it("are five by default, whatever the order of the references", () => {
    const texts = ["G 00", "F 01", "E 11", "D 01", "C 10", "B 11", "A 00"];
    expect(tickersOf(texts)).toEqual(["B", "E", "C", "D", "F"]);
    expect(tickersOf(texts.toReversed())).toEqual(["B", "E", "C", "D", "F"]);
    expect(tickersOf(texts, 9)).toEqual(["B", "E", "C", "D", "F", "A", "G"]);
  });

  it("are other issuers, each once: a company's other class is no neighbour of it", () => {
    const model = compileModel(tinyModel({ references: references(["ME2 11", "A1 11", "A2 11", "B 01", "C 00"]) }));
    const issuerOf = (ticker: string) => ticker.replace(/\d/, "");
    const found = nearestPeers(model, askedOf(model, tinySource()), { ticker: "ME", issuerOf, count: 3 });
    expect(found.map(({ ticker }) => ticker)).toEqual(["A1", "B", "C"]);
  });

  it("are those that a count tree by tree finds, however many they are", () => {
    const plain = compileModel(tinyModel());
    const asked = askedOf(plain, tinySource());
    const own = leafSignature(plain, asked, 2);
    const reference = fc.record({
      ticker: fc.string({ minLength: 1, maxLength: 3 }),
      leaves: fc.stringMatching(/^[01]{2}$/),
    });
    const companies = fc.uniqueArray(reference, { selector: ({ ticker }) => ticker, maxLength: 40 });
    fc.assert(
      fc.property(companies, fc.integer({ min: 1, max: 9 }), (given, count) => {
        const model = compileModel(tinyModel({ references: given }));
        const shared = ({ leaves }: { leaves: string }) =>
          Array.from(leaves).filter((leaf, at) => leaf === own[at]).length;
        const expected = given
          .filter(({ ticker }) => ticker !== "ME")
          .toSorted((left, right) => shared(right) - shared(left) || (left.ticker < right.ticker ? -1 : 1))
          .slice(0, count)
          .map((each) => ({ ticker: each.ticker, similarity: shared(each) / 2 }));
        expect(nearestPeers(model, askedOf(model, tinySource()), { ticker: "ME", ...(count && { count }) })).toEqual(
          expected,
        );
      }),
    );
  });

  it("share leaves in every one of many trees, counted four at a time", () => {
    // Trees of margin and growth in turn; the subject turns right in all six.
    const tiny = tinyModel();
    const [head] = tiny.heads;
    if (!head) throw new Error("the tiny model has heads");
    const { base, nodes, values } = head.forests.middle;
    const six = (numbers: readonly number[]) => [...numbers, ...numbers, ...numbers];
    const middle = { base, nodes: six(nodes), values: six(values) };
    const texts = ["A 000000", "B 100000", "C 110000", "D 111000", "E 111100", "F 111110", "G 111111", "H 001010"];
    const model = compileModel({
      ...tinyModel({ references: references(texts) }),
      heads: [{ ...head, forests: { ...head.forests, middle } }],
    });
    const asked = askedOf(model, tinySource());
    expect(leafSignature(model, asked, 6)).toBe("111111");
    const found = nearestPeers(model, asked, { ticker: "ME", count: 8 });
    expect(found.map(({ ticker, similarity }) => [ticker, Math.round(similarity * 6)])).toEqual([
      ["G", 6],
      ["F", 5],
      ["E", 4],
      ["D", 3],
      ["C", 2],
      ["H", 2],
      ["B", 1],
      ["A", 0],
    ]);
  });

  it("are empty where the only reference is the company itself", () => {
    expect(tickersOf([])).toEqual([]);
    expect(tickersOf(["ME 11"])).toEqual([]);
  });

  it("share the most leaves, leave out the company itself, and tie by ticker", () => {
    const plain = compileModel(tinyModel());
    // Margin above 5 % is the second leaf of tree one, growth above 10 % the second of tree two.
    expect(leafSignature(plain, askedOf(plain, tinySource()), 2)).toBe("11");
    const model = compileModel(
      tinyModel({
        references: ["ME 11", "ZZ 11", "BB 10", "AA 01", "CC 00"].map((text) => {
          const [ticker = "", leaves = ""] = text.split(" ");
          return { ticker, leaves };
        }),
      }),
    );
    expect(nearestPeers(model, askedOf(model, tinySource()), { ticker: "ME", count: 3 })).toEqual([
      { ticker: "ZZ", similarity: 1 },
      { ticker: "AA", similarity: 0.5 },
      { ticker: "BB", similarity: 0.5 },
    ]);
  });
});
