import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Where recorded bodies lie beside the repository, when they do. Tests on them skip without. */
const folder = new URL("../../../../../shared/data/", import.meta.url);

export const hasRecorded = (path: string): boolean => existsSync(new URL(path, folder));

/** A recorded JSON body, unpacked when its name ends in .gz. */
export function recorded<Body>(path: string): Body {
  const bytes = readFileSync(new URL(path, folder));
  // safe for tests: what the body is, its test asserts
  return JSON.parse((path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")) as Body;
}
