import {
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { packagesApart } from "../../../app/vite/packages-apart.config.ts";
import { allocator, serverFlags } from "../workspace.mjs";
import { neededPackages } from "./needed-packages.ts";
import { reachedFrom } from "./reached-sources.ts";

/** The threads of the server run from their sources; all else of it is in the build. */
const threads = "app/**/worker.ts";

/** What is read as it lies there: the build, the data, and what tells whether the built database is that of this version. */
const readAsIs = [
  ...["app/package.json", "app/build", "app/{core,features}/*/studies/*.json"],
  ...["app/database/migrations", "app/database/embedded/empty-database.ts"],
  ...["packages/*/package.json", "packages/market-data/data", "packages/prediction/models/peer-implied-value.json"],
  ...["CHANGELOG.md", "LICENSE", "README.md", "SECURITY.md", "docs"],
];

/** Of these a file is looked up by a name that the code puts together. */
const lookedUp = ["@fontsource/ibm-plex-sans", "@fontsource/source-serif-4"];

/** Beside what runs, packages hold types, maps, sources and texts; their licences stay. */
const runs = /\.(?:[cm]?js|json|node|wasm|data|tar\.gz|woff|ttf|bcmap|txt)$|(?:^|\/)[^/.]+$/;
const doesNotRun = /\.(?:d\.[cm]?ts|map)$|\/(?:docs?|tests?|__tests__|examples?|benchmarks?|man|\.[^/]+)\//;
/** What packages ship for browsers alone, seventeen megabytes, and lists of words beside those that are read, four. */
const forOthers =
  /^node_modules\/(?:pdfmake\/build|pdfkit\/js\/pdfkit\.standalone\.js|fontkit\/dist\/browser|@zxcvbn-ts\/[\w-]+\/(?:src\/|dist\/zxcvbn-ts\.))/;
const licence = /(?:^|\/)(?:licen[cs]e|notice|copying)[^/]*$/i;

type Place = { root: string; node: string; into: string };

/** Makes a folder that runs Valora with nothing else installed: no compiler, npm, network or package beside it. */
export function makeReleaseFolder({ root, node, into }: Place): void {
  const copy = (path: string) => copyTo(into, path, root);
  const { sources, packages } = reachedFrom(pathsOf(threads, root), root);
  for (const path of readAsIs.flatMap((pattern) => pathsOf(pattern, root))) copy(path);
  for (const path of sources) copy(path);
  mkdirSync(join(into, "node_modules", "@valora"), { recursive: true });
  for (const name of readdirSync(join(into, "packages")))
    symlinkSync(join("..", "..", "packages", name), join(into, "node_modules", "@valora", name), "dir");
  for (const folder of neededPackages([...packagesApart, ...lookedUp, ...packages], root))
    copyPackage(folder, { root, into });
  mkdirSync(join(into, "bin"));
  copyFileSync(node, join(into, "bin", "node"), constants.COPYFILE_FICLONE);
  writeFileSync(join(into, "bin", "valora"), launcher);
  chmodSync(join(into, "bin", "valora"), 0o755);
}

function pathsOf(pattern: string, root: string): readonly string[] {
  const paths = globSync(pattern, { cwd: root, exclude: ["**/node_modules"] });
  if (paths.length === 0) throw new Error(`${pattern} is nowhere below ${root}.`);
  return paths;
}

function copyTo(into: string, path: string, root: string): void {
  mkdirSync(dirname(join(into, path)), { recursive: true });
  cpSync(join(root, path), join(into, path), {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !/\.test\.tsx?$/.test(source) && basename(source) !== "screenshots",
  });
}

function copyPackage(folder: string, { root, into }: { root: string; into: string }): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const within = `/${relative(folder, path)}`;
    // A package below another one is needed for itself, or not at all.
    if (!entry.isFile() || within.includes("/node_modules/") || forOthers.test(relative(root, path))) continue;
    if (licence.test(within) || (runs.test(within) && !doesNotRun.test(within)))
      copyTo(into, relative(root, path), root);
  }
}

const unlessNamed = ([name, value]: [string, string]) => `${name}="\${${name}:-${value}}"`;
const launcher = `#!/bin/sh
# valora serve, valora KO, valora backup: docs/install.md.
self=$(readlink -f -- "$0")
home=$(dirname -- "$(dirname -- "$self")")
[ $# -gt 0 ] || set -- --help
export NODE_ENV=production ${Object.entries(allocator).map(unlessNamed).join(" ")}
exec "$home/bin/node" ${serverFlags.join(" ")} --disable-warning=ExperimentalWarning "$home/app/build/server/index.js" "$@"
`;
