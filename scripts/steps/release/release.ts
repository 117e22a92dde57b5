import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { version } from "../../../app/config/app-folder.server.ts";
import { nodeRuntime, root, Trouble } from "../workspace.mjs";
import { makeReleaseFolder } from "./release-folder.ts";

const { values } = parseArgs({ options: { into: { type: "string" } } });
const name = `valora-${version}-${process.platform}-${process.arch}`;
const folder = resolve(values.into ?? join(root, "dist", name));

if (values.into !== undefined && existsSync(folder))
  throw new Trouble(`${folder} is there already: name another folder.`);
rmSync(folder, { recursive: true, force: true });
makeReleaseFolder({ root, node: nodeRuntime(), into: folder });
writeFileSync(join(folder, "sbom.cdx.json"), billOfMaterials());
process.stdout.write(`${folder}\n`);
if (values.into === undefined) pack();

/** What is in it, as CycloneDX lists it: the packages of the lock file that are not for development alone. */
function billOfMaterials(): string {
  const words = ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only"];
  const { status, stdout, stderr } = spawnSync("npm", words, { cwd: root, encoding: "utf8", maxBuffer: 64 << 20 });
  if (status !== 0) throw new Trouble(`npm could not list the packages: ${stderr}`);
  return stdout;
}

function pack(): void {
  const archive = `${folder}.tar.gz`;
  const order = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner"];
  const words = ["-C", dirname(folder), ...order, "-czf", archive, name];
  const { status } = spawnSync("tar", words, { stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Trouble("tar could not pack the folder (see above).");
  const digest = createHash("sha256").update(readFileSync(archive)).digest("hex");
  writeFileSync(`${archive}.sha256`, `${digest}  ${basename(archive)}\n`);
  process.stdout.write(`${archive}\n${archive}.sha256\n`);
}
