// Prints the table of docs/believability.md of the bundled companies without a signal: what most of their silent methods wait for.
// node --conditions=source packages/valuation/scripts/without-signal.ts
import { createMarketData } from "../../market-data/src/index.ts";
import { type CompanyType, valueCompany } from "../src/index.ts";
import { choosePeers } from "../src/peers/choose-peers.ts";
import {
  type Waiting,
  type WaitKind,
  type WhatCanBeSaid,
  whatCanBeSaid,
} from "../src/understanding/what-can-be-said.ts";

const words: Readonly<Partial<Record<WaitKind | "kind", string>>> = {
  priceBelow: "most values are below a fifth of the price",
  priceAbove: "most values are above five times the price",
  nextAccounts: "shares no longer those of the accounts, or accounts too old",
  figures: "a figure is missing: debt, cash, dividends, shares",
  profitYears: "losses in an ordinary year",
  cycleAverage: "ten years together brought a loss",
  moreThanDebts: "flows worth less than what is owed",
  positiveEquity: "equity below zero",
  coveredDividend: "a dividend above what is earned",
  peers: "fewer than five companies to compare it with",
  kind: "the kind of company: a holding",
};

/** Waits that nearly every company has, and that say least of why it stays silent. */
const incidental: readonly WaitKind[] = ["model", "dividendYears", "peers"];

/** The reason of most of the silent methods; of as many, the first. */
function mainWait(waiting: readonly Waiting[]): WaitKind {
  const telling = waiting.map(({ waits }) => waits).filter((waits) => !incidental.includes(waits));
  const count = (kind: WaitKind) => telling.filter((each) => each === kind).length;
  return telling.toSorted((a, b) => count(b) - count(a))[0] ?? "peers";
}

function waitOf(type: CompanyType, said: WhatCanBeSaid | null): WaitKind | "kind" {
  if (type === "holding") return "kind";
  return said === null ? "figures" : mainWait(said.waiting);
}

const marketData = createMarketData();
const silent: { ticker: string; wait: WaitKind | "kind" }[] = [];
for (const ticker of marketData.bundledTickers()) {
  const { fundamentals } = await marketData.fundamentalsOf(ticker);
  const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
  const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
  const report = valueCompany(file, { scenario: "neutral", overrides: {} });
  if (report.summary.signal.kind !== "none") continue;
  const said = whatCanBeSaid({ file, request: { scenario: "neutral", overrides: {} }, report });
  silent.push({ ticker, wait: waitOf(report.classification.type, said) });
}

const groups = [...Map.groupBy(silent, ({ wait }) => wait)].sort(([, a], [, b]) => b.length - a.length);
console.log(`${silent.length} of ${marketData.bundledTickers().length}\n`);
console.log("| Why most of its methods are silent | Companies | Which |\n| --- | --- | --- |");
for (const [wait, companies] of groups) {
  console.log(`| ${words[wait] ?? wait} | ${companies.length} | ${companies.map(({ ticker }) => ticker).join(", ")} |`);
}
