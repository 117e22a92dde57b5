import { readFileSync } from "node:fs";
import { type ProviderDescriptor, providerIds, providerList } from "@valora/market-data";
import { expect, it } from "vitest";
import { providerSettingsIn } from "./providers.server.ts";

const dummy: ProviderDescriptor = {
  id: "dummy-data",
  name: "Dummy Data",
  credential: { setting: "DUMMY_API_KEY", kind: "key" },
  requestsPerMinute: 60,
  supplies: ["quote"],
};

it("a provider that is added to the list has its settings: its key turns it on, and its address can be another", () => {
  const environment = { DUMMY_API_KEY: "k", DUMMY_DATA_ADDRESS: "http://127.0.0.1:4010/dummy/" };
  const list = [...providerList, dummy];
  expect(providerSettingsIn(environment, list)).toMatchObject({
    providers: { configured: [{ id: "dummy-data", credential: "k", address: "http://127.0.0.1:4010/dummy" }] },
    problems: [],
  });
  expect(providerSettingsIn({ DATA_SOURCES: "yahoo, dummy-data" }, list)).toMatchObject({
    problems: ["DUMMY_API_KEY: DATA_SOURCES names dummy-data, which needs it"],
  });
  expect(providerSettingsIn({ DATA_SOURCES: "dummy-data" }).problems).toEqual([
    `DATA_SOURCES: the sources are ${providerIds.join(", ")}`,
  ]);
});

it("the documentation names all providers in their order, and every key and contact", () => {
  const page = readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8");
  const row = (setting: string) =>
    page.split("\n").find((line) => line.startsWith("| ") && line.includes(`\`${setting}\``));
  const named = [...(row("DATA_SOURCES") ?? "").matchAll(/`([a-z-]+)`/g)].map(([, id]) => id);
  expect(named).toEqual(providerIds);
  const settings = providerList.flatMap(({ credential }) => credential?.setting ?? []);
  expect(settings.filter((setting) => row(setting) === undefined)).toEqual([]);
});
