import { once } from "node:events";
import { createMarketData, layeredSharedState } from "@valora/market-data";
import { liveProviders } from "@valora/market-data/live";
import * as z from "zod";
import { openDatabase } from "./open-database.ts";
import { providerStateStore } from "./provider-state-store.ts";

// One process of an installation, for the test of two: it opens the database, says so, waits for a word on its standard
// input, asks all questions at once and prints which provider each answer is from.
const Errand = z.object({
  databaseUrl: z.string(),
  now: z.number(),
  providers: z.array(z.object({ id: z.enum(["sec-edgar", "finnhub"]), address: z.string() })),
  tickers: z.array(z.string()),
  dataDirectory: z.string(),
});

const { databaseUrl, now, providers, tickers, dataDirectory } = Errand.parse(JSON.parse(process.argv[2] ?? ""));
const clock = () => now;
const database = await openDatabase({ url: databaseUrl, folder: "" });
await database.ready;
const state = layeredSharedState(providerStateStore(database.kysely));
const configured = providers.map((provider) => ({ ...provider, credential: "Valora tests@example.org" }));
const marketData = createMarketData({
  dataDirectory,
  now: clock,
  state,
  providers: await liveProviders(configured, { state, now: clock }),
});

process.stdout.write("ready\n");
await once(process.stdin, "data");
const answers = await Promise.all(tickers.map((ticker) => marketData.fundamentalsOf(ticker)));
const told = answers.map(({ provider, fundamentals, skipped }) => ({
  statements: provider,
  price: fundamentals.quote?.source ?? null,
  skipped: skipped.map(({ kind }) => kind),
}));
process.stdout.write(`${JSON.stringify(told)}\n`);
await database.close();
process.exit();
