import { readFileSync } from "node:fs";
import { join } from "node:path";
import { docNames } from "../app/web/docs/doc-pages.ts";
import { docFile } from "../app/web/docs/read-doc.ts";

export const docsFolder = join(import.meta.dirname, "../docs");

/** A block of the documentation that is written as code, with the language that it names. */
type CodeBlock = { page: string; language: string; lines: readonly string[] };

/** The code of every page, in English, which a test compares with the other languages; without the comments of a shell. */
export const codeBlocks: readonly CodeBlock[] = docNames.flatMap((page) =>
  [...readFileSync(join(docsFolder, docFile(page, "en")), "utf8").matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = "", text = ""]) => ({
      page,
      language,
      lines: text
        .split("\n")
        .map((line) => line.replace(/(?:^|\s+)# .*$/, "").trim())
        .filter(Boolean),
    }),
  ),
);

/** What is typed in a shell, each command once. */
export const commands: readonly string[] = [
  ...new Set(codeBlocks.flatMap(({ language, lines }) => (language === "sh" ? lines : []))),
];

/** The ways in which the documentation calls the command line: in a clone, in a folder of a release, in an image, as another user. */
const program =
  /^(?:sudo )?(?:[A-Z_]+=\S+ )*(?:podman compose (?:exec valora|run --rm) )?(?:npm run --silent valora --|(?:\/opt\/[\w.-]+\/bin\/)?valora) /;

/** The words of a command of Valora; null for any other command. */
export const valoraWords = (command: string): readonly string[] | null =>
  program.test(command) ? command.replace(program, "").split(" ") : null;

/** Where a command is run: by the test of these commands, by another test, in whose text `saying` stands, or nowhere, for a reason. */
export type Run =
  | { kind: "here" }
  | { kind: "elsewhere"; test: string; saying: string }
  | { kind: "nowhere"; why: string };

const here: Run = { kind: "here" };
const elsewhere = (test: string, saying: string): Run => ({ kind: "elsewhere", test, saying });
const nowhere = (why: string): Run => ({ kind: "nowhere", why });

/** The first row that fits a command says where it is run. */
const rows: readonly (readonly [RegExp, Run])[] = [
  [/ store:/, elsewhere("app/wiring/features/backup-commands.test.ts", "store:")],
  [/^DATABASE_URL=\S+ .* restore /, elsewhere("app/wiring/features/backup-commands.test.ts", "onEachEngine")],
  [/\/valora serve$/, elsewhere("app/e2e/release.http.spec.ts", '["serve"]')],
  [/^NODE_OPTIONS=--import=/, elsewhere("app/e2e/release.http.spec.ts", "--import=")],
  [/^npm install --prefix \/opt\/tracing /, nowhere("fetches packages that Valora does not have")],
  [/^valora serve --config /, elsewhere("app/e2e/process.http.spec.ts", '"--config"')],
  // The words that follow are the same everywhere; what stands before them is not at hand in a test.
  [program, here],
  [/^podman run -d /, elsewhere("app/e2e/image.http.spec.ts", '"no-new-privileges"')],
  [/^podman (?:compose stop|tag) /, elsewhere("app/e2e/image.http.spec.ts", '"tag"')],
  [
    / --entrypoint node valora /,
    elsewhere("app/e2e/image.http.spec.ts", "fs.renameSync('postgres', 'postgres.later')"),
  ],
  [/^podman build --format docker -t /, elsewhere("app/e2e/image.http.spec.ts", '"Containerfile"')],
  [/^podman build --format docker --platform /, elsewhere("app/e2e/image.http.spec.ts", "arm64")],
  [/^npm run release:version$/, elsewhere("scripts/steps/release/changes.test.ts", "versionFromChanges")],
  [/^npm run release$/, elsewhere("app/e2e/release.http.spec.ts", '"release.mjs"')],
  [/^podman /, nowhere("needs a container engine, and the public image that the build starts from")],
  [/^sudo tar -xzf /, elsewhere("scripts/steps/release/archives.test.ts", '"-xzf"')],
  [/^sudo ln -sfn /, elsewhere("scripts/steps/release/archives.test.ts", '"-sfn"')],
  [/^sudo /, nowhere("changes the system, as its administrator")],
  [/^sha256sum /, elsewhere("scripts/steps/release/archives.test.ts", '"sha256sum"')],
  [/^git pull$/, nowhere("needs the repository that was cloned")],
  [/^npm run check$/, nowhere("runs this test itself")],
  [/^npm run bench:server$/, nowhere("takes minutes, and needs a quiet machine")],
  [/^WORKERS=/, elsewhere("app/e2e/workers.http.spec.ts", 'WORKERS: "2"')],
  [/^kill -USR2 /, elsewhere("app/e2e/workers.http.spec.ts", "SIGUSR2")],
  [/^METRICS_PORT=|\/metrics$/, elsewhere("app/e2e/metrics.http.spec.ts", "/metrics")],
  [/npm start$/, elsewhere("app/e2e/process.http.spec.ts", "start({ DATABASE_URL")],
  [/^npm run data:prices -- closes\.csv$/, elsewhere("app/cli/data-prices.test.ts", ".csv")],
  [/^npm run data:prices -- --provider /, elsewhere("app/cli/data-prices-provider.test.ts", "--provider")],
  [/^npm run dev(?::offline)?$/, elsewhere("scripts/dev-server.test.ts", "dev-offline.mjs")],
  [
    /^curl -sS "http:\/\/127\.0\.0\.1:3000\/api\/v1\//,
    elsewhere("app/e2e/quick-start.http.spec.ts", 'programsIn("sh"'),
  ],
  [/^curl -sS "http:\/\/127\.0\.0\.1:3000\/mcp/, elsewhere("app/e2e/quick-start.http.spec.ts", "agents.md")],
  [/^(?:chmod|mv|openssl) /, here],
];

/** Where a command is run; null when no row says so. */
export const runOf = (command: string): Run | null => rows.find(([form]) => form.test(command))?.[1] ?? null;
