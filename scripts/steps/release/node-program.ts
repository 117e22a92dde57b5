import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root, Trouble } from "../workspace.mjs";

/** Processors as Node calls them. */
export const processors = ["x64", "arm64"] as const;
export type Processor = (typeof processors)[number];
/** And as images do. */
const otherNames: Readonly<Record<string, Processor>> = { amd64: "x64", x64: "x64", arm64: "arm64", aarch64: "arm64" };

/** The processor that a word names; without a word, that of this machine. */
export function processorOf(word: string | undefined): Processor {
  const found = otherNames[word === undefined || word === "" ? process.arch : word];
  if (found === undefined)
    throw new Trouble(`A release is for ${processors.join(" or ")}, not for ${word ?? process.arch}.`);
  return found;
}

type Checked = { version: string; archives: Record<string, string>; programs: Record<string, string> };
const checked = (): Checked => JSON.parse(readFileSync(join(root, "scripts/dependencies/node-checksums.json"), "utf8"));
const digestOf = (algorithm: string, content: Uint8Array, encoding: "hex" | "base64") =>
  createHash(algorithm).update(content).digest(encoding);

/**
 * The Node of a release for Linux on a processor: installed here, or out of the archive of the registry. Refused unless archive and program are
 * those that were checked.
 */
export function nodeFor(processor: Processor): { path: string; remove(): void } {
  const name = `node-linux-${processor}`;
  const installed = join(root, "node_modules", name, "bin", "node");
  const isInstalled = existsSync(installed);
  const folder = isInstalled ? null : mkdtempSync(join(tmpdir(), "valora-node-"));
  const remove = () => folder !== null && rmSync(folder, { recursive: true, force: true });
  try {
    const path = folder === null ? installed : unpacked(name, folder);
    const wanted = checked().programs[`linux-${processor}`];
    if (digestOf("sha256", readFileSync(path), "hex") !== wanted)
      throw new Trouble(
        `${path} is not the Node that was checked for linux-${processor}: nothing is released with it.`,
      );
    return { path, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function unpacked(name: string, folder: string): string {
  const { version, archives } = checked();
  const words = ["pack", `${name}@${version}`, "--silent", "--pack-destination", folder];
  if (spawnSync("npm", words, { cwd: folder, stdio: ["ignore", "ignore", 2] }).status !== 0)
    throw new Trouble(`${name} ${version} could not be fetched (see above). Is the network there?`);
  const archive = join(folder, `${name}-${version}.tgz`);
  const found = `sha512-${digestOf("sha512", readFileSync(archive), "base64")}`;
  if (found !== archives[name.replace("node-", "")])
    throw new Trouble(
      `The archive of ${name} ${version} is not the one that was checked: nothing is released with it.`,
    );
  if (spawnSync("tar", ["-xzf", archive, "-C", folder], { stdio: ["ignore", "ignore", 2] }).status !== 0)
    throw new Trouble(`The archive of ${name} could not be unpacked (see above).`);
  return join(folder, "package", "bin", "node");
}

const ELF = Buffer.from("\x7fELF", "latin1");

/** The files of a folder that are programs or libraries of one processor, by their first bytes. */
export function nativeFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => beginsWith(path, ELF))
    .map((path) => relative(folder, path))
    .toSorted();
}

function beginsWith(path: string, bytes: Buffer): boolean {
  const begin = Buffer.alloc(bytes.length);
  const file = openSync(path, "r");
  try {
    return readSync(file, begin) === bytes.length && begin.equals(bytes);
  } finally {
    closeSync(file);
  }
}
