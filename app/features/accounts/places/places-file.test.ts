import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { writePlaces } from "./places-contract.ts";
import { placesFile } from "./places-file.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-places-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, "cities.mmdb");

const seville = { country: { iso_code: "ES" }, city: { names: { en: "Seville", es: "Sevilla" } } };
const networks = {
  "81.47.0.0/16": seville,
  "93.40.0.0/14": { country: { iso_code: "IT" } },
  "196.0.0.0/8": { registered_country: { iso_code: "KE" } },
  "100.64.0.0/10": { continent: { code: "EU" } },
  "2a00:1450::/32": { country: { iso_code: "IE" }, city: { names: { en: "Dublin" } } },
};

let now = 0;
let failures: string[] = [];
const opened = () => placesFile(path, { now: () => now, onFailure: (error) => failures.push(String(error)) });
beforeEach(() => {
  now = 1_000_000;
  failures = [];
  writeFileSync(path, writePlaces(networks));
});

it.each([
  ["81.47.12.9", "es", { country: "ES", city: "Sevilla" }],
  ["81.47.12.9", "en", { country: "ES", city: "Seville" }],
  ["81.47.12.9", "it", { country: "ES", city: "Seville" }],
  ["93.43.1.1", "it", { country: "IT", city: null }],
  ["196.201.1.1", "en", { country: "KE", city: null }],
  ["2a00:1450:4001:82b::/64", "en", { country: "IE", city: "Dublin" }],
  ["100.64.0.1", "en", null],
  ["127.0.0.1", "en", null],
  ["192.168.1.20", "en", null],
  ["fd00::/64", "en", null],
  ["unknown", "en", null],
] as const)("knows where %s is, in %s", async (address, language, place) => {
  expect(await opened()(address, language)).toEqual(place);
});

it("takes a newer file within a minute, and keeps what it has while that cannot be read", async () => {
  const placeOf = opened();
  expect((await placeOf("81.47.0.1", "en"))?.country).toBe("ES");
  writeFileSync(path, writePlaces({ "81.47.0.0/16": { country: { iso_code: "PT" } } }));
  expect((await placeOf("81.47.0.1", "en"))?.country).toBe("ES");
  now += 60_000;
  expect((await placeOf("81.47.0.1", "en"))?.country).toBe("PT");
  writeFileSync(path, "half a file");
  now += 60_000;
  expect((await placeOf("81.47.0.1", "en"))?.country).toBe("PT");
  expect(failures).toHaveLength(1);
  rmSync(path);
  now += 60_000;
  expect((await placeOf("81.47.0.1", "en"))?.country).toBe("PT");
  expect(failures).toHaveLength(2);
});
