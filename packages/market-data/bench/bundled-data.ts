import { createMarketData } from "../src/create-market-data.ts";

/** Prints how long the bundled data take to read and to answer: `npm run bench --workspace packages/market-data`. */
async function measure(name: string, work: () => unknown): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${name.padEnd(44)} ${(performance.now() - started).toFixed(2).padStart(8)} ms`);
}

async function median(name: string, work: () => unknown): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 101; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const middle = times.toSorted((a, b) => a - b)[50] ?? 0;
  console.log(`${name.padEnd(44)} ${middle.toFixed(3).padStart(8)} ms (median of 101)`);
}

const data = createMarketData();
await measure("read the companies (once)", () => data.asOf);
await measure("read the directory (once)", () => data.listingOf("AAPL"));
await measure("first company", () => data.fundamentalsOf("AAPL"));
const { fundamentals } = await data.fundamentalsOf("AAPL");
await measure("reference (once)", () => data.referenceFor(fundamentals));
await measure("504 peer candidates (once)", () => data.peerCandidates(fundamentals));
await measure("first search: builds the index (once)", () => data.search("apple"));
await median("a company again", () => data.fundamentalsOf("AAPL"));
await median("reference again", () => data.referenceFor(fundamentals));
await median("504 peer candidates again", () => data.peerCandidates(fundamentals));
for (const query of ["a", "apple", "appel", "bank of america"])
  await median(`search ${query}`, () => data.search(query));
for (const ticker of ["APPL", "GOGLE", "ZZZZZZ"]) await median(`nearest to ${ticker}`, () => data.nearestTo(ticker));
