import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFile } from "../methods/any-file-contract.ts";
import { anyRequest } from "../methods/any-request-contract.ts";
import { afterSplit, inOtherCurrency } from "../methods/restated-file-contract.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { sensitivityOf } from "../understanding/sensitivity.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { relative, runs } from "./law-runs-contract.ts";

describe("laws of the whole valuation", () => {
  // A fixed thousand, valued once for all laws; `methodContract` draws others at every run.
  const cases = fc.sample(fc.tuple(anyFile, anyRequest), { ...runs, seed: 2026 });
  const reports = cases.map(([file, request]) => valueCompany(file, request));
  const property = (check: (report: ValuationReport, file: CompanyFile, request: ValuationRequest) => void) => {
    for (const [index, [file, request]] of cases.entries()) {
      const report = reports[index];
      if (report) check(report, file, request);
    }
  };
  const answers = ({ methods }: ValuationReport) =>
    methods.map(({ outcome }) => (outcome.kind === "estimate" ? outcome.valuePerShare : outcome.reason));
  /** The same answers, values times a factor. */
  const expectScaled = (before: ValuationReport, after: ValuationReport, factor: number) => {
    const expected = answers(before);
    for (const [index, answer] of answers(after).entries()) {
      const other = expected[index];
      if (typeof answer === "number" && typeof other === "number")
        expect(relative(answer / factor, other)).toBeLessThan(1e-9);
      else expect(answer).toBe(other);
    }
  };

  it("another unit of money changes values by as much and reasons not at all", () => {
    property((report, file, request) => {
      expectScaled(report, valueCompany(inOtherCurrency(file, 1024), request), 1024);
    });
  });

  it("a split n for one divides values per share by n", () => {
    property((report, file, request) => {
      expectScaled(report, valueCompany(afterSplit(file, 4), request), 1 / 4);
    });
  });

  it("conservative is at most neutral, neutral at most optimistic", () => {
    property((report) => {
      for (const { range } of report.methods) {
        const values = scenarios.map((scenario) => range[scenario]).filter((value) => value !== null);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }
    });
  });

  it("every number is finite, every absence has a reason", () => {
    property((report) => {
      const { summary, assumptions, methods } = report;
      for (const each of [...Object.values(summary), ...Object.values(assumptions)]) {
        if (typeof each === "number") expect(each).toSatisfy(Number.isFinite);
      }
      for (const { outcome } of methods) {
        if (outcome.kind === "estimate")
          expect(outcome.valuePerShare).toSatisfy((value: number) => value > 0 && value < 1e300);
        else expect(outcome.reason).toBeTypeOf("string");
      }
    });
  });

  it("the middle of the sensitivity table is the value itself, bit for bit", () => {
    property((report) => {
      const table = sensitivityOf(report, { price: null, reach: 1 });
      if (table.kind !== "sensitivity") return;
      const outcome = report.methods.find(({ method }) => method === table.method)?.outcome;
      const middle = table.cells[1]?.[1];
      expect(middle?.kind === "value" && middle.value).toBe(outcome?.kind === "estimate" && outcome.valuePerShare);
    });
  });

  it("the order of keys means nothing", () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, each]) => [key, turned(each)]),
      );
    };
    property((report, file, request) => {
      // The same object with its keys in the other order.
      const other = valueCompany(turned(file) as CompanyFile, turned(request) as ValuationRequest);
      expect(answers(other)).toEqual(answers(report));
      expect(other.summary).toEqual(report.summary);
    });
  });

  it("no source asks what the reader's language or time zone is", () => {
    const source = resolve(import.meta.dirname, "..");
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
    );
    const sources = files.map((file) => readFileSync(resolve(source, file), "utf8")).join("\n");
    expect(files.length).toBeGreaterThan(80);
    expect(sources).not.toMatch(
      /toLocale|localeCompare|\bIntl\.|getTimezoneOffset|getHours|process\.env|Date\.now|Math\.random/,
    );
  });
});
