import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readListing } from "./api-differences-contract.ts";
import { apiChangesWith, type Bump, changeIn, changelogWith, nextVersion } from "./changes.ts";
import { apiPages, formerListing, publishedPackages, versionFromChanges, waitingChanges } from "./release-version.ts";

const root = join(import.meta.dirname, "../../..");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const written = (bump: string, text: string) => `---\n"valora": ${bump}\n---\n\n${text}\n`;
const change = (bump: Bump, text: string) => changeIn(`${bump}.md`, written(bump, text));

it.each([
  ["0.1.0", ["patch"], "0.1.1"],
  ["0.1.9", ["patch", "minor", "patch"], "0.2.0"],
  ["0.9.4", ["major", "patch"], "0.10.0"],
  ["1.4.2", ["patch", "patch"], "1.4.3"],
  ["1.4.2", ["minor", "patch"], "1.5.0"],
  ["1.4.2", ["minor", "major"], "2.0.0"],
] as const)("%s with %j becomes %s", (present, asked, next) => {
  expect(
    nextVersion(
      present,
      asked.map((bump) => change(bump, "- A line.")),
    ),
  ).toBe(next);
});

it("writes a section above the others, what breaks first and what is mended last", () => {
  const changes = [change("patch", "- Mended."), change("major", "- Broken."), change("minor", "- New.\n- Newer.")];
  const before = "# Changelog\n\nWhat a user notices.\n\n## 1.0.0\n- First.\n";
  expect(changelogWith(before, "2.0.0", changes)).toBe(
    "# Changelog\n\nWhat a user notices.\n\n## 2.0.0\n- Broken.\n- New.\n- Newer.\n- Mended.\n\n## 1.0.0\n- First.\n",
  );
});

it.each([
  ["", "does not begin"],
  ["- A line.", "does not begin"],
  [written("huge", "- A line."), "does not begin"],
  ['---\n"@valora/client": minor\n---\n- A line.', "does not begin"],
  [written("minor", ""), "says nothing"],
  [written("minor", "A sentence that is no item."), "each line is an item"],
  [written("minor", `- ${"a".repeat(1_500)}`), "each line is an item"],
  [written("minor", "- API added: `x`."), 'a line about the API has "  - es: …"'],
  [written("minor", "- API added: `x`.\n  - it: `x`.\n  - es: `x`."), 'a line about the API has "  - es: …"'],
  [written("minor", "- A line.\n  - es: Una línea.\n  - it: Una riga."), 'only an item "- API …" has translations'],
])("refuses %j, and names the file", (text, fault) => {
  expect(() => changeIn(".changeset/x.md", text)).toThrow(
    new RegExp(`^\\.changeset/x\\.md .*${fault}|^\\.changeset/x\\.md: ${fault}`),
  );
});

it("takes lines about the API to its page in each language, and the English ones to the changelog", () => {
  const api =
    "- API added: `x`, new.\n  - es: `x`, nuevo.\n  - it: `x`, nuovo.\n- API removed: `y`.\n  - es: `y`.\n  - it: `y`.";
  const changes = [change("minor", `- New.\n${api}`)];
  const release = { version: "0.2.0", day: "2026-12-01", changes };
  const page = "# Cambios\n\nQué cambia.\n\n## 0.1.0\n- **Añadido.** Todo.\n";
  expect(apiChangesWith(page, release, "es")).toBe(
    "# Cambios\n\nQué cambia.\n\n## 0.2.0 (2026-12-01)\n- **Retirado.** `y`.\n- **Añadido.** `x`, nuevo.\n\n## 0.1.0\n- **Añadido.** Todo.\n",
  );
  expect(apiChangesWith(page, { ...release, changes: [] }, "it")).toContain(
    "## 0.2.0 (2026-12-01)\nNessun cambiamento.\n\n",
  );
  expect(changelogWith("# C\n\n## 0.1.0\n", "0.2.0", changes)).toBe(
    "# C\n\n## 0.2.0\n- New.\n- API added: `x`, new.\n- API removed: `y`.\n\n## 0.1.0\n",
  );
});

const manifests = [
  "package.json",
  "app/package.json",
  "package-lock.json",
  ...publishedPackages.map((each) => `${each}/package.json`),
];

it("makes one version of all packages, and leaves no change that waits", () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-changes-"));
  folders.push(folder);
  const text = (path: string) => readFileSync(join(folder, path), "utf8");
  for (const path of [...manifests, "CHANGELOG.md", formerListing, ...Object.values(apiPages)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), readFileSync(join(root, path)));
  }
  mkdirSync(join(folder, ".changeset"));
  const now = { day: "2026-12-01", api: new Map([["GET /v1/x", new Set(["200"])]]) };
  expect(() => versionFromChanges(folder, now)).toThrow("No change waits");
  writeFileSync(join(folder, ".changeset", "README.md"), "# How");
  writeFileSync(
    join(folder, ".changeset", "b.md"),
    written("patch", "- Second.\n- API added: `x`.\n  - es: `x`.\n  - it: `x`."),
  );
  writeFileSync(join(folder, ".changeset", "a.md"), written("minor", "- First."));
  const present: string = JSON.parse(text("package.json")).version;
  const version = versionFromChanges(folder, now);
  expect(version).not.toBe(present);
  expect(readdirSync(join(folder, ".changeset"))).toEqual(["README.md"]);
  expect(text("CHANGELOG.md")).toContain(
    `\n\n## ${version}\n- First.\n- Second.\n- API added: \`x\`.\n\n## ${present}\n`,
  );
  expect(text("docs/es/api-changes.md")).toContain(
    `## ${version} (2026-12-01)\n- **Añadido.** \`x\`.\n\n## ${present}`,
  );
  expect(readListing(text(formerListing))).toEqual(now.api);
  for (const path of manifests) {
    const before = readFileSync(join(root, path), "utf8").split("\n");
    const changed = text(path)
      .split("\n")
      .filter((line, index) => line !== before[index]);
    expect(changed.length, path).toBeGreaterThan(0);
    expect(
      changed.filter((line) => !/^ *"(?:version|@valora\/[\w-]+)": "[\d.]+",?$/.test(line)),
      path,
    ).toEqual([]);
    expect(text(path)).not.toMatch(new RegExp(`"@valora/[\\w-]+": "${present}"`));
  }
  expect(JSON.parse(text("packages/client/package.json")).dependencies["openapi-typescript-helpers"]).toBe("0.1.0");
});

it("reads every change that waits here", () => {
  expect(waitingChanges(root).filter(({ lines }) => lines.length === 0)).toEqual([]);
});
