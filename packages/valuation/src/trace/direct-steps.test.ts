import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { directSteps } from "./direct-steps.ts";
import { formulaCatalogue } from "./formula-catalogue.ts";

/** The names of a formula's inputs, as its text shows them. */
const namesOf = (expression: string) => [
  ...new Set([...expression.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)),
];

const formulas = [...directSteps.keys()].flatMap((id) => formulaCatalogue.get(id) ?? []);

describe("a step computed directly", () => {
  it("is of a formula of the catalogue", () => {
    expect(formulas.map(({ id }) => id)).toEqual([...directSteps.keys()]);
  });

  it.each(formulas)("gives what $id gives, to the last bit", ({ id, expression, evaluate }) => {
    const names = namesOf(expression);
    const ids = Object.fromEntries(names.map((name, place) => [name, names.length - place]));
    const numbers = fc.array(fc.double({ noNaN: false }), { minLength: names.length + 2, maxLength: names.length + 2 });
    fc.assert(
      fc.property(numbers, (values) => {
        const inputs = Object.fromEntries(names.map((name, place) => [name, values[names.length - place]]));
        // The inputs have the names of the formula's text, which are those that it takes.
        expect(directSteps.get(id)?.(values, ids)).toBe(evaluate(inputs as never));
      }),
    );
  });

  it("is told where its values are not known", () => {
    expect(directSteps.get("grownMoney")?.([], { before: 0, growth: 1 })).toBeNaN();
  });

  it("makes up most of the steps of a flow method", () => {
    const { methods } = valueCompany(sampleFile(), { scenario: "neutral", overrides: {} });
    for (const { outcome, family } of methods) {
      if (outcome.kind !== "estimate" || family !== "flows") continue;
      const steps = outcome.trace.nodes.flatMap((node) => (node.kind === "step" ? [node.formula] : []));
      expect(steps.filter((id) => directSteps.has(id)).length).toBeGreaterThan(steps.length / 2);
    }
  });
});
