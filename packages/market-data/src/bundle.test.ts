import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { bundleIn } from "./bundle.ts";
import { createMarketData } from "./create-market-data.ts";
import { dataDirectory } from "./providers/bundled/bundled-files.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-bundle-"));
cpSync(dataDirectory(), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("reads files that have not changed once", () => {
  expect(bundleIn(folder)).toBe(bundleIn(folder));
  expect(bundleIn(folder)).not.toBe(bundleIn());
  expect(bundleIn(folder).local.tickers()).toEqual(bundleIn().local.tickers());
});

it("reads a folder again when a file in it has changed", () => {
  const before = createMarketData({ dataDirectory: folder }).bundledTickers();
  const path = join(folder, "companies.json.gz");
  const file: { companies: { ticker: string }[] } = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
  const companies = file.companies.filter(({ ticker }) => ticker !== "KO");
  writeFileSync(path, gzipSync(JSON.stringify({ ...file, companies })));
  const after = createMarketData({ dataDirectory: folder }).bundledTickers();
  expect(before).toContain("KO");
  expect(after).toEqual(before.filter((ticker) => ticker !== "KO"));
});

it("keeps two folders at most", () => {
  const first = bundleIn(folder);
  const included = bundleIn();
  const third = mkdtempSync(join(tmpdir(), "valora-bundle-"));
  cpSync(folder, third, { recursive: true });
  bundleIn(third);
  expect(bundleIn()).toBe(included);
  expect(bundleIn(folder)).not.toBe(first);
  rmSync(third, { recursive: true, force: true });
});
