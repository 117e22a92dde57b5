import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { normaliseCompany } from "../company/normalise-company.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile } from "../report/report.ts";
import { type MethodForms, methodForms, type ValuationView } from "../scenarios/assumptions.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { type Assumed, assumedOf } from "./assumed.ts";
import { middle, rowsOf, yearsFrom } from "./facts.ts";
import * as plain from "./four-methods.ts";

const files = new Map<string, CompanyFile>();

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    files.set(ticker, { fundamentals, reference: marketData.referenceFor(fundamentals), peers });
  }
});

/** Trusts have flows of their own, and a company on a path to profit has one that is supposed and never votes. */
const isOutside = (type: string, method: string, reason: string | null) =>
  (type === "reit" && (method === "discountedCashFlow" || method === "residualIncome")) || reason === "pathSupposed";

/** The values of the four methods, by the engine, and by the calculation written apart from it. */
function bothOf(
  file: CompanyFile,
  elapsedYears: number | undefined,
  { view = "absolute", ...forms }: Partial<MethodForms> & { view?: ValuationView } = {},
): [method: string, engine: number, plain: number][] {
  const request: ValuationRequest = {
    scenario: "neutral",
    overrides: { ...(elapsedYears !== undefined && { elapsedYears }), view, ...forms },
  };
  const report = valueCompany(file, request);
  const { type } = report.classification;
  const estimates = report.methods.flatMap(({ method, outcome }) =>
    outcome.kind === "estimate" && !isOutside(type, method, outcome.notVotingReason)
      ? [{ method, value: outcome.valuePerShare }]
      : [],
  );
  const priced = view === "relative" ? atImpliedPremium(file) : file;
  const assumed = assumedOf(priced, report.classification, elapsedYears);
  if (!assumed) return [];
  const company = normaliseCompany(file, request);
  const isToEquity = (forms.cashFlow ?? (type === "utility" ? "toEquity" : "toFirm")) === "toEquity";
  const { dividends = "totalPayout" } = forms;
  const told: plain.Told = {
    ...(forms.discounting === "yearEnd" && { withinYear: 0 }),
    ...(dividends !== "totalPayout" && { dividends }),
  };
  const calculated: Readonly<Record<string, number>> = {
    discountedCashFlow: isToEquity
      ? plain.equityFlows(assumed, told)
      : plain.firmFlows(assumed, bridgeOf(company), told),
    dividendDiscount: plain.payouts(assumed, told),
    residualIncome: plain.residualIncome(assumed, told),
    earningsPerShare: plain.twoPartEarnings(assumed, marketOf(file, company, assumed), told),
  };
  return estimates.flatMap(({ method, value }) => {
    const apart = calculated[method];
    return apart === undefined ? [] : [[method, value, apart]];
  });
}

/** The calculation apart knows no views: it is told the market's own premium in place of the source's. */
function atImpliedPremium(file: CompanyFile): CompanyFile {
  const { impliedPremium } = file.reference;
  if (impliedPremium === null) throw new Error("the bundled companies imply no premium");
  const { currency, riskFreeRate } = impliedPremium;
  const premiumPair = { currency, riskFreeRate };
  return { ...file, reference: { ...file.reference, matureEquityRiskPremium: impliedPremium, premiumPair } };
}

const total = (values: readonly { value: number }[] = []) => values.reduce((sum, { value }) => sum + value, 0);

function bridgeOf({ bridge }: ReturnType<typeof normaliseCompany>) {
  return { claims: total(bridge?.claims), assets: total(bridge?.assets) };
}

/** Market multiples are read, not defined by the calibration: both calculations take the same ones. */
function marketOf({ peers }: CompanyFile, company: ReturnType<typeof normaliseCompany>, { s, type }: Assumed) {
  const own = company.ownPriceToEarnings().map(({ value }) => value);
  const statistic = company.multiple(type === "reit" ? "priceToFundsFromOperations" : "priceToEarnings");
  const ages = peers.map(({ fiscalYearEnd, priceAsOf }) => Math.max(0, yearsFrom(fiscalYearEnd, priceAsOf)));
  return {
    own: own.length >= 5 ? middle(own) : null,
    peers: statistic?.value.neutral.value ?? null,
    peersElapsed: statistic?.from === "peers" ? middle(ages) : s,
  };
}

describe("values by a calculation written apart from the engine", () => {
  it("start from the twelve months of Apple and both classes of Alphabet, and of no other company", () => {
    const later = [...files].flatMap(([ticker, { fundamentals }]) => {
      const [latest] = rowsOf(fundamentals);
      return latest && latest.age < 0 ? [[ticker, latest.end, latest.get("revenue")]] : [];
    });
    expect(later).toEqual([
      ["AAPL", "2026-03-28", 416_161_000_000 + 254_940_000_000 - 219_659_000_000],
      ["GOOGL", "2026-03-31", 402_836_000_000 + 109_896_000_000 - 90_234_000_000],
      ["GOOG", "2026-03-31", 402_836_000_000 + 109_896_000_000 - 90_234_000_000],
    ]);
  });

  it.each([undefined, 0, 0.4])("agree to a millionth, with %s years from the balance sheet to the price", (elapsed) => {
    const compared = new Map<string, number>();
    for (const [ticker, file] of files) {
      for (const [method, engine, apart] of bothOf(file, elapsed)) {
        expect(engine / apart, `${ticker} ${method}`).toBeCloseTo(1, 6);
        compared.set(method, (compared.get(method) ?? 0) + 1);
      }
    }
    expect(compared.get("discountedCashFlow")).toBeGreaterThan(300);
    expect(compared.get("dividendDiscount")).toBeGreaterThan(350);
    expect(compared.get("residualIncome")).toBeGreaterThan(400);
    expect(compared.get("earningsPerShare")).toBeGreaterThan(450);
  });

  it("agree to a millionth in the view relative to the market", () => {
    let compared = 0;
    for (const [ticker, file] of files) {
      for (const [method, engine, apart] of bothOf(file, undefined, { view: "relative" })) {
        expect(engine / apart, `${ticker} ${method}`).toBeCloseTo(1, 6);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1_600);
  });

  it.each<[Partial<MethodForms>, method: string, least: number]>([
    [{ discounting: "yearEnd" }, "discountedCashFlow", 300],
    [{ cashFlow: "toEquity" }, "discountedCashFlow", 300],
    [{ cashFlow: "toFirm" }, "discountedCashFlow", 300],
    ...methodForms.dividends.map((dividends): [Partial<MethodForms>, string, number] => [
      { dividends, discounting: "yearEnd" },
      "dividendDiscount",
      300,
    ]),
  ])("agree to a millionth where a reader chooses %j", (forms, method, least) => {
    let compared = 0;
    for (const [ticker, file] of files) {
      for (const [each, engine, apart] of bothOf(file, undefined, forms)) {
        expect(engine / apart, `${ticker} ${each}`).toBeCloseTo(1, 6);
        if (each === method) compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(least);
  });
});
