import { describe, expect, it } from "vitest";
import type { ModelFile } from "./model-file.ts";
import { ModelFileError, parseModelFile } from "./parse-model-file.ts";
import { tinyModel } from "./tiny-model.ts";

const travelled = (model: unknown): unknown => JSON.parse(JSON.stringify(model));
const withHead = (changes: object): unknown => ({ ...tinyModel(), heads: [{ ...tinyModel().heads[0], ...changes }] });
const withForest = (low: object) => withHead({ forests: { ...tinyModel().heads[0]?.forests, low } });

describe("a model file", () => {
  it("is read back as it was written", () => {
    expect(parseModelFile(travelled(tinyModel()))).toEqual<ModelFile>(tinyModel());
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
    ["heads[0].anchor", withHead({ anchor: "price" })],
    ["heads[0].sectorPremium", withHead({ sectorPremium: { wizardry: 1 } })],
    ["heads[0].forests.low", withForest({ base: 0, nodes: [0], values: [] })],
    ["heads[0].forests.low.nodes", withForest({ base: 0, nodes: [1, 0], values: [0, 0] })],
    ["heads[0].forests.low.nodes", withForest({ base: 0, nodes: [128 * 99, 0, 0], values: [0, 0, 0] })],
    ["heads[0].forests.low.values", withForest({ base: 0, nodes: [0], values: [0.5] })],
    ["votes", { ...tinyModel(), votes: ["wizardry"] }],
  ])("is refused with the place named: %s", (place, model) => {
    expect(() => parseModelFile(travelled(model))).toThrow(ModelFileError);
    expect(() => parseModelFile(travelled(model))).toThrow(`${place}: `);
  });
});
