import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { vendors } from "../../vendors-server/vendors/index.ts";
import { createMarketData } from "../create-market-data.ts";
import { liveProviders } from "../live/live-providers.ts";
import { memoryState } from "../live/shared-state.ts";
import type { ProviderBuilder, ProviderDescriptor } from "./descriptor.ts";
import { providerIds, providerList } from "./list.ts";

const now = () => Date.parse("2026-08-20T12:00:00Z");
const options = { state: memoryState(), now };
const known = { companyOf: () => null, listingOf: () => null, issuerOf: () => null };

describe("the list of providers", () => {
  it("names every folder that has a descriptor, once", () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(`${import.meta.dirname}/${entry.name}/descriptor.ts`))
      .map(({ name }) => name);
    expect([...providerIds].sort()).toEqual(folders.sort());
  });

  it("names each provider and each setting once", () => {
    const names = providerList.map(({ name }) => name);
    const settings = providerList.flatMap(({ credential }) => credential?.setting ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(settings).size).toBe(settings.length);
  });

  it.each(providerList)("$id builds a provider that keeps what its descriptor says", async (descriptor) => {
    const { id, requestsPerMinute, supplies } = descriptor;
    const build = await liveProviders([{ id, credential: "Valora test@example.org", address: null }], options);
    const [provider] = build(known);
    expect(provider).toMatchObject({ id, requestsPerMinute });
    const methods = { fundamentals: provider?.fundamentals, quote: provider?.quote, history: provider?.history };
    const given = Object.entries(methods).flatMap(([name, method]) => (method === undefined ? [] : [name]));
    expect([...supplies].sort()).toEqual(given.sort());
    expect([...supplies].filter((each) => each === "fundamentals").length).toBe(
      provider?.supplies === undefined ? 0 : 1,
    );
  });

  it("has a vendor in the offline server for each", () => {
    const ids = vendors().map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...providerIds]));
  });
});

describe("the docs", () => {
  const read = (name: string) => readFileSync(new URL(`../../docs/providers/${name}`, import.meta.url), "utf8");
  const rows = read("README.md")
    .split("\n")
    .flatMap((line) => {
      const [, id, gives, key, pace, page] =
        /^\| `(.+?)` \| (.+?) \| (.+?) \| (.+?) \| \[.+?\]\((.+?)\) \|$/.exec(line) ?? [];
      return id && gives && key && pace && page ? [{ id, gives, key, pace, page }] : [];
    });

  it.each(providerList)("say of $id what its descriptor says", ({ id, credential, requestsPerMinute, supplies }) => {
    const row = rows.find((each) => each.id === id);
    expect(row, id).toBeDefined();
    if (row === undefined) return;
    expect(row.key.startsWith(credential?.kind === "key" ? "own" : "none")).toBe(true);
    expect(row.key.includes("contact")).toBe(credential?.kind === "contact");
    expect(row.pace).toMatch(new RegExp(`^${requestsPerMinute} a minute`));
    expect(/statements|reports/.test(row.gives)).toBe(supplies.includes("fundamentals"));
    expect(/quotes/.test(row.gives) || /prices/.test(row.gives)).toBe(supplies.includes("quote"));
    expect(/prices/.test(row.gives)).toBe(supplies.includes("history"));
    expect(read(row.page)).not.toBe("");
  });
});

it("a provider that is only in memory answers like the others: a descriptor and a builder are all it takes", async () => {
  const apple = (await createMarketData().fundamentalsOf("AAPL")).fundamentals;
  const descriptor: ProviderDescriptor = {
    id: "dummy",
    name: "Dummy Data",
    credential: { setting: "DUMMY_API_KEY", kind: "key" },
    requestsPerMinute: 60,
    supplies: ["fundamentals"],
  };
  const asked: string[] = [];
  const build: ProviderBuilder = ({ credential }) => ({
    ...descriptor,
    fundamentals: async (ticker) => {
      asked.push(`${credential} ${ticker}`);
      return { ...apple, provider: "dummy" };
    },
  });
  const data = createMarketData({
    ...options,
    providers: await liveProviders([{ id: "dummy", credential: "key", address: null }], options, {
      list: [...providerList, descriptor],
      load: async () => build,
    }),
  });
  expect(data.providers().map(({ id }) => id)).toEqual(["automatic", "dummy", "bundled"]);
  expect((await data.fundamentalsOf("AAPL")).provider).toBe("dummy");
  expect(asked).toEqual(["key AAPL"]);
});

it("a provider that no list names is refused", async () => {
  await expect(liveProviders([{ id: "none", credential: null, address: null }], options)).rejects.toThrow(RangeError);
});
