import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bundledFiles, dataDirectory } from "../src/providers/bundled/bundled-files.ts";
import { companiesOfMarket, impliedPremiumIn, referenceText, withImpliedPremium } from "./implied-premium.ts";

const files = bundledFiles();
const script = fileURLToPath(new URL("./implied-premium.ts", import.meta.url));

describe("the premium that the bundled companies imply", () => {
  it("is the stored one: after a change of values or data run npm run build:premium --workspace packages/market-data", () => {
    const answer = impliedPremiumIn(files);
    expect(answer.kind === "impliedPremium" ? answer.premium : answer.kind).toEqual(files.reference().impliedPremium);
  });

  it("counts each issuer once, however many classes of shares it has", () => {
    const tickers = companiesOfMarket(files).map(({ fundamentals }) => fundamentals.ticker);
    for (const [one, other] of [
      ["GOOG", "GOOGL"],
      ["FOX", "FOXA"],
      ["NWS", "NWSA"],
    ]) {
      expect(tickers.filter((ticker) => ticker === one || ticker === other)).toHaveLength(1);
    }
    expect(tickers.length).toBeGreaterThan(450);
    expect(tickers).not.toContain("SAN.MC");
  });

  it("stays as it was where the companies are too few to be a market", () => {
    expect(withImpliedPremium(files, { kind: "fewCompanies" })).toBe(files.reference());
    expect(withImpliedPremium(files, { kind: "noRoot" }).impliedPremium).toBeNull();
  });

  it("is solved again by a command of its own, from the files of any folder", () => {
    const folder = mkdtempSync(join(tmpdir(), "premium-"));
    try {
      cpSync(dataDirectory(), folder, { recursive: true });
      const stored = readFileSync(join(folder, "reference.json"), "utf8");
      const { impliedPremium, ...others } = files.reference();
      if (impliedPremium === null) throw new Error("the bundled companies imply no premium");
      const stale = { ...others, impliedPremium: { ...impliedPremium, value: 0.08 } };
      writeFileSync(join(folder, "reference.json"), referenceText(stale));
      execFileSync(process.execPath, ["--conditions=source", script, "--data", folder, "--write"]);
      expect(JSON.parse(readFileSync(join(folder, "reference.json"), "utf8"))).toEqual(JSON.parse(stored));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
