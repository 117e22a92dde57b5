import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  impliedValuePerShareFromEnterpriseMultiple,
  impliedValuePerShareFromEquityMultiple,
} from "./value-at-multiple.ts";

describe("value of a share from a multiple", () => {
  it("of earnings multiplies", () => {
    expect(impliedValuePerShareFromEquityMultiple({ multiple: 18, metricPerShare: 4 })).toBe(72);
    expect(impliedValuePerShareFromEquityMultiple({ multiple: 18, metricPerShare: 0 })).toBeNull();
    expect(impliedValuePerShareFromEquityMultiple({ multiple: -18, metricPerShare: -4 })).toBeNull();
  });

  it("of EBITDA goes over the bridge", () => {
    const inputs = { multiple: 8, metric: 100, netClaims: 300, shares: 50 };
    expect(impliedValuePerShareFromEnterpriseMultiple(inputs)).toBe(10);
    expect(impliedValuePerShareFromEnterpriseMultiple({ ...inputs, netClaims: 900 })).toBe(-2);
  });

  it.each([{ multiple: 0 }, { metric: 0 }, { shares: 0 }])("does not exist with %j", (wrong) => {
    const inputs = { multiple: 8, metric: 100, netClaims: 300, shares: 50 };
    expect(impliedValuePerShareFromEnterpriseMultiple({ ...inputs, ...wrong })).toBeNull();
  });

  it("halves when every share is split in two", () => {
    const amount = fc.double({ min: 1, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, amount, amount, (metric, netClaims, shares) => {
        const inputs = { multiple: 8, metric, netClaims };
        const whole = impliedValuePerShareFromEnterpriseMultiple({ ...inputs, shares });
        const split = impliedValuePerShareFromEnterpriseMultiple({ ...inputs, shares: 2 * shares });
        expect(split).toBe((whole ?? Number.NaN) / 2);
      }),
    );
  });
});
