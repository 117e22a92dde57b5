import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import { companyFile } from "../../core/analysis/use-cases/company-file.ts";
import { recentMonths, showRecentPast, workedOutPast } from "../../core/analysis/use-cases/uncertainty/recent-past.ts";
import { composeWithoutDatabase } from "../composition.server.ts";
import { installedModel } from "../prediction-model.server.ts";
import { testContext } from "../test-context.server.ts";
import { engineKey } from "./engine-key.ts";
import { pastName, pastsIn } from "./pasts-of-build.server.ts";

const context = testContext();
const folders: string[] = [];
const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-pasts-"));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const fileOf = async (ticker: string, today = "2026-09-01") =>
  companyFile(context, await context.marketData.fundamentalsOf(ticker), today);

/** A folder as the build leaves it. */
async function folderWith(...files: readonly Awaited<ReturnType<typeof fileOf>>[]): Promise<string> {
  const folder = temporaryFolder();
  for (const file of files)
    writeFileSync(join(folder, pastName(file, recentMonths)), JSON.stringify(await workedOutPast(context, file)));
  return folder;
}

describe("pasts that the build has worked out", () => {
  it.each([
    ["KO", recentMonths],
    ["JPM", recentMonths],
    ["SAN.MC", 0],
  ])("are those that are worked out for a reader: %s", async (ticker, months) => {
    const file = await fileOf(ticker);
    const knownPast = pastsIn(await folderWith(file));
    const pause = vi.fn(async () => {});
    const shown = await showRecentPast({ knownPast, pause }, file);
    expect(shown).toHaveLength(months);
    expect(shown).toEqual(await workedOutPast(context, file));
    expect(pause, "nothing is worked out").not.toHaveBeenCalled();
  });

  it("are found for the company that a reader asks for", async () => {
    const { product } = await composeWithoutDatabase(readConfig({ NODE_ENV: "test" }));
    for (const ticker of ["KO", "JPM"]) {
      const { file } = await product.analyseCompany({ language: "es" }, { ticker, scenario: "neutral" });
      expect(pastName(file, recentMonths)).toBe(pastName(await fileOf(ticker), recentMonths));
    }
  });

  it("are those of any other day, and with any peers and prediction", async () => {
    const file = await fileOf("JPM");
    const other = { ...(await fileOf("JPM", "2031-03-09")), peers: [], furtherPeers: file.peers.slice(0, 2) };
    const prediction = installedModel(context.marketData)(file.fundamentals, "2026-09-01");
    if (prediction === null) throw new Error("No model is installed.");
    expect(prediction).toMatchObject({ kind: "prediction", votes: true });
    const predicted = { ...file, prediction };
    for (const each of [other, predicted]) {
      expect(pastName(each, recentMonths)).toBe(pastName(file, recentMonths));
      expect(await workedOutPast(context, each)).toEqual(await workedOutPast(context, file));
    }
  });

  it("are not those of another figure, price, rate or number of months", async () => {
    const file = await fileOf("KO");
    const knownPast = pastsIn(await folderWith(file));
    const { fundamentals, reference } = file;
    const [first, ...others] = fundamentals.statements;
    if (first === undefined || fundamentals.quote === null) throw new Error("KO has statements and a price.");
    const figure = { ...first, fiscalYearEnd: "2025-11-30" };
    const changed = [
      { ...file, fundamentals: { ...fundamentals, statements: [figure, ...others] } },
      { ...file, fundamentals: { ...fundamentals, quote: { ...fundamentals.quote, value: 1 } } },
      { ...file, reference: { ...reference, riskFreeRate: { ...reference.riskFreeRate, value: 0.01 } } },
    ];
    expect(await knownPast(file, recentMonths)).not.toBeNull();
    for (const each of changed) expect(await knownPast(each, recentMonths)).toBeNull();
    expect(await knownPast(file, recentMonths - 1)).toBeNull();
  });

  it("are worked out where they are not there, or are damaged", async () => {
    const file = await fileOf("KO");
    const folder = await folderWith(file);
    writeFileSync(join(folder, pastName(file, recentMonths)), '[{"asOf":');
    for (const knownPast of [pastsIn(folder), pastsIn(join(folder, "not-there")), undefined]) {
      const shown = await showRecentPast({ ...context, knownPast }, { ...file });
      expect(shown).toEqual(await workedOutPast(context, file));
    }
  });
});

it("the key of the engine is another one when a source is, and the same whatever its tests are", () => {
  const sources = temporaryFolder();
  mkdirSync(join(sources, "methods"));
  writeFileSync(join(sources, "methods", "one.ts"), "1");
  const before = engineKey(sources);
  writeFileSync(join(sources, "methods", "one.test.ts"), "tests");
  expect(engineKey(sources)).toBe(before);
  writeFileSync(join(sources, "methods", "one.ts"), "2");
  expect(engineKey(sources)).not.toBe(before);
  const changed = engineKey(sources);
  writeFileSync(join(sources, "two.ts"), "");
  expect(engineKey(sources)).not.toBe(changed);
  expect(engineKey()).toMatch(/^[0-9a-f]{16}$/);
});
