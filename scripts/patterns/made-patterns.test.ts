import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { makesPatterns, patternsMadeBy } from "./made-patterns-contract.ts";
import { reasonsOfSlowness } from "./slow-patterns-contract.ts";

const root = join(import.meta.dirname, "..", "..");

/** What makes each file of the product make its patterns; their texts are ours alone, and readers give what they are held against. */
const works: Readonly<Record<string, () => Promise<unknown>>> = {
  "app/api/idempotency/keyed-operations.ts": askApi,
  "app/api/public-reads.ts": askApi,
  "app/api/undeclared-parameters.ts": askApi,
  "app/core/narration/use-cases/narration-dates.ts": checkNarrations,
  "app/core/narration/use-cases/narration-figures.ts": checkNarrations,
  "app/core/narration/use-cases/narration-number-words.ts": checkNarrations,
  "app/documents/written-cell.ts": () => import("../../app/documents/written-cell.ts"),
  "app/features/imports/use-cases/import-cells.ts": () =>
    import("../../app/features/imports/use-cases/import-cells.ts"),
  "app/features/imports/use-cases/import-currencies.ts": readCurrencies,
  "app/features/imports/use-cases/import-units.ts": readUnits,
  "app/features/imports/use-cases/periods/import-day-names.ts": readPeriods,
  "app/features/imports/use-cases/periods/import-period-codes.ts": readPeriods,
  "app/features/imports/use-cases/periods/import-periods.ts": readPeriods,
  "app/messages/phrases/italian-elision.ts": () => import("../../app/messages/phrases/italian-elision.ts"),
  "app/web/page-lists.ts": () => import("../../app/web/page-lists.ts"),
  "app/web/session/visitor-cookie.ts": async () =>
    (await import("../../app/web/session/visitor-cookie.ts")).visitorIn("visitor=none"),
  "packages/market-data/src/sources/source.ts": () => import("../../packages/market-data/src/sources/source.ts"),
};

/** They read files that we have made: a document, a workbook, the words of a tear sheet, the description of the API. */
const ofOurOwnFiles: readonly string[] = [
  "app/api/checked-answers.ts",
  "app/documents/tear-sheet/changes.ts",
  "app/documents/tear-sheet/pdf-text.ts",
  "app/documents/workbook/recalculate.ts",
];

async function askApi() {
  const { servedProduct } = await import("../../app/api/served-product.ts");
  const product = servedProduct();
  await product.request("/api/v1/methods?unknown=1");
  await product.request("/api/v1/contact?unknown=1", { method: "POST", headers: { "Idempotency-Key": "one" } });
}

async function checkNarrations() {
  const { checkNarration } = await import("../../app/core/narration/use-cases/check-narration.ts");
  const { writtenLanguages } = await import("../../app/messages/written-languages.ts");
  const text =
    "On 3 May 2026 one hundred and two shares cost 1,234.5 million dollars, which is 5 % more than before. ".repeat(2);
  return Object.values(writtenLanguages).map((language) => checkNarration(text, [], language));
}

async function vocabularies() {
  const { importVocabularyIn } = await import("../../app/messages/import-vocabulary.ts");
  return Promise.all((["es", "en", "it"] as const).map(importVocabularyIn));
}

async function readCurrencies() {
  const { importCurrencyReader } = await import("../../app/features/imports/use-cases/import-currencies.ts");
  return (await vocabularies()).map(({ currencies }) => importCurrencyReader(currencies)("euros"));
}

async function readUnits() {
  const { unitTextReader } = await import("../../app/features/imports/use-cases/import-units.ts");
  const units = (await vocabularies()).map((each) => each.units);
  return unitTextReader(units, () => false)("in millions");
}

async function readPeriods() {
  const { periodReader } = await import("../../app/features/imports/use-cases/periods/import-periods.ts");
  const periods = (await vocabularies()).map((each) => each.periods);
  return periodReader(periods)("31 de diciembre de 2024");
}

it("knows every file that makes patterns of texts", () => {
  const sources = execFileSync("git", ["ls-files", "app", "packages", "content"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(
      (file) =>
        /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.|-contract\.|\.config\.ts$|\/e2e\/|\/scripts\/|\/vite\//.test(file),
    );
  const making = sources.filter((file) => makesPatterns(file, readFileSync(join(root, file), "utf8")));
  expect(making.toSorted()).toEqual([...Object.keys(works), ...ofOurOwnFiles].toSorted());
});

it("sees patterns that are made in the middle of work", async () => {
  const made = await patternsMadeBy(async () => [..."ab"].map((letter) => new RegExp(`${letter}+$`, "u")));
  expect([...made]).toEqual(["/a+$/u", "/b+$/u"]);
  expect([...made].flatMap(reasonsOfSlowness)).toEqual(["Move", "Move"]);
});

it("makes no pattern that a text can make slow", { timeout: 60_000 }, async () => {
  vi.resetModules();
  const made = await patternsMadeBy(async () => {
    for (const work of new Set(Object.values(works))) await work();
  });
  expect(made.size).toBeGreaterThan(150);
  const slow = [...made].flatMap((pattern) => reasonsOfSlowness(pattern).map((reason) => `${reason}: ${pattern}`));
  expect(slow).toEqual([]);
});
