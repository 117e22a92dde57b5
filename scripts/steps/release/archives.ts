import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { Trouble } from "../workspace.mjs";
import type { Made } from "./provenance.ts";

/** The folder as an archive beside it, the same bytes for the same files. */
export function archiveOf(folder: string): string {
  const archive = `${folder}.tar.gz`;
  const order = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner"];
  const words = ["-C", dirname(folder), ...order, "-czf", archive, basename(folder)];
  const { status } = spawnSync("tar", words, { stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Trouble("tar could not pack the folder (see above).");
  return archive;
}

export const sha256Of = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Writes the checksum of an archive beside it, as `sha256sum -c` reads it. */
export function summed(archive: string): Made {
  const sha256 = sha256Of(archive);
  writeFileSync(`${archive}.sha256`, `${sha256}  ${basename(archive)}\n`);
  return { name: basename(archive), sha256 };
}
