import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Programs that use the packages as published, by the names of their files. What is refused is marked in them. */

const valuationConsumer = `
import { readFileSync } from "node:fs";
import { gordonGrowth, type CompanyFile, type Estimate, type ValuationReport, valueCompany } from "@valora/valuation";
import { type ProofRow, proofs } from "@valora/valuation/proof";

const file: CompanyFile = JSON.parse(readFileSync("company.json", "utf8"));
const report: ValuationReport = valueCompany(file, { scenario: "neutral", overrides: {} });
const values = report.methods.map(({ outcome }) => (outcome.kind === "estimate" ? valueOf(outcome) : null));
const rows: ProofRow[] = proofs();
const gordon: number | null = gordonGrowth({ dividend: 2, growth: 0.03, costOfEquity: 0.08 });
// @ts-expect-error a rate is a number
gordonGrowth({ dividend: 2, growth: "3 %", costOfEquity: 0.08 });
console.log(JSON.stringify({ values, gordon, isProved: rows.every((row) => row.figures.every((each) => each.isWithin)) }));

function valueOf(estimate: Estimate): number {
  return estimate.valuePerShare;
}
`;

const dataConsumer = `
import { createMarketData, type MarketData } from "@valora/market-data";

const data: MarketData = await createMarketData();
console.log(data.listingOf("AAPL")?.name);
`;

const predictionConsumer = `
import { readFileSync } from "node:fs";
import { createMarketData } from "@valora/market-data";
import { compileModel, type CompanyPrediction, parseModelFile, predictCompany } from "@valora/prediction";
import { type CompanyFile, valueCompany } from "@valora/valuation";

const shipped: unknown = JSON.parse(readFileSync("node_modules/@valora/prediction/models/peer-implied-value.json", "utf8"));
const data = await createMarketData();
const { fundamentals } = await data.fundamentalsOf("KO");
const prediction = predictCompany(compileModel(parseModelFile(shipped)), fundamentals, { asOf: "2026-08-20", sizeCurrencyPerUnit: 1 });
const file: CompanyFile<CompanyPrediction> = { fundamentals, reference: data.referenceFor(fundamentals), peers: [], prediction };
const { methods } = valueCompany(file, { scenario: "neutral", overrides: {} });
const outcome = methods.find(({ method }) => method === "prediction")?.outcome;
console.log(JSON.stringify({ prediction, isEstimate: outcome?.kind === "estimate" }));
`;

const clientConsumer = `
import { createValoraClient } from "@valora/client";

const valora = createValoraClient({ baseUrl: "https://valora.example", key: "valora_x" });
// @ts-expect-error there is no such path
await valora.get("/v1/nothing");
// @ts-expect-error a company is named
await valora.get("/v1/analysis", { params: { query: {} } });
const whole = await valora.get("/v1/analysis", { params: { query: { ticker: "KO" } } });
export const mean: number | null = whole.summary.mean;
const part = await valora.get("/v1/analysis", { params: { query: { ticker: "KO", fields: "summary.mean" } } });
// @ts-expect-error a batch is read line by line, with analyses
await valora.post("/v1/analyses", { body: { tickers: ["KO"] } });
// @ts-expect-error what was not named may be missing
export const missing: string = part.company.name;
export const sheet: Blob = await valora.get("/v1/analysis.pdf", { params: { query: { ticker: "KO" } } });
export const table: string = await valora.get("/v1/analysis.csv", { params: { query: { ticker: "KO" } } });
export const gone: undefined = await valora.delete("/v1/jobs/{id}", { params: { path: { id: "7" } } });
`;

/** The program of the guide of the client; it is asked of a server. */
export const [, guideOfClient = ""] =
  /^```ts\n(.*?)^```$/ms.exec(
    readFileSync(join(dirname(dirname(import.meta.dirname)), "packages/client/README.md"), "utf8"),
  ) ?? [];

export const consumers = {
  "consumer.ts": valuationConsumer,
  "data-consumer.ts": dataConsumer,
  "prediction-consumer.ts": predictionConsumer,
  "client-consumer.ts": clientConsumer,
  "guide.ts": guideOfClient,
} as const;
