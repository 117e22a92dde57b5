import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { binOf } from "../src/bins.ts";
import { type Forest, leafOf } from "../src/forest.ts";
import { forestContributions, forestPathsOf } from "../src/forest-paths.ts";
import { forestUnits, perfectForestOf } from "../src/perfect-forest.ts";
import { answer, splitOutcomesFor } from "../src/split-outcomes.ts";
import { binColumns, binEdges } from "./bin-edges.ts";
import { type BoostingOptions, growForest } from "./boosted-trees.ts";
import { randomStream } from "./random.ts";

const plain: BoostingOptions = {
  objective: { kind: "squared" },
  trees: 40,
  depth: 3,
  learningRate: 0.1,
  minimumLeaf: 20,
  ridge: 0,
  rowShare: 1,
  featureShare: 1,
  unit: 1e-9,
  random: randomStream(1),
};

/** Rows of six uniform features, a tenth of the values missing, and a target with steps, slopes and noise. */
function sample(count: number, missingShare: number) {
  const random = randomStream(11);
  const rows = Array.from({ length: count }, () => Array.from({ length: 6 }, () => random() * 4 - 2));
  const target = Float64Array.from(rows, ([a = 0, b = 0, c = 0]) => {
    const noise = (random() + random() + random() - 1.5) * 0.6;
    return (a > 0.3 ? 1 : -0.5) + 0.7 * b + (c > 0 && a > 0 ? 0.8 : 0) + noise;
  });
  const withGaps = rows.map((row) => row.map((value) => (random() < missingShare ? Number.NaN : value)));
  return { rows: withGaps, target };
}

/** The forest's answer, tree by tree as it was grown. */
const unitsOf = (forest: Forest, bins: readonly number[]): number =>
  Array.from(forest.starts).reduce((sum, start) => sum + (forest.value[leafOf(forest, start, bins)] ?? 0), forest.base);

function trained(rows: readonly number[][], target: Float64Array, options: Partial<BoostingOptions>) {
  const edges = (rows[0] ?? []).map((_, feature) => binEdges(rows.map((row) => row[feature] ?? Number.NaN)));
  const forest = growForest(binColumns(rows, edges), target, { ...plain, random: randomStream(1), ...options });
  const predict = (row: readonly number[]) =>
    unitsOf(
      forest,
      row.map((value, feature) => binOf(edges[feature] ?? [], value)),
    ) * forest.unit;
  return { forest, edges, predict };
}

const pinball = (level: number, truth: ArrayLike<number>, said: readonly number[]) =>
  said.reduce((total, value, index) => {
    const residual = (truth[index] ?? 0) - value;
    return total + Math.max(level * residual, (level - 1) * residual);
  }, 0) / said.length;

