import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { plantedTests } from "./mutation/planted-tests.ts";
import { wrongDefinitions } from "./mutation/wrong-definitions.ts";

// npm run wrong-definitions --workspace packages/valuation: plants each wrong definition and says which tests notice it.

const source = join(dirname(dirname(fileURLToPath(import.meta.url))), "src");
const paths = globSync(join(source, "**/*.test.ts")).sort();
const named = (pattern: RegExp) => paths.filter((path) => pattern.test(relative(source, path)));

/** Asked one after the other, the quick ones first; golden answers are not asked, because they notice whatever changes. */
const groups: readonly (readonly [name: string, tests: readonly string[]])[] = [
  ["formulas", named(/^formulas\//)],
  ["methods and projections", named(/^(?:methods|projections|company)\//)],
  ["whole valuations", named(/^edge-cases\/|^value-company\.test|^scenarios\/scenarios\.test/)],
  ["calculation apart", named(/^independent\//)],
  ["calibration", named(/^laws\/calibration\.bundled/)],
];

const changes = wrongDefinitions.map((definition, index) => {
  const path = join(source, definition.file);
  const text = readFileSync(path, "utf8");
  const { before, after } = definition;
  const change = { at: text.indexOf(before), length: before.length, text: text.replace(before, () => after) };
  return { ...definition, ...change, path, id: index + 1 };
});

const { firstNotice, close } = plantedTests(changes);
let unnoticed = 0;
for (const change of changes) {
  const notice = await firstNotice(
    change,
    groups.flatMap(([, tests]) => tests),
  );
  const [name] = groups.find(([, tests]) => notice !== null && tests.includes(notice.test)) ?? ["NOT NOTICED"];
  if (notice === null) unnoticed += 1;
  console.log(`${change.what}: ${name}`);
}
await close();
console.log(`${wrongDefinitions.length - unnoticed} of ${wrongDefinitions.length} noticed`);
process.exit(unnoticed === 0 ? 0 : 1);
