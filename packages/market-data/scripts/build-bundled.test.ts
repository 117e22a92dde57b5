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
  }, 60_000);

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
      const wrong = expected.filter(([name, value]) => !isSame(statements[year]?.figures[name], value));
      different.push(...wrong.map(([name]) => `${place} ${name}`));
    }
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(150_000);
  }, 60_000);
});

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
