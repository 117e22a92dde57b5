import { createVitest } from "vitest/node";
import type { Answer, Change, Question } from "./planted-tests.ts";

// Runs tests for another process, one question after the other. It ends itself over a change with which they never end.

const root = process.argv[2] ?? ".";
let active: Change | null = null;

const plugin = {
  name: "planted",
  enforce: "pre" as const,
  load: (id: string) => (active?.path === id ? active.text : null),
};

/**
 * One project for all tests, quick or slow: a project of the repository's own settings may have a server of its own, which would
 * load the files as they stand. Nothing is stored: a stored module is known by the text of its file, and so is no change of it.
 */
const vitest = await createVitest(
  "test",
  {
    root,
    config: false,
    include: ["packages/*/{src,scripts,training}/**/*.test.ts"],
    setupFiles: ["./scripts/test-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    watch: false,
    fsModuleCache: false,
    reporters: [{}],
    pool: "threads",
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
  },
  { plugins: [plugin], resolve: { conditions: ["source"] }, ssr: { resolve: { conditions: ["source"] } } },
);
await vitest.standalone();

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

async function answer({ paths, change, patience }: Question): Promise<Answer> {
  const before = active;
  active = change;
  for (const each of [before, change]) if (each) vitest.invalidateFile(each.path);
  const started = processorSeconds();
  const watch = setInterval(() => {
    if (patience !== null && processorSeconds() - started > patience) process.exit(1);
  }, 500);
  const ended = await vitest.runTestSpecifications(paths.flatMap((path) => vitest.getModuleSpecifications(path)));
  clearInterval(watch);
  // The list keeps what earlier runs have found in other files.
  const own = ended.testModules.filter(({ moduleId }) => paths.includes(moduleId));
  const passed = ended.unhandledErrors.length === 0 && own.length > 0 && own.every((module) => module.ok());
  return { passed, seconds: processorSeconds() - started };
}

process.on("message", async (question: Question) => process.send?.(await answer(question)));
process.on("disconnect", () => process.exit(0));
