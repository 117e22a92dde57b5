import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Names the program that this process runs, of which a server and its command line are two processes; null where it runs from its
 * sources, which may have changed between the two.
 */
export function programKey(): string | null {
  if (typeof __ENGINE_KEY__ === "undefined") return null;
  // The build puts this beside all other parts; its entry names them by what is in them.
  const entry = join(dirname(fileURLToPath(import.meta.url)), "..", "index.js");
  return createHash("sha256").update(process.version).update(readFileSync(entry)).digest("hex");
}
