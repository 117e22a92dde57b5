import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMarketData } from "@valora/market-data";
import { appFolder } from "../../config/app-folder.server.ts";
import { measureCompanies } from "../../features/content/use-cases/measure-companies.ts";
import { installedModel } from "../prediction-model.server.ts";

// npm run drawings: figures of all included companies, from which the pictures of the articles are drawn.

export async function drawingsToday() {
  const marketData = createMarketData();
  const { siblingsOf } = marketData;
  return await measureCompanies({ marketData, predict: installedModel({ siblingsOf: siblingsOf.bind(marketData) }) });
}

if (process.argv[1] === import.meta.filename) {
  const file = join(appFolder, "features", "content", "studies", "drawings.json");
  const study = await drawingsToday();
  writeFileSync(file, `${JSON.stringify(study, null, 1)}\n`);
  process.stdout.write(`${JSON.stringify(study.histograms.costOfEquity)}\n`);
}
