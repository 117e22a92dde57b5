import { createHash } from "node:crypto";

/** A file that a release has made, by the SHA-256 of its bytes. */
export type Made = { name: string; sha256: string };
export type Sources = {
  /** The commit that is checked out; null outside a clone. */
  commit: string | null;
  /** Whether every file is as that commit has it. */
  isClean: boolean;
  lockFile: string;
  node: Made;
};

const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * What was made of what, as in-toto and SLSA write it. Nothing signs it: it tells which commit, packages and Node to build again from and
 * compare with, and who trusts the checksums trusts it.
 * @see https://slsa.dev/spec/v1.0/provenance
 */
export function provenanceOf(made: readonly Made[], sources: Sources, run: { command: string; finishedAt: Date }) {
  const { commit, isClean, lockFile, node } = sources;
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: made.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:valora:npm-run-release",
        externalParameters: { command: run.command, isClean },
        resolvedDependencies: [
          ...(commit === null ? [] : [{ name: "source", digest: { gitCommit: commit } }]),
          { name: "package-lock.json", digest: { sha256: sha256Of(lockFile) } },
          { name: node.name, digest: { sha256: node.sha256 } },
        ],
      },
      runDetails: {
        builder: { id: "urn:valora:unsigned-build" },
        metadata: { finishedOn: run.finishedAt.toISOString() },
      },
    },
  };
}
