import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enterpriseToEquity, marketToEnterpriseValue } from "../formulas/cash-flow/bridge.ts";
import { economicProfitValue } from "../formulas/cash-flow/economic-profit.ts";
import { enterpriseValue, twoStageEnterpriseValue } from "../formulas/cash-flow/enterprise-value.ts";
import { impliedGrowthTwoStage } from "../formulas/cash-flow/reverse.ts";
import { enterpriseMultiple } from "../formulas/multiples/multiples.ts";
import { simulate } from "../formulas/statistics/monte-carlo.ts";
import { normalDraw } from "../formulas/statistics/random-draws.ts";
import { gordonTerminalValue, valueDriverTerminalValue } from "../formulas/time-value/terminal-value.ts";
import { npv, presentValue } from "../formulas/time-value/time-value.ts";
import { anyFile } from "../methods/any-file-contract.ts";
import { anyRequest } from "../methods/any-request-contract.ts";
import { afterSplit, inOtherCurrency } from "../methods/restated-file-contract.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { sensitivityOf } from "../understanding/sensitivity.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";

/** The laws that hold whatever the figures are, a thousand times each. */
const runs = { numRuns: 1000 };
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const relative = (one: number, other: number) => Math.abs(one / other - 1);

describe("laws of discounted flows", () => {
  const stages = fc.record({
    flow: between(0.01, 1e6),
    growth: between(-0.4, 0.4),
    years: fc.integer({ min: 1, max: 15 }),
    stableGrowth: between(-0.02, 0.03),
    wacc: between(0.04, 0.3),
  });
  const worthOf = (inputs: Parameters<typeof twoStageEnterpriseValue>[0]) =>
    twoStageEnterpriseValue(inputs)?.value ?? Number.NaN;

  it("grow with their flows, one to one", () => {
    fc.assert(
      fc.property(stages, between(1e-9, 1e9), (inputs, factor) => {
        expect(relative(worthOf({ ...inputs, flow: inputs.flow * factor }) / factor, worthOf(inputs))).toBeLessThan(
          1e-12,
        );
      }),
      runs,
    );
  });

  it("fall when the rate rises, and rise with growth", () => {
    fc.assert(
      fc.property(stages, between(1e-4, 0.1), (inputs, step) => {
        const value = worthOf(inputs);
        expect(worthOf({ ...inputs, wacc: inputs.wacc + step })).toBeLessThan(value);
        expect(worthOf({ ...inputs, growth: inputs.growth + step })).toBeGreaterThan(value);
        const { stableGrowth, wacc } = inputs;
        const faster = stableGrowth + Math.min(step, (wacc - stableGrowth) / 2);
        expect(worthOf({ ...inputs, stableGrowth: faster })).toBeGreaterThan(value);
      }),
      runs,
    );
  });

  it("give back the growth that they were made of, to nine digits", () => {
    fc.assert(
      fc.property(stages, ({ growth, ...rest }) => {
        const found = impliedGrowthTwoStage({ ...rest, enterpriseValue: worthOf({ growth, ...rest }) });
        expect(found.kind === "root" && Math.abs(found.growth - growth)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  it("are the capital and its economic profits", () => {
    const money = between(0, 500);
    const plan = fc.array(fc.tuple(money, money), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(plan, money, between(0.05, 0.3), between(0.05, 0.3), (years, investedCapital, wacc, ronic) => {
        const nopats = years.map(([nopat]) => nopat);
        const netInvestments = years.map(([, investment]) => investment);
        const terminal = { growth: Math.min(wacc, ronic) / 3, returnOnNewCapital: ronic, wacc };
        const terminalValue = valueDriverTerminalValue({ nopat: 100, ...terminal }) ?? Number.NaN;
        const flows = years.map(([nopat, investment]) => nopat - investment);
        const byFlows = enterpriseValue({ flows, wacc, terminalValue })?.value ?? Number.NaN;
        const byProfits =
          economicProfitValue({ investedCapital, nopats, netInvestments, terminalNopat: 100, ...terminal }) ??
          Number.NaN;
        expect(Math.abs(byProfits - byFlows)).toBeLessThan(1e-7);
      }),
      runs,
    );
  });

  it("to shareholders are dividends, free cash flow and residual income alike under clean surplus", () => {
    const years = fc.array(fc.tuple(between(-0.2, 0.5), between(0, 1)), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(years, between(1, 1000), between(0.05, 0.2), (plan, bookValue, costOfEquity) => {
        let book = bookValue;
        const path = plan.map(([returnOnEquity, payout]) => {
          const netIncome = returnOnEquity * book;
          const dividend = netIncome > 0 ? payout * netIncome : 0;
          const before = book;
          book += netIncome - dividend;
          // Free cash flow to equity: profit less what stays in the company.
          return { netIncome, dividend, before, toEquity: netIncome - (book - before) };
        });
        const closing = presentValue({ amount: book, rate: costOfEquity, years: plan.length });
        const worth = (flows: number[]) => npv({ rate: costOfEquity, flows });
        const byDividends = worth(path.map(({ dividend }) => dividend)) + closing;
        const byEquityFlows = worth(path.map(({ toEquity }) => toEquity)) + closing;
        const byIncome = bookValue + worth(path.map(({ netIncome, before }) => netIncome - costOfEquity * before));
        expect(relative(byIncome, byDividends)).toBeLessThan(1e-10);
        expect(relative(byEquityFlows, byDividends)).toBeLessThan(1e-10);
      }),
      runs,
    );
  });
});

describe("laws of claims and multiples", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });

  it("one of cash more is one of equity more, exactly", () => {
    fc.assert(
      fc.property(amount, amount, amount, (value, debt, cash) => {
        const equity = enterpriseToEquity({ enterpriseValue: value, debt, cash });
        expect(enterpriseToEquity({ enterpriseValue: value, debt, cash: cash + 1 })).toBe(equity + 1);
      }),
      runs,
    );
  });

  it("who finances a firm of one value does not change its multiple", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        amount,
        amount,
        between(0.1, 1e5),
        (value, debt, cash, metric) => {
          const marketCapitalization = value - debt + cash;
          const enterprise = marketToEnterpriseValue({ marketCapitalization, debt, cash });
          expect(enterpriseMultiple({ enterpriseValue: enterprise, metric })).toBe(
            enterpriseMultiple({ enterpriseValue: value, metric }),
          );
        },
      ),
      runs,
    );
  });

  it("the same seed draws the same simulation, another one another", () => {
    const simulated = (seed: number) =>
      simulate({
        paths: 20,
        seed,
        draw: (random) => {
          const rate = normalDraw({ random, mean: 0.06, standardDeviation: 0.02 });
          return gordonTerminalValue({ finalFlow: 100, rate, growth: 0.02 });
        },
      });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const [one, same, other] = [simulated(seed), simulated(seed), simulated(seed + 1)];
        expect(same.sortedValues).toEqual(one.sortedValues);
        expect(same.rejected).toBe(one.rejected);
        expect(other.mean).not.toBe(one.mean);
      }),
      runs,
    );
  });
});

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
