import type { OptionalDependencies } from "./optional-dependencies.server.ts";

/** The dependencies of a product of tests: no import is kept, no study is read, nothing is fetched. */
export const testDependencies: OptionalDependencies = {
  imports: { keep: async () => "", find: async () => null },
  calibration: async () => [],
  fetchFile: async () => {
    throw new Error("nothing is fetched here");
  },
};
