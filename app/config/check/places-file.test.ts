import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writePlaces } from "../../features/accounts/places/places-contract.ts";
import { isPlacesFile } from "./places-file.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-places-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, "cities.mmdb");

it("tells a file of places from another", () => {
  writeFileSync(path, writePlaces({ "81.47.0.0/16": { country: { iso_code: "ES" } } }));
  expect(isPlacesFile(path)).toBe(true);
  writeFileSync(path, JSON.stringify({ "81.47.0.0/16": "ES" }));
  expect(isPlacesFile(path)).toBe(false);
  writeFileSync(path, "");
  expect(isPlacesFile(path)).toBe(false);
  expect(isPlacesFile(folder)).toBe(false);
  expect(isPlacesFile(join(folder, "none.mmdb"))).toBe(false);
});
