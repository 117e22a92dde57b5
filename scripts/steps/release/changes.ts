/** How much a release changes for those who use Valora, the least first. */
export const bumps = ["patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];
/** One file of `.changeset`: the bump that it asks for, and the lines that a user will read. */
export type Change = { file: string; bump: Bump; lines: readonly string[] };

const LONGEST_LINE = 1_500;
const form = /^---\n(?:"valora"|'valora'|valora): *(\w+)\n---\n([\s\S]*)$/;

const isBump = (word: string | undefined): word is Bump => bumps.some((each) => each === word);

/** What a file says; throws a text that names the file and what is wrong with it. */
export function changeIn(file: string, text: string): Change {
  const [, bump, body = ""] = form.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (!isBump(bump)) throw new Error(`${file} does not begin with ---, "valora": ${bumps.join("|")}, ---.`);
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new Error(`${file} says nothing.`);
  const wrong = lines.find((line) => !/^- \S/.test(line) || line.length > LONGEST_LINE);
  if (wrong !== undefined) throw new Error(`${file}: each line is an item, "- …": ${wrong.slice(0, 60)}`);
  return { file, bump, lines };
}

/** The version after `present`, by the largest bump. Below 1.0.0 what breaks raises the second number. */
export function nextVersion(present: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = present.split(".").map(Number);
  const has = (bump: Bump) => changes.some((change) => change.bump === bump);
  if (has("major") && major > 0) return `${major + 1}.0.0`;
  if (has("major") || has("minor")) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** The changelog with a section for a new version above the others; what breaks stands first, then what is new, then what is mended. */
export function changelogWith(changelog: string, version: string, changes: readonly Change[]): string {
  const at = changelog.search(/^## /m);
  if (at === -1) throw new Error("The changelog has no section.");
  const lines = bumps.toReversed().flatMap((bump) => changes.filter((change) => change.bump === bump));
  const section = `## ${version}\n${lines.flatMap((change) => change.lines).join("\n")}\n\n`;
  return changelog.slice(0, at) + section + changelog.slice(at);
}

/** A manifest, or the lock file, with the new version of Valora in each place that names the present one. */
export function manifestWith(text: string, present: string, version: string): string {
  const manifest: Manifest = JSON.parse(text);
  const ofOurs = Object.entries(manifest.packages ?? {}).filter(isOurs);
  for (const each of [manifest, ...ofOurs.map(([, listed]) => listed)]) {
    if (each.version === present) each.version = version;
    for (const listed of [each.dependencies, each.devDependencies]) raise(listed, present, version);
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function raise(listed: Record<string, string> | undefined, present: string, version: string): void {
  for (const [name, wanted] of Object.entries(listed ?? {}))
    if (listed !== undefined && name.startsWith("@valora/") && wanted === present) listed[name] = version;
}

type Manifest = {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  packages?: Record<string, Manifest>;
};
/** In the lock file our packages stand under their folders, all others under node_modules. */
const isOurs = ([path]: [string, Manifest]): boolean => !path.includes("node_modules");
