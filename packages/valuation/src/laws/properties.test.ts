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
import { between, relative, runs } from "./law-runs-contract.ts";

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
