import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Mutant, mutantsOf } from "./mutation/mutants.ts";
import { plantedTests } from "./mutation/planted-tests.ts";
import { sampleOf } from "./mutation/sample.ts";

// npm run mutation --workspace packages/valuation -- [--each 6] [--seed 1] [--minutes 10] [--package prediction] [path part…]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: "string", default: "6" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "10" },
    package: { type: "string", default: "valuation" },
  },
});
const packages = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const source = join(packages, values.package, "src");
const root = dirname(packages);

type Result = Mutant & { file: string; killed: boolean; byOwn: boolean };

const tests = globSync(join(source, "**/*.test.ts")).map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Over all companies, or with hundreds of runs: minutes for each mutant. */
const isSlow = /goldens|bundled-companies\.test|properties\.test|training/;

const named = (pattern: RegExp) => tests.map(({ path }) => path).filter((path) => pattern.test(relative(source, path)));
const quick = (paths: readonly string[]) => paths.filter((path) => !isSlow.test(path));

/**
 * Asked one after the other when a mutant has outlived the tests of its file: those of the room, then what values whole
 * companies, invented and real.
 */
function widerTestsOf(path: string): string[][] {
  const room = dirname(relative(source, path));
  const ofRoom = room === "." ? [] : named(new RegExp(`^${room}/`));
  return [
    [...quick(ofRoom), ...named(/^edge-cases\/|^value-company\.test|^scenarios\/scenarios\.test|^trace\/trace\.test/)],
    named(/^goldens\//),
  ].filter((paths) => paths.length > 0);
}

/** The tests beside a file and those that import it by name. */
function testsOf(path: string): string[] {
  const name = basename(path);
  const beside = path.replace(/\.ts$/, ".test.ts");
  return tests
    .filter((test) => test.path === beside || test.text.includes(`/${name}"`))
    .map((test) => test.path)
    .filter((test) => !isSlow.test(test));
}

const planted = await plantedTests(root);

async function isSeenByOthers(mutant: { path: string; text: string }): Promise<boolean> {
  for (const paths of widerTestsOf(mutant.path)) if (!(await planted.pass(paths, mutant))) return true;
  return false;
}

const until = Date.now() + Number(values.minutes) * 60_000;
const paths = globSync(join(source, "**/*.ts"))
  .filter((path) => !/\.test\.ts$|worked-examples\/|proof\/|sample-|-contract\.ts$/.test(path))
  .filter((path) => positionals.length === 0 || positionals.some((part) => relative(source, path).includes(part)))
  .sort();
const results: Result[] = [];

for (const path of paths) {
  if (Date.now() > until) break;
  const file = relative(source, path);
  const all = mutantsOf(readFileSync(path, "utf8"));
  const sample = sampleOf(all, Number(values.each), Number(values.seed));
  if (sample.length === 0) continue;
  const related = testsOf(path);
  if (related.length > 0 && !(await planted.pass(related, null))) {
    console.log(`${file}: its tests fail as it stands; left out`);
    continue;
  }
  for (const mutant of sample) {
    const change = { path, text: mutant.text };
    const byOwn = related.length > 0 && !(await planted.pass(related, change));
    results.push({ ...mutant, file, killed: byOwn || (await isSeenByOthers(change)), byOwn });
  }
  const own = results.filter((result) => result.file === file);
  console.log(`${file}: ${own.filter(({ killed }) => killed).length} of ${own.length} killed (${all.length} in all)`);
  for (const { line, kind, before, after } of own.filter(({ killed }) => !killed)) {
    console.log(`  alive, line ${line}, ${kind}: ${before} → ${after}`);
  }
}
await planted.close();

const killed = results.filter((result) => result.killed).length;
const own = results.filter(({ byOwn }) => byOwn).length;
const files = new Set(results.map(({ file }) => file)).size;
console.log(
  `${killed} of ${results.length} killed (${((100 * killed) / results.length).toFixed(1)} %), ${own} of them by the tests of the file itself; ${files} of ${paths.length} files`,
);
process.exit(0);
