import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Advisory, isBelow, type Lock, reviewOf } from "./review-contract.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const lock: Lock & { packages: Record<string, Record<string, unknown>> } = JSON.parse(read("package-lock.json"));
const { advisories, readAt, origin }: { advisories: Advisory[]; readAt: string; origin: string } = JSON.parse(
  read("scripts/dependencies/advisories.json"),
);

it("finds every package of the lock file under an allowed licence, with a checksum, without a program to install it, and in no known advisory", () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(400);
  expect(reviewOf(lock, advisories)).toEqual([]);
});

it("tells from where and when its advisories are", () => {
  expect([/^\d{4}-\d\d-\d\d$/.test(readAt), origin.length > 40, advisories.length > 5]).toEqual([true, true, true]);
  for (const { id, below } of advisories) expect(`${id} ${below}`).toMatch(/^(?:GHSA|CVE)-[\w-]+ \d+\.\d+\.\d+$/);
});

const integrity = "sha512-x";
it.each([
  [{ version: "1.0.0", license: "GPL-3.0", integrity }, "licence GPL-3.0"],
  [{ version: "1.0.0", integrity }, "licence none"],
  [{ version: "1.0.0", license: "(MIT AND GPL-3.0)", integrity }, "licence (MIT AND GPL-3.0)"],
  [{ version: "1.0.0", license: "MIT", integrity, hasInstallScript: true }, "runs a program while it is installed"],
  [{ version: "1.0.0", license: "MIT" }, "has no checksum of its archive"],
  [
    { version: "1.0.0", license: "MIT", integrity, resolved: "git+ssh://git@example.org/a.git" },
    "comes from elsewhere",
  ],
  [{ version: "4.12.20", license: "MIT", integrity }, "GHSA-1: repaired in 4.12.21"],
])("refuses %j", (planted, fault) => {
  const advisory = [{ id: "GHSA-1", package: "@some/planted", below: "4.12.21" }].filter(
    () => planted.version !== "1.0.0",
  );
  expect(reviewOf({ packages: { "app/node_modules/@some/planted": planted } }, advisory)).toEqual([
    `@some/planted ${planted.version}: ${fault}`,
  ]);
});

it("compares versions by their numbers, and takes a choice of licences", () => {
  expect(["4.9.9", "4.12.21", "4.12.3", "5.0.0", "4.12.21-rc.1"].map((each) => isBelow(each, "4.12.21"))).toEqual([
    ...[true, false, true, false, true],
  ]);
  const either = { "node_modules/a": { version: "1.0.0", license: "GPL-3.0 OR MIT", integrity } };
  expect(reviewOf({ packages: either }, advisories)).toEqual([]);
});

it("ships the Node whose archive and program were checked", () => {
  const { version, archives, programs } = JSON.parse(read("scripts/dependencies/node-checksums.json"));
  for (const [platform, wanted] of Object.entries(archives)) {
    const locked = lock.packages[`node_modules/node-${platform}`];
    expect([platform, locked?.version, locked?.integrity]).toEqual([platform, version, wanted]);
  }
  expect(Object.keys(programs).toSorted()).toEqual(Object.keys(archives).toSorted());
  const here = `${process.platform}-${process.arch}`;
  const program = join(root, "node_modules", `node-${here}`, "bin", "node");
  if (programs[here] === undefined || !existsSync(program)) return;
  expect(createHash("sha256").update(readFileSync(program)).digest("hex")).toBe(programs[here]);
});

const workspaces = ["", "app", "packages/valuation", "packages/prediction", "packages/market-data", "packages/client"];
const kinds = ["dependencies", "devDependencies", "optionalDependencies"];

it("has a decision for each package that a workspace names, at one exact version, and lists no other", () => {
  const named = workspaces.flatMap((path) =>
    kinds.flatMap((kind) => Object.entries(lock.packages[path]?.[kind] ?? {})),
  );
  const outside = named.filter(([name]) => !name.startsWith("@valora/"));
  expect(outside.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  const rows = [
    ...read("docs/dependencies.md").matchAll(/^\| `([^`]+)` \| [^|]+ \| \[\d+\]\(\.\.\/(decisions\/[^)]+)\) \|$/gm),
  ];
  expect(rows.map(([, name]) => name).toSorted()).toEqual([...new Set(outside.map(([name]) => name))].toSorted());
  expect(rows.filter(([, , page = ""]) => !existsSync(join(root, page))).map(([row]) => row)).toEqual([]);
});

/** Forms that no program's own text has by chance. */
const secretForms: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /AGE-SECRET-KEY-1[0-9A-Z]{50,}/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\b(?:ghp|gho|ghs|github_pat)_\w{30,}/,
  /\bxox[abps]-[\w-]{20,}/,
  /\b(?:sk|rk)_live_\w{16,}/,
  /\bwhsec_[\w+/]{24,}/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./,
  /\b[a-z]+:\/\/[^\s:@/"'`{}<>$…]+:[^\s:@/"'`{}<>$…]{12,}@(?!127\.|localhost|[\w.-]*(?:example|test|lan|invalid)\b)[\w-]+\.[\w.-]+/,
];
/** Made for a test or an example, and of use for nothing else. */
const madeForTests = [
  "app/e2e/bad-inputs/remote/untrusted-certificate.ts",
  "app/features/webhooks/contracts/webhooks.ts",
  "app/features/webhooks/delivery/signature.test.ts",
  "packages/client/src/api-types.ts",
];

/** Pictures, films and archives; any other file is read, also one of a kind that is new here: a key, settings. */
const isRead = (file: string): boolean => file !== "" && !/\.(?:webp|png|gz|webm|mp4|ico|ods|woff2?|wasm)$/.test(file);

it("reads a file of any kind that may hold a secret", () => {
  const kinds = [
    "valora.env",
    ".env",
    ".npmrc",
    "keys/tls.pem",
    "id_ed25519",
    "tls.key",
    "app/a.tsx",
    "Containerfile",
    "run",
  ];
  expect(kinds.filter((file) => !isRead(file))).toEqual([]);
});

it("keeps no secret in a file of the repository", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n").filter(isRead);
  expect(files.length).toBeGreaterThan(1_500);
  const holding = files.filter((file) => {
    const content = existsSync(join(root, file)) ? read(file) : "";
    return secretForms.some((form) => form.test(content));
  });
  expect(holding.filter((file) => file !== "scripts/dependencies/review.test.ts")).toEqual(madeForTests);
});

it.each([
  `AGE-SECRET-KEY-1${"Q".repeat(58)}`,
  `AKIA${"A".repeat(16)}`,
  `ghp_${"a".repeat(36)}`,
  `sk_live_${"a".repeat(24)}`,
  `postgresql://valora:${"a".repeat(20)}@db.valora.eu/valora`,
])("would find %s", (planted) => {
  expect(secretForms.some((form) => form.test(`const key = "${planted}";`))).toBe(true);
});
