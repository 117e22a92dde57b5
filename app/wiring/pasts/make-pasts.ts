import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CompanyUnavailable, createMarketData } from "@valora/market-data";
import { appFolder } from "../../config/app-folder.server.ts";
import type { PredictedFile } from "../../core/analysis/contracts/predicted-file.ts";
import { companyFile } from "../../core/analysis/use-cases/company-file.ts";
import { recentMonths, workedOutPast } from "../../core/analysis/use-cases/uncertainty/recent-past.ts";
import { Failure } from "../../failure.ts";
import { engineKey } from "./engine-key.ts";
import { builtPasts, pastName } from "./pasts-of-build.server.ts";

// A program of the build: works out the past of each included company, and puts it beside the server. A build empties its folder: what
// has been worked out is kept among the packages for the next one, of this engine and these figures alone.
const key = engineKey();
const kept = join(appFolder, "..", "node_modules", ".cache", "pasts");
const folder = join(kept, key);
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(kept)) if (name !== key) rmSync(join(kept, name), { recursive: true, force: true });

const present = new Set(readdirSync(folder));
const wanted = new Set<string>();
const marketData = createMarketData();
const today = new Date().toISOString().slice(0, 10);

for (const ticker of marketData.bundledTickers()) {
  const file = await fileOf(ticker);
  if (file === null) continue;
  const name = pastName(file, recentMonths);
  wanted.add(name);
  if (present.has(name)) continue;
  const points = await workedOutPast({ pause: async () => {} }, file);
  writeFileSync(join(folder, `${name}.new`), JSON.stringify(points));
  renameSync(join(folder, `${name}.new`), join(folder, name));
}
for (const name of present) if (!wanted.has(name)) rmSync(join(folder, name));
rmSync(builtPasts, { recursive: true, force: true });
cpSync(folder, join(builtPasts, key), { recursive: true });

/** Null for a company that has no page of values. */
async function fileOf(ticker: string): Promise<PredictedFile | null> {
  try {
    return companyFile({ marketData, predict: () => null }, await marketData.fundamentalsOf(ticker), today);
  } catch (error) {
    if (error instanceof CompanyUnavailable || error instanceof Failure) return null;
    throw error;
  }
}
