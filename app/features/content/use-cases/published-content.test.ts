import { expect, it } from "vitest";
import { noVideos, seed, storeInMemory } from "./blog-in-memory-contract.ts";
import { publishedContent } from "./published-content.ts";

it("waits for the database when nothing is known or something was published here, and not otherwise", async () => {
  const waits: boolean[] = [];
  let clock = 0;
  const published = publishedContent({
    now: () => new Date(clock),
    open: async (isWorthWaiting) => {
      waits.push(isWorthWaiting);
      return { content: storeInMemory(), videos: noVideos };
    },
    seeds: async () => [seed],
  });
  await published.articles("es");
  await published.articles("es");
  clock += 2_000;
  await published.articles("es");
  published.changed();
  await published.articles("es");
  expect(waits).toEqual([true, false, true]);
});

it("reads again when a text is published during the read", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const reads: number[] = [];
  const published = publishedContent({
    now: () => new Date(0),
    open: async () => {
      reads.push(reads.length);
      if (reads.length === 1) await promise;
      return { content: storeInMemory(), videos: noVideos };
    },
    seeds: async () => [seed],
  });
  const reading = published.articles("es");
  published.changed();
  resolve();
  expect(await reading).toHaveLength(1);
  expect(reads).toEqual([0, 1]);
});
