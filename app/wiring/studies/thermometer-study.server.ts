import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMarketData } from "@valora/market-data";
import { appFolder } from "../../config/app-folder.server.ts";
import { marketThermometer } from "../../core/lists/use-cases/market-thermometer.ts";
import { installedModel } from "../prediction-model.server.ts";

// npm run thermometer: how many included companies are dear and cheap by their values, for the home page.

/** Since when half of the companies have closes and filings. */
const first = { year: 2018, month: 8 } as const;

/** The end of each third month until that of the prices, oldest first. */
export function quartersUntil(dataAsOf: string): string[] {
  const months: string[] = [];
  for (let { year, month } = first; ; month += 3) {
    if (month > 12) {
      year += 1;
      month -= 12;
    }
    const each = `${year}-${String(month).padStart(2, "0")}`;
    if (each > dataAsOf.slice(0, 7)) return months;
    months.push(each);
  }
}

export async function thermometerToday(months?: readonly string[]) {
  const marketData = createMarketData();
  const { siblingsOf } = marketData;
  const world = { marketData, predict: installedModel({ siblingsOf: siblingsOf.bind(marketData) }) };
  return await marketThermometer(world, months ?? quartersUntil(marketData.asOf));
}

if (process.argv[1] === import.meta.filename) {
  const file = join(appFolder, "core", "lists", "studies", "thermometer.json");
  const study = await thermometerToday();
  writeFileSync(file, `${JSON.stringify(study, null, 1)}\n`);
  process.stdout.write(`${JSON.stringify(study.all)}\n`);
}
