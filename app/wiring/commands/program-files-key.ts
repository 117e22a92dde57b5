import { createHash } from "node:crypto";
import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What is no source, or is never read by a program that serves or answers. */
const passedOver: ReadonlySet<string> = new Set(["node_modules", "build", "dist", "e2e", "public", ".react-router"]);
/** What a server writes where it begins in the folder of the application. */
const written = join("app", "data");
const parts = ["app", "packages", "package-lock.json"];

/**
 * Names the sources of a folder as they stand: their paths, lengths and times of change. They are not read, which would take longer than
 * the question. Null where they cannot be listed.
 */
export function programFilesKey(folder: string): string | null {
  const hash = createHash("sha256").update(process.version);
  const note = (path: string) => {
    const { size, mtimeMs } = statSync(join(folder, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const isRead = ({ name }: Dirent) => !passedOver.has(name) && !/\.test\.tsx?$/.test(name);
  const visit = (path: string) => {
    const entries = readdirSync(join(folder, path), { withFileTypes: true }).filter(isRead);
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const own = join(path, entry.name);
      if (!entry.isDirectory()) note(own);
      else if (own !== written) visit(own);
    }
  };
  try {
    for (const part of parts) {
      if (statSync(join(folder, part)).isDirectory()) visit(part);
      else note(part);
    }
    return hash.digest("hex");
  } catch {
    return null;
  }
}
