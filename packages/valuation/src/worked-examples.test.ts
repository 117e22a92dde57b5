import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { cashFlowExamples } from "./worked-examples/cash-flows.examples.ts";
import { claimAndAssetExamples } from "./worked-examples/claims-and-assets.examples.ts";
import { costOfCapitalExamples } from "./worked-examples/cost-of-capital.examples.ts";
import { dividendExamples } from "./worked-examples/dividends.examples.ts";
import { type Adapters, inputsOf, type Json, known } from "./worked-examples/example-inputs.ts";
import { mathematicsExamples } from "./worked-examples/mathematics.examples.ts";
import { multipleExamples } from "./worked-examples/multiples.examples.ts";
import { qualityExamples } from "./worked-examples/quality.examples.ts";
import { residualIncomeExamples } from "./worked-examples/residual-income.examples.ts";

/** Published examples with their answers, kept beside the repository; without them this file skips. */
const file = resolve(import.meta.dirname, "../../../../shared/examples/worked-examples.json");

type Example = {
  id: string;
  method: string;
  inputs: Json;
  expected: Record<string, Json>;
  tolerance: number | Record<string, number>;
};

const adapters: Adapters = {
  ...cashFlowExamples,
  ...claimAndAssetExamples,
  ...costOfCapitalExamples,
  ...dividendExamples,
  ...mathematicsExamples,
  ...multipleExamples,
  ...qualityExamples,
  ...residualIncomeExamples,
};

/** Technical indicators are drawn by the application; they value nothing. */
const isElsewhere = ({ method }: Example) => method.startsWith("ta.");

function expectWithin(actual: unknown, expected: Json, tolerance: number, path: string): void {
  if (Array.isArray(expected)) {
    const items: unknown[] = Array.isArray(actual) ? actual : [];
    expect(items, path).toHaveLength(expected.length);
    expected.forEach((item, index) => {
      expectWithin(items[index], item, tolerance, `${path}[${index}]`);
    });
    return;
  }
  if (typeof expected !== "number") {
    expect(actual, path).toBe(expected);
    return;
  }
  expect(actual, path).toBeTypeOf("number");
  expect(Math.abs(Number(actual) - expected), `${path}: ${actual} against ${expected}`).toBeLessThanOrEqual(tolerance);
}

describe.skipIf(!existsSync(file))("published worked examples", () => {
  const examples: Example[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const ours = examples.filter((example) => !isElsewhere(example));

  it.each(ours.map((example) => [example.id, example] as const))("%s comes out within its tolerance", (_, example) => {
    const { method, inputs, expected, tolerance } = example;
    const answers = known(adapters[method])(inputsOf(inputs));
    for (const [name, value] of Object.entries(expected)) {
      const allowed = typeof tolerance === "number" ? tolerance : (tolerance[name] ?? 0);
      expectWithin(answers[name], value, allowed, name);
    }
  });

  it("are covered, all but those of technical indicators", () => {
    const elsewhere = examples.filter(isElsewhere).map(({ id }) => id);
    console.log(`${ours.length} of ${examples.length} worked examples covered; elsewhere: ${elsewhere.join(", ")}`);
    expect(ours.filter(({ method }) => adapters[method] === undefined).map(({ id }) => id)).toEqual([]);
  });
});
