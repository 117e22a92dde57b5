import fc from "fast-check";
import { expect, it } from "vitest";
import type { Unit } from "../inputs/units.ts";
import { anyFile } from "../methods/any-file-contract.ts";
import { anyRequest } from "../methods/any-request-contract.ts";
import { inOtherCurrency } from "../methods/restated-file-contract.ts";
import type { CompanyFile } from "../report/report.ts";
import type { ValuationRequest } from "../value-company.ts";
import { type Company, normaliseCompany } from "./normalise-company.ts";

type Told = readonly [place: string, value: unknown];

/** What a company is made of stands in its own unit; what a function tells is asked for by the methods. */
const given: ReadonlySet<string> = new Set<keyof Company>([
  ...(["fundamentals", "reference", "history", "peers", "furtherPeers", "prediction", "overrides"] as const),
]);

const isAmount = (unit: unknown) => unit === "money" || unit === "perShare";

/** Each number and word of a company by its place, amounts as so many of a unit of money. */
function toldOf(part: unknown, unitOfMoney: number, place = ""): Told[] {
  if (typeof part === "function") return [];
  if (typeof part !== "object" || part === null) return [[place, part]];
  if ("unit" in part && "value" in part) {
    const { unit, value } = part as { unit: Unit; value: number };
    return [[place, isAmount(unit) ? value / unitOfMoney : value]];
  }
  return Object.entries(part)
    .filter(([name]) => place !== "" || !given.has(name))
    .flatMap(([name, each]) => toldOf(each, unitOfMoney, `${place}.${name}`));
}

const companyOf = (file: CompanyFile, request: ValuationRequest, unitOfMoney: number) =>
  toldOf(normaliseCompany(inOtherCurrency(file, unitOfMoney), request), unitOfMoney);

it("is the same company in any unit of money: each rate, reason, warning and amount", () => {
  fc.assert(
    fc.property(anyFile, anyRequest, (file, request) => {
      const before = companyOf(file, request, 1);
      // In the smaller unit no figure of a company reaches 1.
      for (const unitOfMoney of [1024, 2 ** -60]) {
        const after = companyOf(file, request, unitOfMoney);
        expect(after.map(([place]) => place)).toEqual(before.map(([place]) => place));
        for (const [index, [place, value]] of before.entries()) {
          const found = after[index]?.[1];
          if (typeof value !== "number" || value === 0) expect(found, place).toBe(value);
          else expect(Number(found) / value, place).toBeCloseTo(1, 9);
        }
      }
    }),
    { numRuns: 150 },
  );
});
