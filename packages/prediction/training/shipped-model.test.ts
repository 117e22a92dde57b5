import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compileModel } from "../src/compiled-model.ts";
import { parseModelFile } from "../src/parse-model-file.ts";
import { logQuantiles, subjectOf } from "../src/quantiles.ts";
import { tinySource } from "../src/tiny-model-contract.ts";
import type { ModelCard } from "./model-card.ts";

const folder = join(import.meta.dirname, "../models");
const bytes = readFileSync(join(folder, "peer-implied-value.json"));
const model = parseModelFile(JSON.parse(bytes.toString("utf8")));
// Written by the training run beside the model; its shape is the type that wrote it.
const card = JSON.parse(readFileSync(join(folder, "model-card.json"), "utf8")) as ModelCard;

describe("the model that ships", () => {
  it("is the one that its card describes", () => {
    expect(card.data.modelSha256).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(card.version).toBe(model.version);
    expect(card.ship.votes).toEqual(model.votes);
    expect(card.data.tableSha256).toBe(model.tableSha256);
  });

  it("weighs at most 300 kB gzipped", () => {
    expect(gzipSync(bytes).length).toBeLessThan(300_000);
  });

  it("earned its votes: without the rule nothing votes, and no sector votes whose band covers too little", () => {
    if (!card.ship.ships) expect(model.votes).toEqual([]);
    for (const sector of model.votes)
      expect(card.judgement.bySector[sector]?.band.coverage).toBeGreaterThanOrEqual(0.7);
  });

  it("gives a large industrial company a multiple that exists in this world", () => {
    const compiled = compileModel(model);
    const billions = (source: ReturnType<typeof tinySource>) => ({
      ...source,
      years: source.years.map(({ yearsAgo, figures }) => ({
        yearsAgo,
        figures: Object.fromEntries(
          Object.entries(figures).map(([name, value]) => [name, (value ?? 0) * 1e7]),
        ) as typeof figures, // The same names.
      })),
    });
    const said = logQuantiles(compiled, subjectOf(billions(tinySource())));
    const priceToEarnings = Math.exp(said?.middle ?? 0) / 1e9;
    expect(priceToEarnings).toBeGreaterThan(8);
    expect(priceToEarnings).toBeLessThan(60);
  });

  it("answers at once: a guard against an order of magnitude", () => {
    const compiled = compileModel(model);
    const subject = subjectOf(tinySource());
    for (let warm = 0; warm < 200; warm += 1) logQuantiles(compiled, subject);
    const times = Array.from({ length: 200 }, () => {
      const start = performance.now();
      logQuantiles(compiled, subject);
      return performance.now() - start;
    }).sort((left, right) => left - right);
    // 0.1 ms is the promise; the test runner's own wrapping of imports and a busy machine cost several times that.
    expect(times[0]).toBeLessThan(2);
  });
});
