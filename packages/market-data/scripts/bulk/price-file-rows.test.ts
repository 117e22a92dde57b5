import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildData } from "./build-data.ts";
import { filers, optionsFor } from "./bulk-folder-contract.ts";
import { archivesOf } from "./test-archives.ts";

describe("rows of the price file that do not count", () => {
  const header = "ticker,date,close\n";

  it("are all counted by reason, with those of symbols without accounts", async () => {
    const rows = [
      "MAPLX,2025-02-28,1",
      "MAPLX,2025-03-03,2",
      "MAPLX,2025-03-03,3",
      "MAPLX,2025-02-27,4",
      "NONE1,2025-03-03,5",
    ];
    const options = optionsFor(archivesOf(filers));
    writeFileSync(options.prices, `${header}${rows.join("\n")}\nOAKH.A,yesterday,6\n`);
    const { priceRows, pricesWithoutCompany, priced } = await buildData(options);
    expect(priced).toBe(1);
    expect(priceRows.rows).toBe(6);
    expect([...priceRows.refused]).toEqual([["date", { rows: 1, firstLine: 7 }]]);
    expect([...priceRows.superseded]).toEqual([
      ["earlierDay", { rows: 2, firstLine: 2 }],
      ["sameDay", { rows: 1, firstLine: 3 }],
    ]);
    expect(pricesWithoutCompany).toEqual({ symbols: 1, some: ["NONE1"] });
    const build = JSON.parse(readFileSync(join(options.out, "build.json"), "utf8"));
    expect(build.priceRows).toEqual({
      rows: 6,
      used: 2,
      refused: { date: { rows: 1, firstLine: 7 } },
      superseded: { earlierDay: { rows: 2, firstLine: 2 }, sameDay: { rows: 1, firstLine: 3 } },
    });
  });

  it("stop the build when they are too many, and not when more are allowed", async () => {
    const options = optionsFor(archivesOf(filers));
    const good = Array.from({ length: 30 }, (_, day) => `MAPLX,2025-01-${String(day + 1).padStart(2, "0")},5`);
    writeFileSync(options.prices, `${header}${good.join("\n")}\nOAKH.A,2025-03-03,"1,5"\nOAKH.B,2025-03-03,-1\n`);
    await expect(buildData(options)).rejects.toThrow(
      /2 of 32 rows cannot be used, more than 5 %\. price: 2 \(first in line 32\)/,
    );
    expect(await buildData({ ...options, mostRefused: 0.1 })).toMatchObject({ priced: 1 });
  });
});
