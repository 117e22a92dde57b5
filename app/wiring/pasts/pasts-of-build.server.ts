import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CompanyFile } from "@valora/valuation";
import type { ValueAtDate } from "@valora/valuation/through-time";
import { appFolder } from "../../config/app-folder.server.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";

/** Where the build leaves the pasts of the included companies: a folder for the engine that has worked them out. */
export const builtPasts = join(appFolder, "build", "pasts");

/** The engine of a built server, which the build writes here; a server that runs from its sources has no pasts at hand. */
const engine = typeof __ENGINE_KEY__ === "undefined" ? null : __ENGINE_KEY__;

/**
 * The file of a past, named by all that it depends on. The values of earlier months use neither peers nor predictions, nor the day
 * of asking.
 */
export function pastName(file: CompanyFile, months: number): string {
  const { peers: _, furtherPeers: _further, prediction: _predicted, today: _today, ...read } = file;
  return `${createHash("sha256")
    .update(JSON.stringify([months, read]))
    .digest("hex")
    .slice(0, 32)}.json`;
}

/** The pasts in a folder. One that is not there, or cannot be read, is not known: it is worked out where it is asked for. */
export const pastsIn =
  (folder: string): NonNullable<Context["knownPast"]> =>
  async (file, months) => {
    try {
      const points: unknown = JSON.parse(await readFile(join(folder, pastName(file, months)), "utf8"));
      // The program of the build has written it whole, of this engine's values.
      return Array.isArray(points) ? (points as ValueAtDate[]) : null;
    } catch {
      return null;
    }
  };

/** The pasts that came with this build; none where it brought none. */
export const pastsOfBuild: NonNullable<Context["knownPast"]> =
  engine === null ? async () => null : pastsIn(join(builtPasts, engine));
