import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** Tests that train a model or value every company: functions alone, which leave nothing behind in the process that they share. */
const slowEngine = [
  "packages/prediction/training/**/*.test.ts",
  "packages/valuation/{src,scripts}/**/*bundled-companies.test.ts",
  "packages/valuation/src/goldens/**/*.test.ts",
  "packages/valuation/src/inputs/implied-premium.test.ts",
  "packages/market-data/scripts/implied-premium.test.ts",
];
/** Tests of stores and of whole servers: minutes of work, which leave nothing behind in the process that they share. */
const slowShared = [
  "app/{core,features}/*/stores/**/*.test.ts",
  "app/api/authorisation.test.ts",
  "app/web/routes/signed-in-routes.test.ts",
  "app/features/payments/api/payment.test.ts",
  "app/features/imports/api/bad-files.test.ts",
  "app/features/accounts/api/bad-accounts.test.ts",
  "app/wiring/same-counts.test.ts",
  "app/http/response-store/counted-the-same.test.ts",
  "app/http/response-store/leak.test.ts",
  "app/api/newer-prices.test.ts",
  "app/features/watchlist/use-cases/alert-mails.test.ts",
  "app/documents/workbook/every-company.test.ts",
  "app/documents/workbook/own-price.test.ts",
];
/** Tests of databases as processes use them, of threads at their limits, and of what a process keeps: each in a process of its own. */
const slow = [
  "app/database/**/*.test.ts",
  "app/features/accounts/security/password-strength/password-strength.test.ts",
  "app/core/usage/api/plan-limits.test.ts",
  "scripts/packages.test.ts",
  "scripts/dev-server.test.ts",
  "app/wiring/features/backup-commands.test.ts",
  "app/wiring/dependencies/broken-backups.test.ts",
  "app/api/two-servers.test.ts",
  "app/api/leading-processes.test.ts",
  "app/wiring/told-processes.test.ts",
  "app/api/ten-readers.test.ts",
  "app/api/fuzz/random-requests.test.ts",
  "app/api/outage.test.ts",
  "app/api/every-dependency.test.ts",
  "app/documents/social-card/social-card.test.ts",
  "app/documents/tear-sheet/tear-sheet.test.ts",
];

/** Tests in an imitated browser: React looks once, when it is first imported, whether there is a document. */
const dom = globSync("{app,packages}/**/*.test.{ts,tsx}", { exclude: ["**/node_modules"] }).filter((path) =>
  readFileSync(path, "utf8").startsWith("// @vitest-environment happy-dom"),
);
/** Those that draw on the server too: a context belongs to the first renderer of a process that draws it, and React warns of a second. */
const domAndServer = dom.filter((path) => readFileSync(path, "utf8").includes('"react-dom/server"'));
const domAlone = dom.filter((path) => !domAndServer.includes(path));
const never = ["**/node_modules/**", "app/e2e/**"];
const web = ["app/web/**/*.test.{ts,tsx}"];
const api = ["app/{api,http,mcp}/**/*.test.ts", "app/{core,features}/*/api/**/*.test.ts"];
const subjects = ["app/{core,features}/**/*.test.ts"];
const uncutFont = "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url";

/** Tests outside of the pages that draw them, and those of the build: what they import is made by it. */
const drawing = globSync("app/**/*.test.{ts,tsx}", { exclude: ["**/node_modules", "app/web"] }).filter(
  (path) =>
    /^app\/(?:vite|wiring\/surfaces)\/|\.tsx$/.test(path) ||
    /-contract\.tsx"|site-build-contract/.test(readFileSync(path, "utf8")),
);
/** Holds a package whose sources, which it brings as well, Node would take instead of what its readers get. */
const packed = ["scripts/packages.test.ts"];
const slowDrawing = slowShared.filter((path) => path.startsWith("app/web/") || drawing.includes(path));

const node = ["--conditions=source"];
/** As Node itself runs the product: nothing is rewritten, and what it has compiled is kept for the next process. */
const asNode = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };
/** Accounts and backups are what these need, a hundred of them; what a hash and a passphrase cost is tested in `unit`. */
const cheap = [...node, `--import=${new URL("scripts/cheap-costs-contract.ts", import.meta.url).href}`];

/** One process for all files of a worker: starting one and importing the same modules costs more than most tests. */
const unit = (name: string, include: string[], others: string[] = [], how: object = asNode) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...never, ...slow, ...slowShared, ...slowEngine, ...dom, ...others],
    isolate: false,
    ...how,
  },
});

export default defineConfig({
  test: {
    projects: [
      // Some hundred files each: what the modules of a file keep stays in the process that its worker has for all of them.
      unit("unit", ["app/**/*.test.ts", "scripts/**/*.test.ts"], [...web, ...api, ...subjects, ...drawing]),
      unit("unit-subjects", subjects, [...api, ...drawing]),
      unit("unit-api", api, drawing),
      unit("unit-web", [...web, ...drawing], [], {}),
      { extends: true, test: { name: "slow-drawing", include: slowDrawing, exclude: never, isolate: false } },
      unit("unit-packages", ["packages/*/{src,scripts,traps}/**/*.test.ts"]),
      { extends: true, test: { name: "dom", include: domAlone, exclude: never, isolate: false } },
      { extends: true, test: { name: "dom-and-server", include: domAndServer, exclude: never } },
      // The companies are read once for all of these, not once for each file.
      { extends: true, test: { name: "slow-engine", include: slowEngine, exclude: never, ...asNode } },
      {
        extends: true,
        test: {
          name: "slow-shared",
          include: slowShared,
          exclude: [...never, ...slowDrawing],
          ...asNode,
          execArgv: cheap,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: slow,
          exclude: [...never, ...packed],
          ...asNode,
          isolate: true,
          execArgv: cheap,
        },
      },
      { extends: true, test: { name: "packed", include: packed, exclude: never } },
    ],
    // The engine and the data as Node itself loads them: in what the runner rewrites, each call of an import looks it up in an object.
    server: { deps: { external: [/\/packages\/[\w-]+\/.*(?<!\.test)\.ts$/] } },
    execArgv: node,
    // A core each, also where there are only two.
    maxWorkers: 2,
    // They end what hangs: a busy machine is slow, not wrong. Tests have no shorter ones of their own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // The address of a style sheet, which is otherwise empty.
    css: { include: /\.css\?url$/ },
    setupFiles: ["./scripts/test-costs.ts", "./scripts/test-setup.ts"],
  },
  resolve: {
    conditions: ["source"],
    // A font that the build cuts, uncut: a page only names it.
    alias: [{ find: /^virtual:subset-fonts\/.*$/, replacement: uncutFont }],
  },
  ssr: { resolve: { conditions: ["source"] } },
});
