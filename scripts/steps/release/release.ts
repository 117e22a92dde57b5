import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { version } from "../../../app/config/app-folder.server.ts";
import { root, run, Trouble } from "../workspace.mjs";
import { archiveOf, sha256Of, summed } from "./archives.ts";
import { nativeFiles, nodeFor, type Processor, processorOf } from "./node-program.ts";
import { type Made, provenanceOf } from "./provenance.ts";
import { makeReleaseFolder } from "./release-folder.ts";
import { publishedPackages, waitingChanges } from "./release-version.ts";

const { values } = parseArgs({ options: { into: { type: "string" }, arch: { type: "string" } } });
run(async () => release(processorOf(values.arch)));

function release(processor: Processor): void {
  const name = `valora-${version}-linux-${processor}`;
  const folder = resolve(values.into ?? join(root, "dist", name));
  if (values.into !== undefined && existsSync(folder))
    throw new Trouble(`${folder} is there already: name another folder.`);
  rmSync(folder, { recursive: true, force: true });
  const node = nodeFor(processor);
  try {
    makeReleaseFolder({ root, node: node.path, into: folder });
  } finally {
    node.remove();
  }
  // All else runs on every processor: a package with a library of its own would be that of this machine.
  const natives = nativeFiles(folder).filter((path) => path !== join("bin", "node"));
  if (natives.length > 0) throw new Trouble(`These are for one processor alone: ${natives.join(", ")}.`);
  writeFileSync(join(folder, "sbom.cdx.json"), billOfMaterials());
  process.stdout.write(`${folder}\n`);
  if (values.into === undefined) {
    const made = [told(archiveOf(folder)), ...packPackages(dirname(folder))];
    tellProvenance(folder, made);
    const waiting = waitingChanges(root).length;
    if (waiting > 0)
      process.stderr.write(`${waiting} changes wait in .changeset: npm run release:version makes a version of them.\n`);
  }
}

/** What is in it, as CycloneDX lists it: the packages of the lock file that are not for development alone. */
function billOfMaterials(): string {
  const words = ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only"];
  const { status, stdout, stderr } = spawnSync("npm", words, { cwd: root, encoding: "utf8", maxBuffer: 64 << 20 });
  if (status !== 0) throw new Trouble(`npm could not list the packages: ${stderr}`);
  return stdout;
}

/** The archives of the packages, as a registry gets them. */
function packPackages(into: string): Made[] {
  const workspaces = publishedPackages.flatMap((path) => ["--workspace", path]);
  const words = ["pack", "--json", "--pack-destination", into, ...workspaces];
  const { status, stdout } = spawnSync("npm", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", 2] });
  if (status !== 0) throw new Trouble("npm could not pack the packages (see above).");
  // What the builds of the packages print stands before the list.
  const listed: { filename: string }[] = JSON.parse(stdout.slice(stdout.search(/^\[/m)));
  return listed.map(({ filename }) => told(join(into, filename)));
}

function told(archive: string): Made {
  const made = summed(archive);
  process.stdout.write(`${archive}\n${archive}.sha256\n`);
  return made;
}

/** Of what the archives were made, beside them. */
function tellProvenance(folder: string, made: readonly Made[]): void {
  const git = (...words: readonly string[]) => spawnSync("git", words, { cwd: root, encoding: "utf8" });
  const commit = git("rev-parse", "HEAD");
  const sources = {
    commit: commit.status === 0 ? commit.stdout.trim() : null,
    isClean: commit.status === 0 && git("status", "--porcelain").stdout === "",
    lockFile: readFileSync(join(root, "package-lock.json"), "utf8"),
    node: { name: "node", sha256: sha256Of(join(folder, "bin", "node")) },
  };
  const command = ["npm run release", ...process.argv.slice(2)].join(" ");
  const path = `${folder}.provenance.json`;
  writeFileSync(path, `${JSON.stringify(provenanceOf(made, sources, { command, finishedAt: new Date() }), null, 2)}\n`);
  process.stdout.write(`${path}\n`);
}
