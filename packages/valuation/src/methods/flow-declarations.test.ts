import { expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";
import { flowDeclarations, flowMethodNames } from "./flow-declarations.ts";

function valueBy(method: string, overrides: AssumptionOverrides) {
  const { methods } = valueCompany(sampleFile(), { scenario: "neutral", overrides });
  const outcome = methods.find((each) => each.method === method)?.outcome;
  return outcome?.kind === "estimate" ? outcome.valuePerShare : Number.NaN;
}

it.each(flowMethodNames)("says of %s whether shares that are given away take a part of its value", (method) => {
  const [plain, diluted] = [valueBy(method, {}), valueBy(method, { dilution: 0.03 })];
  expect(plain).toBeGreaterThan(0);
  if (flowDeclarations[method].isDiluted) expect(diluted).toBeLessThan(plain);
  else expect(diluted).toBe(plain);
});