describe("boosted trees", () => {
  it("cut a step where it is, and set both sides to their means", () => {
    // One tree, learning rate 1: left mean of (1, 1, 1) is 1, right mean of (5, 7) is 6; missing has no row.
    const rows = [[1], [2], [3], [4], [5]];
    const target = Float64Array.of(1, 1, 1, 5, 7);
    const { predict, forest } = trained(rows, target, { trees: 1, depth: 1, learningRate: 1, minimumLeaf: 1 });
    expect(forest.code).toHaveLength(3);
    expect([2, 4].map((value) => predict([value]))).toEqual([expect.closeTo(1, 8), expect.closeTo(6, 8)]);
  });

  it("send a missing value to the side that it resembles", () => {
    const rows = [[1], [2], [3], [4], [Number.NaN], [Number.NaN]];
    const target = Float64Array.of(0, 0, 9, 9, 9, 9);
    const { predict } = trained(rows, target, { trees: 1, depth: 1, learningRate: 1, minimumLeaf: 1 });
    expect(predict([Number.NaN])).toBeCloseTo(9, 8);
  });

  it("set the leaf of a quantile forest to that quantile", () => {
    const target = Float64Array.from({ length: 101 }, (_, index) => index);
    const rows = Array.from(target, () => [0]);
    const { predict } = trained(rows, target, { objective: { kind: "quantile", level: 0.9 }, trees: 1 });
    expect(predict([0])).toBeCloseTo(90, 6);
  });

  it("give contributions that add up to the prediction exactly, in integer units", () => {
    const { rows, target } = sample(600, 0.1);
    const { forest, edges } = trained(rows, target, { unit: 1e-4, rowShare: 0.7, featureShare: 0.5 });
    const filled = perfectForestOf(forest, 6);
    const paths = forestPathsOf(filled);
    const turns = splitOutcomesFor(6);
    for (const row of rows.slice(0, 100)) {
      const bins = row.map((value, feature) => binOf(edges[feature] ?? [], value));
      for (const [feature, bin] of bins.entries()) answer(turns, feature, bin);
      const contributions = forestContributions(paths, turns, 6);
      expect(contributions.reduce((total, units) => total + units, paths.baseline)).toBe(unitsOf(forest, bins));
      expect(forestUnits(filled, turns)).toBe(unitsOf(forest, bins));
    }
  });

  it("give the same forest for the same seed and another one for another", () => {
    const { rows, target } = sample(300, 0.1);
    const valuesOf = ({ forest }: { forest: Forest }) => Array.from(forest.value);
    const withSeed = (seed: number) => valuesOf(trained(rows, target, { rowShare: 0.7, random: randomStream(seed) }));
    expect(withSeed(3)).toEqual(withSeed(3));
    expect(withSeed(3)).not.toEqual(withSeed(4));
  });
});

const python = "/usr/bin/python3";
const hasScikitLearn = (() => {
  try {
    execFileSync(python, ["-c", "import sklearn.ensemble"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

const script = `
import json, sys
import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor as H
task = json.load(open(sys.argv[1]))
X = np.array([[np.nan if v is None else v for v in row] for row in task["rows"]], dtype=float)
y = np.array(task["target"])
def fit(**kw):
    m = H(max_iter=40, max_depth=3, max_leaf_nodes=None, learning_rate=0.1, min_samples_leaf=20, max_bins=63,
          l2_regularization=0.0, early_stopping=False, **kw)
    return m.fit(X, y).predict(X).tolist()
print(json.dumps({"squared": fit(loss="squared_error"), "low": fit(loss="quantile", quantile=0.1), "middle": fit(loss="quantile", quantile=0.5)}))
`;

// Needs Debian's python3-sklearn; everything above runs without it.
describe.skipIf(!hasScikitLearn)("boosted trees beside scikit-learn on the same rows", () => {
  // Values on a grid of 41 points: both sides then cut at the same midpoints and can be compared to the last digits.
  const { rows: continuous, target } = sample(1500, 0.1);
  const rows = continuous.map((row) => row.map((value) => Math.round(value * 10) / 10));
  const reference = () => {
    const folder = mkdtempSync(join(tmpdir(), "valora-trees-"));
    try {
      writeFileSync(join(folder, "task.json"), JSON.stringify({ rows, target: [...target] }));
      return JSON.parse(
        execFileSync(python, ["-c", script, join(folder, "task.json")], {
          encoding: "utf8",
          env: { ...process.env, OMP_NUM_THREADS: "1" },
        }),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it("give the same squared-error predictions, and pinball losses within one per cent", () => {
    const theirs: Record<"squared" | "low" | "middle", number[]> = reference();
    const squared = trained(rows, target, {});
    const differences = rows.map((row, index) => Math.abs(squared.predict(row) - (theirs.squared[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(1e-5);
    for (const [name, level] of [
      ["low", 0.1],
      ["middle", 0.5],
    ] as const) {
      const ours = trained(rows, target, { objective: { kind: "quantile", level } });
      const ratio = pinball(level, target, rows.map(ours.predict)) / pinball(level, target, theirs[name]);
      expect(Math.abs(ratio - 1), `${name}: ours ÷ theirs ${ratio}`).toBeLessThan(0.01);
    }
  });
});
