import { describe, expect, it } from "vitest";
import type { ModelFile } from "./model-file.ts";
import { ModelFileError, parseModelFile } from "./parse-model-file.ts";
import { tinyModel } from "./tiny-model-contract.ts";

const travelled = (model: unknown): unknown => JSON.parse(JSON.stringify(model));
const withHead = (changes: object): unknown => ({ ...tinyModel(), heads: [{ ...tinyModel().heads[0], ...changes }] });
/** A tree that asks its questions one after another, each on the right of the one before. */
const leaning = (depth: number) => {
  const nodes = [...Array.from({ length: depth }, () => [1, 0]).flat(), 0];
  return { base: 0, nodes, values: nodes.map(() => 0) };
};
const withForest = (low: unknown) => withHead({ forests: { ...tinyModel().heads[0]?.forests, low } });

describe("a model file", () => {
  it("is read back as it was written", () => {
    expect(parseModelFile(travelled(tinyModel()))).toEqual<ModelFile>(tinyModel());
  });

  it("may cut a feature sixty-three times, and ask for the last of its features and its smallest bin", () => {
    const edges = Array.from({ length: 63 }, (_, at) => at);
    const cut = { ...tinyModel(), features: tinyModel().features.map((feature) => ({ ...feature, edges })) };
    expect(parseModelFile(travelled(cut)).features[0]?.edges).toHaveLength(63);
    // The industry is the thirty-fifth question; the largest code that asks for it is 128 × 35.
    const nodes = [128 * 35, 0, 1, 0, 0, 0];
    const values = [0, 1, 2, 3, 4, -5];
    const read = parseModelFile(travelled(withForest({ base: -3, nodes, values })));
    expect(read.heads[0]?.forests.low).toEqual({ base: -3, nodes, values });
    expect(parseModelFile(travelled(withForest(leaning(8)))).heads[0]?.forests.low).toEqual(leaning(8));
  });

  it("may have a forest without a tree, whose base is all it says", () => {
    const none = { base: 7, nodes: [], values: [] };
    expect(parseModelFile(travelled(withForest(none))).heads[0]?.forests.low).toEqual(none);
  });

  it("may name the leaves of 255 trees, which a byte counts", () => {
    const references = [{ ticker: "A", leaves: "1".repeat(255) }];
    expect(parseModelFile(travelled(tinyModel({ references }))).references).toEqual(references);
  });

  it.each([
    ["format", { ...tinyModel(), format: "other/9" }],
    ["model", []],
    ["unit", { ...tinyModel(), unit: null }],
    ["features", { ...tinyModel(), features: tinyModel().features.slice(1) }],
    [
      "features[0].edges",
      { ...tinyModel(), features: tinyModel().features.map((feature) => ({ ...feature, edges: [2, 1] })) },
    ],
    ["heads", { ...tinyModel(), heads: [] }],
    ["references", tinyModel({ references: [{ ticker: "A", leaves: "1".repeat(256) }] })],
    ["references[0].leaves", tinyModel({ references: [{ ticker: "A", leaves: "1-" }] })],
    [
      "references[1].leaves",
      tinyModel({
        references: [
          { ticker: "A", leaves: "10" },
          { ticker: "B", leaves: "1" },
        ],
      }),
    ],
    ["heads[0].anchor", withHead({ anchor: "price" })],
    ["heads[0].sectorPremium", withHead({ sectorPremium: { wizardry: 1 } })],
    ["heads[0].forests.low", withForest({ base: 0, nodes: [0], values: [] })],
    ["heads[0].forests.low.nodes", withForest({ base: 0, nodes: [1, 0], values: [0, 0] })],
    ["heads[0].forests.low.nodes", withForest({ base: 0, nodes: [128 * 99, 0, 0], values: [0, 0, 0] })],
    ["heads[0].forests.low.values", withForest({ base: 0, nodes: [0], values: [0.5] })],
    [
      "features[0].edges",
      {
        ...tinyModel(),
        features: tinyModel().features.map((feature) => ({
          ...feature,
          edges: Array.from({ length: 64 }, (_, at) => at),
        })),
      },
    ],
    [
      "features[0].edges",
      { ...tinyModel(), features: tinyModel().features.map((feature) => ({ ...feature, edges: [1, 1] })) },
    ],
    ["features", { ...tinyModel(), features: [...tinyModel().features, tinyModel().features[0]] }],
    ["features", { ...tinyModel(), features: tinyModel().features.toReversed() }],
    ["version", { ...tinyModel(), version: "" }],
    ["seed", { ...tinyModel(), seed: "1" }],
    ["countries", { ...tinyModel(), countries: [7] }],
    ["limits.bandRatio", { ...tinyModel(), limits: { ...tinyModel().limits, bandRatio: "4" } }],
    ["conformal.all.high", { ...tinyModel(), conformal: { all: { low: 0 }, sectors: {} } }],
    ["conformal.sectors", { ...tinyModel(), conformal: { ...tinyModel().conformal, sectors: { wizardry: {} } } }],
    ["references[1].leaves", { ...tinyModel(), references: [{ ticker: "A", leaves: "1" }, { ticker: "B" }] }],
    ["heads[0].forests.low", withForest(null)],
    ["heads[0].forests.low.nodes", withForest({ base: 0, nodes: [-1], values: [0] })],
    ["heads[0].forests.low.nodes", withForest({ base: 0, nodes: [1 + 128 * 35, 0, 0], values: [0, 0, 0] })],
    ["heads[0].forests.low.nodes", withForest({ base: 0, nodes: [0, 1, 0], values: [0, 0, 0] })],
    ["heads[0].forests.low.nodes", withForest(leaning(9))],
    ["votes", { ...tinyModel(), votes: ["wizardry"] }],
  ])("is refused with the place named: %s", (place, model) => {
    expect(() => parseModelFile(travelled(model))).toThrow(ModelFileError);
    expect(() => parseModelFile(travelled(model))).toThrow(`${place}: `);
  });
});
