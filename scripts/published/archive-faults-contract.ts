import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** What is wrong with the manifest of an archive, as publint reads it. */
export async function manifestFaults(archive: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: archive.buffer } });
  return messages.flatMap((message) => formatMessage(message, pkg, { color: false }) ?? []);
}

/** Ways to resolve a package that know no modules of ES, or no `exports`: the profile `esm-only` of attw leaves out the same. */
const formerWays: ReadonlySet<unknown> = new Set(["node10", "node16-cjs"]);

/** What is wrong with the types of an archive. */
export async function typesAsResolved(archive: Uint8Array) {
  const analysis = await checkPackage(createPackageFromTarballData(archive));
  if (analysis.types === false) return { types: null, problems: [] };
  const isOfToday = (problem: object) => !("resolutionKind" in problem && formerWays.has(problem.resolutionKind));
  return { types: analysis.types.kind, problems: analysis.problems.filter(isOfToday) };
}
