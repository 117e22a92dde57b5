/** How much a release changes for those who use Valora, the least first. */
export const bumps = ["patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];
/** What becomes of a part of the API. */
export const apiKinds = ["removed", "changed", "deprecated", "added"] as const;
export type ApiKind = (typeof apiKinds)[number];
/** A line about the API, in the languages of its page. */
export type ApiLine = { kind: ApiKind; en: string; es: string; it: string };
/** One file of `.changeset`: the bump that it asks for, the lines that a user will read, and what they say of the API. */
export type Change = { file: string; bump: Bump; lines: readonly string[]; api: readonly ApiLine[] };

const LONGEST_LINE = 1_500;
const form = /^---\n(?:"valora"|'valora'|valora): *(\w+)\n---\n([\s\S]*)$/;

const isBump = (word: string | undefined): word is Bump => bumps.some((each) => each === word);

/** What a file says; throws a text that names the file and what is wrong with it. */
export function changeIn(file: string, text: string): Change {
  const [, bump, body = ""] = form.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (!isBump(bump)) throw new Error(`${file} does not begin with ---, "valora": ${bumps.join("|")}, ---.`);
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new Error(`${file} says nothing.`);
  const items = lines.filter((line) => !translated.test(line));
  const wrong = items.find((line) => !/^- \S/.test(line)) ?? lines.find((line) => line.length > LONGEST_LINE);
  if (wrong !== undefined) throw new Error(`${file}: each line is an item, "- …": ${wrong.slice(0, 60)}`);
  const api = items.flatMap((item) => apiLine(file, lines, item));
  if (items.length + 2 * api.length !== lines.length)
    throw new Error(`${file}: only an item "- API …" has translations.`);
  return { file, bump, lines: items, api };
}

const translated = /^ {2}- (es|it): (\S.*)$/;
const aboutApi = /^- API (removed|changed|deprecated|added): (\S.*)$/;

/** An item about the API, with its translations in the two lines below it. */
function apiLine(file: string, lines: readonly string[], item: string): ApiLine[] {
  const [, word, en] = aboutApi.exec(item) ?? [];
  const kind = apiKinds.find((each) => each === word);
  if (kind === undefined || en === undefined) return [];
  const at = lines.indexOf(item);
  const [es, it] = [lines[at + 1], lines[at + 2]].map((line) => translated.exec(line ?? ""));
  if (es?.[1] !== "es" || it?.[1] !== "it")
    throw new Error(`${file}: a line about the API has "  - es: …" and "  - it: …" below it.`);
  return [{ kind, en, es: es[2] ?? "", it: it[2] ?? "" }];
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

const kindWords: Readonly<Record<"en" | "es" | "it", Readonly<Record<ApiKind, string>> & { none: string }>> = {
  en: { removed: "Removed", changed: "Changed", deprecated: "Deprecated", added: "Added", none: "Nothing changed." },
  es: { removed: "Retirado", changed: "Cambiado", deprecated: "Obsoleto", added: "Añadido", none: "Sin cambios." },
  it: {
    removed: "Rimosso",
    changed: "Cambiato",
    deprecated: "Deprecato",
    added: "Aggiunto",
    none: "Nessun cambiamento.",
  },
};
type Release = { version: string; day: string; changes: readonly Change[] };

/** The page of what has changed in the API, with a section for a new version above the others; what callers may miss stands first. */
export function apiChangesWith(page: string, { version, day, changes }: Release, language: "en" | "es" | "it"): string {
  const at = page.search(/^## \d/m);
  if (at === -1) throw new Error("The page of the API's changes has no section.");
  const lines = changes.flatMap(({ api }) => api);
  const words = kindWords[language];
  const written = apiKinds.flatMap((kind) =>
    lines.filter((line) => line.kind === kind).map((line) => `- **${words[kind]}.** ${line[language]}`),
  );
  const section = `## ${version} (${day})\n${written.length === 0 ? words.none : written.join("\n")}\n\n`;
  return page.slice(0, at) + section + page.slice(at);
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
