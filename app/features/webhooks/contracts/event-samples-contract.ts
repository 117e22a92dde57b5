import {
  type EventData,
  type EventType,
  eventIn,
  type ToldEvent,
  type WrittenEvent,
  writtenEvent,
} from "./written-event.ts";

const id = "0195c0de-0000-7000-8000-000000000001";
const page = "https://valora.example/analysis/KO";
const price = { value: 59, currency: "USD", asOf: "2026-11-20", source: "finnhub" };
const alert: Omit<EventData["alert.gap"], "condition"> = {
  ...{ alert: id, ticker: "KO", name: "COCA COLA CO", page, price },
  ...{ ownPrice: null, currency: "USD", value: 75.2, view: "absolute", gap: 0.2746, status: "undervalued" },
  ...{ policy: "Prudent", book: null },
};

/** One event of each type but the digest, as it happens. */
const ofOneThing: { readonly [Type in Exclude<EventType, "digest">]: EventData[Type] } = {
  "alert.gap": { ...alert, condition: { measure: "gap", direction: "above", threshold: 0.25 } },
  "alert.price": { ...alert, condition: { measure: "price", direction: "below", threshold: 60, currency: "USD" } },
  "alert.status": { ...alert, condition: { measure: "status", status: "undervalued" } },
  "alert.ratio": {
    ...{ alert: id, ticker: "KO", name: "COCA COLA CO", price, book: null },
    page: "https://valora.example/analysis/KO/ratios?ratio=freeCashFlow%20/%20marketValue",
    condition: {
      ...{ measure: "ratio", ratio: "freeCashFlow / marketValue", unit: "rate" },
      ...{ direction: "above", threshold: 0.04, currency: null },
    },
    ratio: {
      ...{ expression: "freeCashFlow / marketValue", unit: "rate", currency: "USD" },
      ...{ value: 0.0412, fiscalYearEnd: "2025-12-31" },
    },
  },
  "filing.new": {
    ...{ ticker: "KO", name: "COCA COLA CO", provider: "sec", form: "10-Q", accession: "0000021344-26-000041" },
    ...{ filedAt: "2026-10-27", periodEnd: "2026-09-25", page: "https://valora.example/analysis/KO/statements" },
    change: {
      ...{ currency: "USD", periodEnd: "2026-09-25", formerEnd: "2026-06-26" },
      figures: [
        { name: "revenue", before: 47_061_000_000, now: 47_500_000_000 },
        { name: "netIncome", before: 10_631_000_000, now: 10_400_000_000 },
        { name: "totalDebt", before: 44_522_000_000, now: 45_000_000_000 },
      ],
      value: { before: 74, now: 75.2 },
      steps: [
        { causes: ["period"], effect: 0.25 },
        { causes: ["ebit"], effect: 1.5 },
        { causes: ["netIncome"], effect: -0.5 },
        { causes: ["totalDebt"], effect: -0.05 },
      ],
      rounding: 0,
    },
  },
  "report.answered": {
    ...{ report: id, ticker: "KO", figure: "revenue", kind: "figure", value: 47_061_000_000, unit: "money" },
    ...{ currency: "USD", period: "2024-12-31", expected: "47 061", state: "corrected", page },
    answer: "It was in thousands <b>& is</b> in dollars now.",
  },
  "job.finished": {
    ...{ run: id, job: id, name: "Mine", dueAt: "2026-11-20T15:00:00.000Z", state: "done", failure: null },
    ...{ milliseconds: 1_200, valued: 2, unvalued: 1, leftOut: 0, page: `https://valora.example/jobs/runs/${id}` },
    difference: {
      ...{ since: "2026-11-19T15:00:00.000Z", isWhole: true, went: [] },
      came: [{ ticker: "PEP", name: "PEPSICO INC" }],
      changed: [
        {
          ...{ ticker: "KO", name: "COCA COLA CO", currency: "USD", priceCurrency: "USD" },
          ...{ value: { before: 74, now: 75.2 }, price: { before: 59, now: 59 } },
          ...{ signal: { before: "hold", now: "buy" }, failure: { before: null, now: null } },
        },
      ],
    },
  },
  "thesis.limit": {
    ...{ ticker: "KO", name: "COCA COLA CO", filedAt: "2026-02-20", page: "https://valora.example/theses/KO" },
    limits: [{ figure: "operatingMargin", bound: "atLeast", threshold: 0.25, value: 0.2123, asOf: "2025-12-31" }],
  },
  "screen.changed": {
    ...{ screen: id, name: "*Cheap* & <good>", page: "https://valora.example/screener?sort=gap&status=undervalued" },
    entered: [{ ticker: "KO", name: "COCA COLA CO" }],
    left: [],
  },
  "discussion.mention": {
    ...{ ticker: "KO", name: "COCA COLA CO", team: "*House* & <co>", thread: id, comment: id },
    page: `https://valora.example/teams/${id}/companies/KO#thread-${id}`,
  },
  "webhook.test": { endpoint: id },
};

const told = (type: Exclude<EventType, "digest">, timestamp: string): ToldEvent =>
  eventIn(JSON.stringify({ type, timestamp, data: ofOneThing[type] }));

/** One event of each type, as it happens. */
export const eventSamples: { readonly [Type in EventType]: EventData[Type] } = {
  ...ofOneThing,
  digest: {
    ...{ page: `https://valora.example/webhooks/${id}`, timeZone: "Europe/Madrid" },
    events: [
      told("alert.gap", "2026-11-20T15:00:00.000Z"),
      told("screen.changed", "2026-11-20T16:00:00.000Z"),
      told("filing.new", "2026-11-20T17:00:00.000Z"),
    ],
  },
};

/** One as it is kept and sent. */
export const sampleEvent = (type: EventType, at = new Date("2026-11-20T15:00:00Z")): WrittenEvent =>
  writtenEvent(type, at, eventSamples[type]);
