import type { MethodName, ValuationRequest } from "@valora/valuation";
import type { KeptTrace } from "@valora/valuation/revision";
import type { PredictedFile } from "../../../core/analysis/contracts/predicted-file.ts";
import type { Owner } from "../../../core/shared/use-cases/owner.ts";
import type { MostOf } from "../../../core/usage/use-cases/most-of.ts";
import type { Version } from "../contracts/version.ts";

/** All that goes into a valuation, and each number on the way to its values. */
export type KeptInputs = {
  file: PredictedFile;
  request: ValuationRequest;
  /** Of the methods that gave a value. */
  traces: Readonly<Partial<Record<MethodName, KeptTrace>>>;
};

export type WholeVersion = Version & { inputs: KeptInputs };

export type NewWholeVersion = Omit<WholeVersion, "id"> & { accountId: string; clientKey: string };

export type VersionStore = {
  /** One that is sent twice is kept once. */
  add(version: NewWholeVersion, most: number): Promise<{ id: string } | "tooMany" | "tooLarge">;
  /** Newest first; of all companies where none is named. */
  list(owner: Owner, ticker: string | null): Promise<Version[]>;
  find(owner: Owner, id: string): Promise<WholeVersion | null>;
  remove(owner: Owner, id: string): Promise<boolean>;
};

/** Dependencies of the use cases of versions. */
export type VersionContext = {
  now(): Date;
  mostOf: MostOf;
  versions: VersionStore;
};
