import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createVitest } from "vitest/node";
import { type Mutant, mutantsOf } from "./mutation/mutants.ts";
import { sampleOf } from "./mutation/sample.ts";

// npm run mutation --workspace packages/valuation -- [--each 6] [--seed 1] [--minutes 10] [path part…]

const source = join(dirname(dirname(fileURLToPath(import.meta.url))), "src");
const root = dirname(dirname(dirname(source)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: "string", default: "6" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "10" },
  },
});

type Result = Mutant & { file: string; killed: boolean; byOwn: boolean };
let active: { path: string; text: string } | null = null;

const tests = globSync(join(source, "**/*.test.ts")).map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Over all companies, or with hundreds of runs: minutes for each mutant. */
const isSlow = /golden-|bundled-companies\.test|properties\.test|training/;

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
    [...quick(ofRoom), ...named(/^edge-cases\/|^value-company\.test|^scenarios\.test|^trace\.test/)],
    named(/^golden-/),
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

/** A mutant that never ends is found after a minute, or after four times what its tests take without one, where that is longer. */
const leastPatience = 60_000;
const timesPatience = 4;
const unmutated = new Map<string, number>();

/** A busy machine takes minutes over some tests: without this, slowness would count as notice. */
async function patienceWith(paths: readonly string[], changed: string): Promise<number> {
  const key = paths.join();
  const known = unmutated.get(key);
  if (known !== undefined) return Math.max(leastPatience, timesPatience * known);
  const mutant = active;
  active = null;
  const started = performance.now();
  const ended = await run(paths, changed, Number.POSITIVE_INFINITY);
  active = mutant;
  if (!ended) throw new Error(`${key}: fails without a mutant`);
  unmutated.set(key, performance.now() - started);
  return patienceWith(paths, changed);
}

async function opened() {
  const vitest = await createVitest(
    "test",
    {
      root,
      watch: false,
      fsModuleCache: false,
      reporters: [{}],
      pool: "threads",
      isolate: false,
      fileParallelism: false,
      maxWorkers: 1,
      teardownTimeout: 1_000,
    },
    { plugins: [{ name: "mutant", enforce: "pre", load: (id) => (active?.path === id ? active.text : null) }] },
  );
  await vitest.standalone();
  return vitest;
}

let vitest = await opened();

async function passes(paths: readonly string[], changed: string): Promise<boolean> {
  return run(paths, changed, await patienceWith(paths, changed));
}

async function run(paths: readonly string[], changed: string, patience: number): Promise<boolean> {
  vitest.invalidateFile(changed);
  const specifications = paths.flatMap((path) => vitest.getModuleSpecifications(path));
  const tested = vitest.runTestSpecifications(specifications).catch(() => null);
  const limit = Number.isFinite(patience) ? [setTimeout(patience, null, { ref: false })] : [];
  const ended = await Promise.race([tested, ...limit]);
  if (!ended) {
    await Promise.race([vitest.close(), setTimeout(leastPatience)]);
    vitest = await opened();
    return false;
  }
  // The list keeps what earlier runs have found in other files.
  const own = ended.testModules.filter(({ moduleId }) => paths.includes(moduleId));
  return ended.unhandledErrors.length === 0 && own.length > 0 && own.every((module) => module.ok());
}

async function isSeenByOthers(path: string): Promise<boolean> {
  for (const paths of widerTestsOf(path)) if (!(await passes(paths, path))) return true;
  return false;
}

const until = Date.now() + Number(values.minutes) * 60_000;
const paths = globSync(join(source, "**/*.ts"))
  .filter((path) => !/\.test\.ts$|worked-examples\/|proof\/|sample-/.test(path))
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
  if (related.length > 0 && !(await passes(related, path))) {
    console.log(`${file}: its tests fail as it stands; left out`);
    continue;
  }
  for (const mutant of sample) {
    active = { path, text: mutant.text };
    const byOwn = related.length > 0 && !(await passes(related, path));
    results.push({ ...mutant, file, killed: byOwn || (await isSeenByOthers(path)), byOwn });
  }
  active = null;
  vitest.invalidateFile(path);
  const own = results.filter((result) => result.file === file);
  console.log(`${file}: ${own.filter(({ killed }) => killed).length} of ${own.length} killed (${all.length} in all)`);
  for (const { line, kind, before, after } of own.filter(({ killed }) => !killed)) {
    console.log(`  alive, line ${line}, ${kind}: ${before} → ${after}`);
  }
}
await vitest.close();

const killed = results.filter((result) => result.killed).length;
const own = results.filter(({ byOwn }) => byOwn).length;
const files = new Set(results.map(({ file }) => file)).size;
console.log(
  `${killed} of ${results.length} killed (${((100 * killed) / results.length).toFixed(1)} %), ${own} of them by the tests of the file itself; ${files} of ${paths.length} files`,
);
process.exit();
