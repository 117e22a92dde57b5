import { describe, expect, it } from "vitest";
import { sampleFile, samplePeer } from "../inputs/sample-company.ts";
import { inOtherCurrency } from "../methods/restated-file-contract.ts";
import type { CompanyFile } from "../report/report.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { payoutGapsOf } from "./payout-against-book.ts";
import { peerComparisonOf } from "./peer-comparison.ts";
import { reconciliationOf } from "./reconciliation.ts";
import { reverseValuationOf } from "./reverse-dcf.ts";
import { sanityFindingsOf } from "./sanity/sanity-questions.ts";
import { simulationOf } from "./simulation.ts";
import { terminalShareOf } from "./terminal-share.ts";
import { valueThroughTimeOf } from "./through-time/value-through-time.ts";
import { tornadoOf } from "./tornado.ts";
import { whatCanBeSaid } from "./what-can-be-said.ts";

const peers = [800, 1000, 1200, 1400, 1600].map((marketCap, index) => samplePeer(`P${index}`, marketCap));
const monthlyCloses = { from: "2026-01", to: "2026-03", closes: [8, null, 12] };
const plain = sampleFile({ peers, fundamentals: { monthlyCloses } });
const request: ValuationRequest = { scenario: "neutral", overrides: {} };
/** All amounts of the sample company, of up to 1,600, below one, and of thousands of millions. */
const factors = [1 / 4096, 2 ** 32];

/** Where the two differ otherwise than by the unit of money: no number may. */
function differences(one: unknown, other: unknown, factor: number, path = ""): string[] {
  if (typeof one === "number" && typeof other === "number") {
    const isNear = (wanted: number) => Math.abs(other - wanted) <= 1e-7 * Math.abs(wanted);
    return isNear(one) || isNear(one * factor) ? [] : [`${path}: ${one}, ${other}`];
  }
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return Object.is(one, other) ? [] : [`${path}: ${String(one)}, ${String(other)}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differences(Reflect.get(one, key), Reflect.get(other, key), factor, `${path}/${key}`),
  );
}

/** A twelfth of the revenue as operating income in the last year, and losses before: fewer votes than a signal needs. */
const silent = sampleFile({ peers, figures: { ebit: 5, netIncome: -20, dividendsPaid: 0, dividendsPerShare: 0 } });

const readings: readonly [what: string, CompanyFile, (file: CompanyFile) => unknown][] = [
  ["common sense", plain, (file) => sanityFindingsOf(file, request, valueCompany(file, request))],
  ["terminal value", plain, (file) => terminalShareOf(file, valueCompany(file, request))],
  ["peers", plain, (file) => peerComparisonOf(file, request)],
  ["what the price implies", plain, (file) => reverseValuationOf({ file, request })],
  ["what moves the value most", plain, (file) => tornadoOf(valueCompany(file, request))],
  [
    "chance",
    plain,
    (file) =>
      simulationOf(valueCompany(file, request), { paths: 400, seed: 7, price: file.fundamentals.quote?.value ?? null }),
  ],
  ["payout against book", plain, (file) => ({ ...payoutGapsOf(file, request), traced: null })],
  [
    "two methods",
    plain,
    (file) => reconciliationOf(valueCompany(file, request), { first: "residualIncome", second: "comparableMultiples" }),
  ],
  ["the past", plain, valueThroughTimeOf],
  ["what can be said without a signal", silent, (file) => whatCanBeSaid({ file, request })],
];

describe("what explains a value", () => {
  it.each(readings)("does not depend on the unit of money: %s", (_, file, read) => {
    const before = read(file);
    expect(before).not.toBeNull();
    expect(before).not.toMatchObject({ kind: "unavailable" });
    for (const factor of factors) expect(differences(before, read(inOtherCurrency(file, factor)), factor)).toEqual([]);
  });
});
