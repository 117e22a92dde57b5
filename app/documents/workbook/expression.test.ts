import { createMarketData } from "@valora/market-data";
import { type TraceNode, valueCompany } from "@valora/valuation";
import { choosePeers } from "@valora/valuation/peers";
import { describe, expect, it } from "vitest";
import { type Expression, parseExpression } from "./expression.ts";

type Numbers = Readonly<Record<string, number | readonly number[]>>;
type Value = number | readonly number[];

const apply = (value: Value, compute: (number: number) => number): Value =>
  typeof value === "number" ? compute(value) : value.map(compute);
const list = (value: Value): readonly number[] => (typeof value === "number" ? [value] : value);
const median = (values: readonly number[], probability = 0.5) => {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * probability;
  const [below, above] = [sorted[Math.floor(position)] ?? Number.NaN, sorted[Math.ceil(position)] ?? Number.NaN];
  return below + (above - below) * (position - Math.floor(position));
};

/** Computes the text of a formula by the letter: a second engine, to hold the first against its own words. */
function evaluated(expression: Expression, numbers: Numbers): Value {
  const of = (each: Expression) => evaluated(each, numbers);
  switch (expression.kind) {
    case "number":
      return Number(expression.text);
    case "input":
      return numbers[expression.name] ?? Number.NaN;
    case "group":
      return of(expression.of);
    case "negative":
      return apply(of(expression.of), (value) => -value);
    case "absolute":
      return apply(of(expression.of), Math.abs);
    case "root":
      return apply(of(expression.of), Math.sqrt);
    case "exponential":
      return apply(of(expression.of), Math.exp);
    case "sum":
      return list(of(expression.of)).reduce((sum, value) => sum + value, 0);
    case "presentValue": {
      const rate = Number(of(expression.rate));
      return list(numbers[expression.flows] ?? []).reduce((sum, flow, at) => sum + flow / (1 + rate) ** (at + 1), 0);
    }
    case "medianSlope": {
      const [values, years] = [list(numbers[expression.values] ?? []), list(numbers[expression.years] ?? [])];
      return median(
        values.flatMap((value, index) =>
          values
            .slice(index + 1)
            .map((later, after) => Math.log(later / value) / ((years[index + 1 + after] ?? 0) - (years[index] ?? 0))),
        ),
      );
    }
    case "call": {
      const inputs = expression.inputs.map(of);
      const all = inputs.flatMap(list);
      if (expression.name === "quantile") return median(list(inputs[0] ?? []), Number(inputs[1]));
      if (expression.name === "mean") return all.reduce((sum, value) => sum + value, 0) / all.length;
      return expression.name === "median" ? median(all) : Math[expression.name](...all);
    }
    case "binary": {
      const [left, right] = [of(expression.left), of(expression.right)];
      const compute = operations[expression.operator];
      if (typeof right === "number") return apply(left, (value) => compute(value, right));
      return right.map((value, index) => compute(typeof left === "number" ? left : (left[index] ?? Number.NaN), value));
    }
  }
}

const operations = {
  "+": (a: number, b: number) => a + b,
  "−": (a: number, b: number) => a - b,
  "×": (a: number, b: number) => a * b,
  "÷": (a: number, b: number) => a / b,
  "^": (a: number, b: number) => a ** b,
};

const marketData = await createMarketData();

async function stepsOf(ticker: string): Promise<{ step: TraceNode & { kind: "step" }; numbers: Numbers }[]> {
  const { fundamentals } = await marketData.fundamentalsOf(ticker);
  const file = {
    fundamentals,
    reference: marketData.referenceFor(fundamentals),
    peers: choosePeers(fundamentals, marketData.peerCandidates(fundamentals)),
  };
  return valueCompany(file, { scenario: "neutral", overrides: {} }).methods.flatMap(({ outcome }) => {
    if (outcome.kind !== "estimate") return [];
    const { nodes } = outcome.trace;
    const at = (id: number) => nodes[id]?.value ?? Number.NaN;
    return nodes.flatMap((step) => {
      if (step.kind !== "step") return [];
      const inputs = Object.entries(step.inputs);
      const numbers = inputs.map(([name, ids]) => [name, typeof ids === "number" ? at(ids) : ids.map(at)]);
      return [{ step, numbers: Object.fromEntries(numbers) }];
    });
  });
}

describe("the text of a formula", () => {
  it("says what the engine computes, for every step of every included company", async () => {
    const formulas = new Set<string>();
    let steps = 0;
    for (const ticker of marketData.bundledTickers()) {
      for (const { step, numbers } of await stepsOf(ticker)) {
        const read = parseExpression(step.expression, (input) => Array.isArray(numbers[input]));
        const said = Number(evaluated(read, numbers));
        const scale = Math.max(1e-9, Math.abs(step.value));
        if (!(Math.abs(said - step.value) <= 1e-9 * scale)) {
          expect.fail(`${ticker} ${step.formula} (${step.expression}): ${said} instead of ${step.value}`);
        }
        formulas.add(step.formula);
        steps += 1;
      }
    }
    expect(steps).toBeGreaterThan(100_000);
    expect(formulas.size).toBeGreaterThan(60);
  });

  it.each([
    ["{a} + {b} × {c}", 7],
    ["({a} + {b}) × {c}", 9],
    ["{c} − {b} − {a}", 0],
    ["{c} ÷ {b} ÷ {a}", 1.5],
    ["−{a} + |{a} − {c}|", 1],
    ["√(2.25 × {b} × {b}) ^ {b}", 9],
    ["Σ {list} × {weights} ÷ Σ {weights}", 2.25],
    ["Σ {list} × {c}", 18],
    ["1 ÷ mean(1 ÷ {list})", 18 / 11],
    ["min(max({a}, {b}), {c}) + quantile({list}, 0.25)", 3.5],
  ])("%s is %d", (text, result) => {
    const numbers = { a: 1, b: 2, c: 3, list: [1, 2, 3], weights: [1, 1, 2] };
    const read = parseExpression(text, (input) => input === "list" || input === "weights");
    expect(evaluated(read, numbers)).toBeCloseTo(result, 12);
  });

  it.each(["{a} +", "({a}", "{a} {b}", "log({a})", "exp({a}, {b})", "{a} % {b}", "Σ"])(
    "is not read by guess: %s",
    (text) => {
      expect(() => parseExpression(text, () => false)).toThrow(/Formula/);
    },
  );
});
