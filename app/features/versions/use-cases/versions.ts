import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import { compareVersions, replayVersion } from "./compare-versions.ts";
import { listVersions, readVersion, removeVersion } from "./read-versions.ts";
import { saveVersion } from "./save-version.ts";
import type { VersionContext } from "./version-context.ts";

const useCases = {
  save: saveVersion,
  list: listVersions,
  read: readVersion,
  remove: removeVersion,
  replay: replayVersion,
  compare: compareVersions,
};

/** The use cases of saved analyses. */
export type KeptVersions = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const versionsIn = (open: () => Promise<VersionContext>): KeptVersions => bindContext(open, useCases);
