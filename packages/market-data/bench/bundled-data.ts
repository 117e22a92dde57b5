import { createMarketData } from "../src/create-market-data.ts";

// Prints the processor time that the bundled data take to read and to answer: `npm run bench --workspace packages/market-data`.
// Processor time, not the clock: other work on the machine must not count.

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function measure(name: string, work: () => unknown): Promise<void> {
  const started = processorTime();
  await work();
  console.log(`${name.padEnd(42)} ${(processorTime() - started).toFixed(1).padStart(8)} ms`);
}

const rounds = 200;

async function average(name: string, work: () => unknown): Promise<void> {
  for (let round = 0; round < rounds; round++) await work();
  const started = processorTime();
  for (let round = 0; round < rounds; round++) await work();
  console.log(
    `${name.padEnd(42)} ${((processorTime() - started) / rounds).toFixed(3).padStart(8)} ms (mean of ${rounds})`,
  );
}

const data = createMarketData();
await measure("read the companies (once)", () => data.asOf);
await measure("read the directory (once)", () => data.listingOf("AAPL"));
await measure("first company", () => data.fundamentalsOf("AAPL"));
const { fundamentals } = await data.fundamentalsOf("AAPL");
await measure("reference (once)", () => data.referenceFor(fundamentals));
await measure("503 peer candidates (once)", () => data.peerCandidates(fundamentals));
await measure("first search: builds the index (once)", () => data.search("apple"));
await average("a company again", () => data.fundamentalsOf("AAPL"));
await average("reference again", () => data.referenceFor(fundamentals));
await average("503 peer candidates again", () => data.peerCandidates(fundamentals));
for (const query of ["a", "apple", "appel", "bank of america"])
  await average(`search ${query}`, () => data.search(query));
for (const ticker of ["APPL", "GOGLE", "ZZZZZZ"]) await average(`nearest to ${ticker}`, () => data.nearestTo(ticker));
