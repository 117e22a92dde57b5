import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import { methodNames, type NotApplicableReason, type NotVotingReason, type Outcome } from "../report/outcome.ts";
import type { ValuationReport } from "../report/report.ts";
import { valueCompany } from "../value-company.ts";

type Label = { ticker: string; types: readonly string[]; methods: string; why: string };

const labels: Label[] = readFileSync(new URL("./golden-labels/companies.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, ticker, types, methods, why] = /^([A-Z.]+) +([A-Za-z,]+) +([vi.-]{7}) {2}(.+)$/.exec(line) ?? [];
    return ticker && types && methods && why ? [{ ticker, types: types.split(","), methods, why }] : [];
  });

const reports = new Map<string, ValuationReport>();

beforeAll(async () => {
  const marketData = createMarketData();
  for (const { ticker } of labels) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    reports.set(ticker, valueCompany(file, { scenario: "neutral", overrides: {} }));
  }
});

/** Reasons that lie in what kind of company it is: no figure would change them. */
const ofKind: ReadonlySet<NotApplicableReason | NotVotingReason | null> = new Set([
  "financial",
  "holding",
  "lossMaking",
  "distressed",
  "negativeEquity",
  "informative",
  "bookAtCost",
] as const);

/** The objection to a label, or null. */
function objection(label: string, outcome: Outcome): string | null {
  const reason = outcome.kind === "estimate" ? outcome.notVotingReason : outcome.reason;
  if (label === "-" && outcome.kind === "estimate") return "gives a value";
  if (label === "i" && outcome.kind === "estimate" && outcome.votes) return "votes";
  return label === "v" && ofKind.has(reason) ? `does not vote: ${reason}` : null;
}

describe("companies labelled by hand", () => {
  it("are two hundred of every kind, each once", () => {
    expect(labels.length).toBeGreaterThanOrEqual(200);
    expect(new Set(labels.map(({ ticker }) => ticker)).size).toBe(labels.length);
  });

  it("are of the kind that an analyst would give", () => {
    const wrong = labels.flatMap(({ ticker, types }) => {
      const { type } = reports.get(ticker)?.classification ?? { type: "" };
      return types.includes(type) ? [] : [`${ticker}: ${type}, not ${types.join(" or ")}`];
    });
    expect(wrong).toEqual([]);
  });

  it("get a value, and a vote, only of methods that say something of them", () => {
    const wrong = labels.flatMap(({ ticker, methods, why }) =>
      methodNames.flatMap((name, index) => {
        const outcome = reports.get(ticker)?.methods.find(({ method }) => method === name)?.outcome;
        const said = outcome ? objection(methods[index] ?? "", outcome) : "is not asked";
        return said === null ? [] : [`${ticker}, ${why}: ${name} ${said}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
