import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { askedTests } from "./mutation/asked-tests.ts";
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

/** The first group of which a test notices a text in the place of a source. */
async function noticedBy(path: string, text: string): Promise<string | null> {
  const asked = askedTests(new Map([[path, text]]));
  for (const [name, tests] of groups) {
    for (const test of tests) {
      if ((await asked.endOfTexts(test)) === "passed") continue;
      await asked.close();
      return name;
    }
  }
  await asked.close();
  return null;
}

let unnoticed = 0;
for (const { what, file, before, after } of wrongDefinitions) {
  const path = join(source, file);
  const name = await noticedBy(
    path,
    readFileSync(path, "utf8").replace(before, () => after),
  );
  if (name === null) unnoticed += 1;
  console.log(`${what}: ${name ?? "NOT NOTICED"}`);
}
console.log(`${wrongDefinitions.length - unnoticed} of ${wrongDefinitions.length} noticed`);
process.exit(unnoticed === 0 ? 0 : 1);
