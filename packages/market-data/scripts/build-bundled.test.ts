import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type FigureName, figureNames } from "@valora/valuation";
import { beforeAll, describe, expect, it } from "vitest";
import { createMarketData } from "../src/create-market-data.ts";
import { buildBundled } from "./build-bundled.ts";
import { packageFolder, readSource } from "./bundled/read-source.ts";
import type { SourceStatement } from "./bundled/source.schema.ts";

const folder = fileURLToPath(new URL("../../../../shared/data", import.meta.url));

describe.skipIf(!existsSync(folder))("the build, on the data beside the repository", () => {
  let built: ReturnType<typeof buildBundled>;
  beforeAll(() => {
    built = buildBundled(folder);
  });

  it("gives the committed files, byte for byte", () => {
    for (const [name, bytes] of built.files) {
      const committed = readFileSync(join(packageFolder, "data", name));
      expect(Buffer.compare(committed, Buffer.from(bytes)), name).toBe(0);
    }
  });

  it("changes no figure but by its share factor, except where a finding or a review says so", async () => {
    const { american, european } = readSource(folder);
    const touched = new Set(built.findings.map(({ ticker, fiscalYearEnd }) => `${ticker} ${fiscalYearEnd}`));
    const reviewed = new Set(["PLD", "V", "EXE"]);
    const leftOut = new Set(
      built.findings.filter(({ kind }) => kind === "accountsOfAnother").map(({ ticker }) => ticker),
    );
    expect([...leftOut]).toEqual(["DELL"]);
    const data = createMarketData();
    const different: string[] = [];
    let compared = 0;
    const rows = [american, european].flatMap(({ meta, companies }) =>
      companies.flatMap(({ ticker, statements }) =>
        statements.map((original, year) => ({ fields: meta.fields, ticker, original, year })),
      ),
    );
    for (const { fields, ticker, original, year } of rows) {
      const place = `${ticker} ${original.end}`;
      if (reviewed.has(ticker) || leftOut.has(ticker) || touched.has(place)) continue;
      const { statements } = (await data.fundamentalsOf(ticker)).fundamentals;
      const expected = expectedFigures(fields, original);
      compared += expected.length;
      const wrong = expected.filter(([name, value]) => {
        if (value === null && filingsAtHand.has(ticker) && toldByFilings.has(name)) return false;
        return !isSame(statements[year]?.figures[name], value);
      });
      different.push(...wrong.map(([name]) => `${place} ${name}`));
    }
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(150_000);
  });

  // As the annual reports have them. Alphabet and Snowflake tell marketing and administration apart and give no sum of them.
  it.each([
    ["GOOGL", "2025-12-31", 324_055e6, 246_597e6, 28_693e6 + 21_482e6, 206_038e6],
    ["GOOG", "2025-12-31", 324_055e6, 246_597e6, 28_693e6 + 21_482e6, 206_038e6],
    ["SNOW", "2025-01-31", -7_293_575e3, 296_393e3, 1_672_092e3 + 412_262e3, 5_869_372e3],
    ["AAPL", "2025-09-27", -14_264e6, 49_834e6, 27_601e6, 147_957e6],
  ])(
    "tells of %s in the year to %s what its filings say and the files of figures do not",
    async (ticker, end, retainedEarnings, propertyPlantAndEquipment, sellingGeneralAndAdministrative, currentAssets) => {
      const { statements } = (await createMarketData().fundamentalsOf(ticker)).fundamentals;
      expect(statements.find(({ fiscalYearEnd }) => fiscalYearEnd === end)?.figures).toMatchObject({
        retainedEarnings,
        propertyPlantAndEquipment,
        sellingGeneralAndAdministrative,
        currentAssets,
      });
    },
  );
});

/** Where the files of figures have none, those of companies whose filings are at hand in full tell them. */
const filingsAtHand = new Set(["AAPL", "GOOG", "GOOGL", "SNOW"]);
const toldByFilings = new Set<FigureName>(["currentAssets", "currentLiabilities", "sellingGeneralAndAdministrative"]);

function expectedFigures(
  fields: readonly string[],
  { values, shareFactor }: SourceStatement,
): [FigureName, number | null][] {
  return figureNames.flatMap((name): [FigureName, number | null][] => {
    const position = fields.indexOf(name);
    if (position < 0) return [];
    const value = values[position] ?? null;
    if (value === null || (name === "dilutedShares" && value === 0)) return [[name, null]];
    if (name === "dilutedShares") return [[name, value * shareFactor]];
    return [[name, name === "epsDiluted" || name === "dividendsPerShare" ? value / shareFactor : value]];
  });
}

/** The source writes one third with six digits. */
const isSame = (actual: number | null | undefined, expected: number | null) =>
  expected === null ? actual === null : Math.abs((actual ?? Number.NaN) - expected) <= Math.abs(expected) * 1e-5;
