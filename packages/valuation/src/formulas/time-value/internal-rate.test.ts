import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { irr, xirr, xnpv } from "./internal-rate.ts";
import { npv } from "./time-value.ts";

const excel = {
  flows: [-10000, 2750, 4250, 3250, 2750],
  dates: ["2008-01-01", "2008-03-01", "2008-10-30", "2009-02-15", "2009-04-01"],
};

function rateOf(found: ReturnType<typeof irr>): number {
  if (found?.kind !== "root") throw new Error(`no single root: ${JSON.stringify(found)}`);
  return found.rate;
}

describe("the internal rate of return", () => {
  it("agrees with the printed answers of the Excel documentation", () => {
    // IRR(−70000, 12000, 15000, 18000, 21000) = −2.1 %; with 26000 more 8.7 %
    expect(rateOf(irr({ flows: [-70000, 12000, 15000, 18000, 21000] }))).toBeCloseTo(-0.0212448, 6);
    expect(rateOf(irr({ flows: [-70000, 12000, 15000, 18000, 21000, 26000] }))).toBeCloseTo(0.0866309, 6);
  });

  it("makes the flows worth nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 30 }),
        (paid, received) => {
          const rate = rateOf(irr({ flows: [-paid, ...received] }));
          const worth = -paid + npv({ rate, flows: received });
          const scale = paid + received.reduce((sum, flow, index) => sum + flow * (1 + rate) ** -(index + 1), 0);
          expect(Math.abs(worth) / scale).toBeLessThan(1e-10);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("reports every rate when there are several", () => {
    // 1000·(1.1)(1.2)-type flows: −1000(1 + r)² + 2300(1 + r) − 1320 = 0 at 10 % and 20 %
    const found = irr({ flows: [-1000, 2300, -1320] });
    expect(found?.kind).toBe("severalRoots");
    const rates = found?.kind === "severalRoots" ? found.rates : [];
    expect(rates).toHaveLength(2);
    expect(rates[0]).toBeCloseTo(0.1, 10);
    expect(rates[1]).toBeCloseTo(0.2, 10);
  });

  it("tells apart two rates a hair from each other", () => {
    // roots at 10 % and 10.2 %: −(x − 1.1)(x − 1.102)
    const found = irr({ flows: [-1, 2.202, -1.2122] });
    const rates = found?.kind === "severalRoots" ? found.rates : [];
    expect(rates).toHaveLength(2);
    expect(rates[0]).toBeCloseTo(0.1, 9);
    expect(rates[1]).toBeCloseTo(0.102, 9);
  });

  it("finds a rate where the curve only touches zero", () => {
    // −(x − 1.1)²
    expect(rateOf(irr({ flows: [-1, 2.2, -1.21] }))).toBeCloseTo(0.1, 5);
  });

  it("finds a rate at which the flows vanish to the last digit", () => {
    // The search passes these points: a year's flow of 1 is worth e^(−u) there, exactly what is paid.
    const [lowest, highest] = [Math.log(1e-6), Math.log(1e6)];
    for (const index of [1400, 1500, 2000]) {
      const u = lowest + ((highest - lowest) * index) / 2_763;
      expect(rateOf(irr({ flows: [-Math.exp(-u), 1] })), String(index)).toBeCloseTo(Math.expm1(u), 9);
    }
  });

  it("does not exist without a change of sign", () => {
    expect(irr({ flows: [100, 200] })).toBeNull();
    expect(irr({ flows: [-100, -200] })).toBeNull();
    expect(irr({ flows: [0, 0] })).toBeNull();
    expect(irr({ flows: [] })).toBeNull();
  });

  it("does not exist when two changes of sign never reach zero", () => {
    expect(irr({ flows: [-100, 150, -100] })).toBeNull();
  });

  it("is not found where nothing but rounding makes the flows vanish", () => {
    const centuryOfNothing = Array.from({ length: 100 }, () => 0);
    expect(rateOf(irr({ flows: [...centuryOfNothing, -100, 110] }))).toBeCloseTo(0.1, 10);
    expect(rateOf(irr({ flows: [-100, 110, ...centuryOfNothing] }))).toBeCloseTo(0.1, 10);
  });

  it("survives a century of flows", () => {
    const flows = [-100, ...Array.from({ length: 100 }, () => 5)];
    expect(rateOf(irr({ flows }))).toBeCloseTo(0.0496, 4);
  });
});

describe("flows on given days", () => {
  it("agree with the Excel documentation, to the exact day count", () => {
    // XNPV(9 %) = 2086.65, exactly 2086.6476; XIRR = 37.3362535 %
    expect(xnpv({ rate: 0.09, ...excel })).toBeCloseTo(2086.64760203, 7);
    expect(rateOf(xirr(excel))).toBeCloseTo(0.37336253, 8);
  });

  it("count the leap day", () => {
    const value = (end: string) => xnpv({ rate: 1, flows: [0, 100], dates: ["2024-02-28", end] });
    expect(value("2024-03-01")).toBeCloseTo(100 / 2 ** (2 / 365), 12);
    expect(value("2025-02-28")).toBeCloseTo(100 / 2 ** (366 / 365), 12);
  });

  it("may come in any order after the first", () => {
    const shuffled = {
      flows: [-10000, 2750, 3250, 4250, 2750],
      dates: ["2008-01-01", "2009-04-01", "2009-02-15", "2008-10-30", "2008-03-01"],
    };
    expect(rateOf(xirr(shuffled))).toBeCloseTo(0.37336253, 8);
  });

  it("need a date each", () => {
    expect(xnpv({ rate: 0.1, flows: [1, 2], dates: ["2024-01-01"] })).toBeNull();
    expect(xirr({ flows: [-1, 2], dates: ["2024-01-01"] })).toBeNull();
    expect(xnpv({ rate: 0.1, flows: [], dates: [] })).toBeNull();
    expect(xnpv({ rate: 0.1, flows: [-1, 2], dates: ["2024-01-01", "soon"] })).toBeNull();
    expect(xirr({ flows: [-1, 2], dates: ["2024-01-01", "soon"] })).toBeNull();
  });
});
