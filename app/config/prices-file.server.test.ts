import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePrices } from "@valora/market-data";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "./config.server.ts";
import { pricesFolderIn } from "./prices-file.server.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-prices-file-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("takes the newest prices of the data folder, those that are named, or none", () => {
  const settings = { DATA_DIR: folder };
  expect(readConfig(settings).pricesFile).toBeNull();
  const first = writePrices(pricesFolderIn(folder), {}, new Date("2026-11-22T05:00:00Z"));
  const second = writePrices(pricesFolderIn(folder), {}, new Date("2026-11-23T05:00:00Z"));
  expect(readConfig(settings).pricesFile).toBe(second);
  expect(readConfig({ ...settings, PRICES_FILE: "" }).pricesFile).toBe(second);
  expect(readConfig({ ...settings, PRICES_FILE: first }).pricesFile).toBe(first);
  expect(readConfig({ ...settings, PRICES_FILE: "none" }).pricesFile).toBeNull();
  expect(() => readConfig({ ...settings, PRICES_FILE: join(folder, "gone.json") })).toThrow(/PRICES_FILE: no file/);
});
