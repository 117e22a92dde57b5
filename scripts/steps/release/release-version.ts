import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, Trouble } from "../workspace.mjs";
import { type ApiListing, listingOf, writtenListing } from "./api-listing.ts";
import { apiChangesWith, type Change, changeIn, changelogWith, manifestWith, nextVersion } from "./changes.ts";

const manifests = ["package.json", "app/package.json", "package-lock.json"];
export const publishedPackages = ["valuation", "prediction", "market-data", "client"].map((name) => `packages/${name}`);

/** The API of the last version. */
export const formerListing = "scripts/steps/release/api-of-last-version.txt";
export const apiPages = {
  en: "docs/api-changes.md",
  es: "docs/es/api-changes.md",
  it: "docs/it/api-changes.md",
} as const;
const languages = ["en", "es", "it"] as const;

/** The changes that wait for a release, in the order of their files. */
export function waitingChanges(folder: string): Change[] {
  const files = readdirSync(join(folder, ".changeset")).filter((name) => name.endsWith(".md") && name !== "README.md");
  return files
    .sort()
    .map((name) => changeIn(`.changeset/${name}`, readFileSync(join(folder, ".changeset", name), "utf8")));
}

/**
 * Makes of the changes that wait the next version: in the changelog, on the page of what has changed in the API, in every manifest and in
 * the lock file; the present API is the one that later ones are compared with. Returns the version.
 */
export function versionFromChanges(folder: string, { day, api }: { day: string; api: ApiListing }): string {
  const changes = waitingChanges(folder);
  if (changes.length === 0) throw new Trouble("No change waits in .changeset: there is nothing to release.");
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const present: string = JSON.parse(read("package.json")).version;
  const version = nextVersion(present, changes);
  const written = new Map([
    ["CHANGELOG.md", changelogWith(read("CHANGELOG.md"), version, changes)],
    ...languages.map(
      (each) => [apiPages[each], apiChangesWith(read(apiPages[each]), { version, day, changes }, each)] as const,
    ),
    [formerListing, writtenListing(api)],
    ...[...manifests, ...publishedPackages.map((path) => `${path}/package.json`)].map(
      (path) => [path, manifestWith(read(path), present, version)] as const,
    ),
  ]);
  for (const [path, text] of written) writeFileSync(join(folder, path), text);
  for (const { file } of changes) rmSync(join(folder, file));
  return version;
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { presentApi } = await import("./present-api.ts");
    const now = { day: new Date().toISOString().slice(0, 10), api: listingOf(await presentApi()) };
    process.stdout.write(`${versionFromChanges(root, now)}: read the changelog, commit, then npm run release.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
