import { expect, it } from "vitest";
import { Failure } from "../../failure.ts";
import { policyBodyIn, typedPolicy } from "./policy-form.ts";

const fieldsOf =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? "";

it("reads percentages as the page's language writes them, and nothing as left open", () => {
  const fields = { name: "Casa", wacc: "9,25", growth: "", horizon: "7", scenario: "conservative" };
  expect(policyBodyIn(fieldsOf(fields), "es")).toEqual({
    name: "Casa",
    scenario: "conservative",
    wacc: 0.0925,
    growth: null,
    horizon: 7,
    view: null,
    discounting: null,
    cashFlow: null,
    dividends: null,
    source: null,
  });
  expect(policyBodyIn(fieldsOf({ name: "Casa", view: "relative" }), "es")).toMatchObject({ view: "relative" });
  expect(
    policyBodyIn(fieldsOf({ name: "Casa", discounting: "yearEnd", cashFlow: "sideways", dividends: "halfLife" }), "es"),
  ).toMatchObject({ discounting: "yearEnd", cashFlow: null, dividends: "halfLife" });
  expect(policyBodyIn(fieldsOf({ name: "House", wacc: "9.25" }), "en")).toMatchObject({ wacc: 0.0925 });
});

it.each([
  ["wacc", "nueve"],
  ["growth", "1.000"],
  ["horizon", "7,5"],
])("refuses a %s that is no number, by its field", (param, text) => {
  const read = () => policyBodyIn(fieldsOf({ name: "Casa", [param]: text }), "es");
  expect(read).toThrow(new Failure("numberFormat", { param, kind: "number" }));
  expect(typedPolicy(fieldsOf({ name: "Casa", [param]: text }))).toMatchObject({ name: "Casa", [param]: text, id: "" });
});
