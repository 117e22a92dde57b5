import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Ending } from "./mutation/asked-tests.ts";
import { type Mutant, mutantsOf } from "./mutation/mutants.ts";
import { plantedTests } from "./mutation/planted-tests.ts";
import { intervalOf, rateOfAll } from "./mutation/rates.ts";
import { shuffled } from "./mutation/sample.ts";
import { reasonWithoutEffect } from "./mutation/without-effect.ts";

// npm run mutation --workspace packages/valuation -- [--room 40 | --each 6] [--seed 1] [--minutes 10] [--package prediction] [--slow] [path part…]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    room: { type: "string" },
    each: { type: "string", default: "6" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "10" },
    package: { type: "string", default: "valuation" },
    slow: { type: "boolean", default: false },
  },
});
const packages = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const source = join(packages, values.package, "src");

type Candidate = Mutant & { path: string; file: string; room: string };
type Planted = Candidate & { id: number };
type Result = Planted & { ending: Ending; byOwn: boolean };

const read = (path: string) => ({ path, text: readFileSync(path, "utf8") });
const tests = globSync(join(source, "**/*.test.ts")).map(read);
const sources = globSync(join(source, "**/*.ts"), { exclude: ["**/*.test.ts"] }).map(read);

/** Over all companies, or with hundreds of runs: seconds of tests, asked last, and most of them with `--slow` alone. */
const isSlow = /goldens|bundled-companies\.test|properties\.test/;

const named = (pattern: RegExp) => tests.map(({ path }) => path).filter((path) => pattern.test(relative(source, path)));
const quick = (paths: readonly string[]) => paths.filter((path) => !isSlow.test(path));

/** The tests of the sources that import a file, and of those that import these: what it gives is often noticed there alone. */
function testsOfImportersOf(path: string, further = 1): string[] {
  const importers = sources.filter(({ text }) => text.includes(`/${basename(path)}"`));
  const next = further === 0 ? [] : importers.flatMap((importer) => testsOfImportersOf(importer.path, further - 1));
  return [...new Set([...importers.flatMap((importer) => testsOf(importer.path)), ...next])];
}

/**
 * Asked one after the other when a mutant has outlived the tests of its file: those of its importers, those of the room, then what values whole
 * companies, invented and real, then what holds for all of them.
 */
function widerTestsOf(path: string): string[] {
  const folder = dirname(relative(source, path));
  const [room] = folder.split("/");
  const ofRoom = folder === "." ? named(/^[^/]+$/) : [folder, room].flatMap((each) => named(new RegExp(`^${each}/`)));
  return [
    ...testsOfImportersOf(path),
    ...quick(ofRoom),
    ...named(/^edge-cases\/|^value-company\.test|^scenarios\/scenarios\.test|^trace\/trace\.test/),
    ...quick(named(/^laws\//)),
    ...named(/^goldens\/golden-(?:traces|values)/),
    ...(values.slow
      ? [...named(/^goldens\/golden-borders|^laws\/properties/), ...ofRoom.filter((test) => isSlow.test(test))]
      : []),
  ];
}

/** The tests beside a file and those that import it by name. */
function testsOf(path: string): string[] {
  const name = basename(path);
  const beside = path.replace(/\.ts$/, ".test.ts");
  return tests
    .filter((test) => test.path === beside || test.text.includes(`/${name}"`))
    .map((test) => test.path)
    .filter((test) => !isSlow.test(test))
    .sort((one, other) => Number(other === beside) - Number(one === beside));
}

/** What tests compare with is a test itself: worked examples, proofs, the calculation apart, invented companies. */
const isTest = /\.test\.ts$|worked-examples\/|proof\/|independent\/|edge-cases\/|sample-|-contract\.ts$/;

function mutantsOfFile(path: string): Candidate[] {
  const file = relative(source, path);
  const room = file.includes("/") ? file.slice(0, file.indexOf("/")) : "src";
  const text = readFileSync(path, "utf8");
  return mutantsOf(text)
    .filter((mutant) => reasonWithoutEffect(file, text, mutant) === null)
    .map((mutant) => ({ ...mutant, path, file, room }));
}

const candidates = globSync(join(source, "**/*.ts"))
  .filter((path) => !isTest.test(path))
  .filter((path) => positionals.length === 0 || positionals.some((part) => relative(source, path).includes(part)))
  .sort()
  .flatMap(mutantsOfFile);

/** So many of each room, whichever files they stand in, or so many of each file. */
const groups = Map.groupBy(candidates, ({ room, file }) => (values.room ? room : file));
const count = Number(values.room ?? values.each);
const drawn = [...groups.values()].flatMap((group) => shuffled(group, Number(values.seed)).slice(0, count));
/** In an order of its own, so that what time leaves of the sample is a sample too. */
const sample = shuffled(drawn, Number(values.seed)).map((mutant, index): Planted => ({ ...mutant, id: index + 1 }));

const { firstNotice, close } = plantedTests(sample);

async function planting(mutant: Planted): Promise<{ ending: Ending; byOwn: boolean }> {
  const own = testsOf(mutant.path);
  const notice = await firstNotice(mutant, new Set([...own, ...widerTestsOf(mutant.path)]));
  return { ending: notice?.ending ?? "passed", byOwn: notice !== null && own.includes(notice.test) };
}

const results: Result[] = [];
const rateOf = (some: readonly Result[]) => {
  const killed = some.filter(({ ending }) => ending !== "passed").length;
  return `${killed} of ${some.length} killed (${((100 * killed) / some.length).toFixed(1)} %)`;
};

const until = Date.now() + Number(values.minutes) * 60_000;
for (const mutant of sample) {
  if (Date.now() > until) break;
  const result = { ...mutant, ...(await planting(mutant)) };
  results.push(result);
  if (result.ending === "passed") {
    console.log(`alive: ${mutant.file}, line ${mutant.line}, ${mutant.kind}: ${mutant.before} → ${mutant.after}`);
  }
}
await close();

const percent = (rate: number) => `${(100 * rate).toFixed(0)} %`;
const rooms = [...Map.groupBy(results, ({ room }) => room)].map(([room, some]) => ({
  ...{ room, some, drawn: some.length },
  killed: some.filter(({ ending }) => ending !== "passed").length,
  total: candidates.filter((mutant) => mutant.room === room).length,
}));
for (const { room, some, ...rate } of rooms.toSorted((one, other) => (one.room < other.room ? -1 : 1))) {
  console.log(`${room}: ${rateOf(some)}, ${intervalOf(rate).map(percent).join(" to ")}, drawn from ${rate.total}`);
}
const all = rateOfAll(rooms);
console.log(`each room by its mutants: ${percent(all.rate)}, ${all.interval.map(percent).join(" to ")}`);
const own = results.filter(({ byOwn }) => byOwn).length;
const endless = results.filter(({ ending }) => ending === "endless").length;
const left = sample.length - results.length;
console.log(
  `${rateOf(results)}: ${own} by the tests of the file itself, ${endless} by never ending; ${left} of the sample not planted in time`,
);
process.exit(0);
