import type { Account } from "../../core/shared/use-cases/caller.ts";
import type { CompaniesNow } from "../../features/jobs/contracts/jobs.ts";
import type { Product } from "../../wiring/product.ts";
import { jobIn, type TypedJob } from "./job-form.ts";

/** What a run of a typed job would do, before it is saved. */
export type TriedJob = { typed: TypedJob; nextRuns: string[]; companiesNow: CompaniesNow | null; told: string };

/** Names what is left out: whoever has been told of it may save it. */
const toldOf = (now: CompaniesNow | null): string =>
  now === null || (now.leftOut === 0 && (now.sheets ?? now.valued) === now.valued)
    ? ""
    : `${now.leftOut} ${now.sheets}`;

/**
 * What is to be shown before a typed job is saved: its next runs and its companies where they were asked for, and where some would be
 * left out that the form has not told of yet. Null: it may be saved.
 */
export async function triedFirst(
  { jobs }: Pick<Product, "jobs">,
  account: Account,
  { typed, isAsked, told }: { typed: TypedJob; isAsked: boolean; told: string },
): Promise<TriedJob | null> {
  const tried = await jobs.try(account, jobIn(typed));
  const toTell = toldOf(tried.companiesNow);
  return isAsked || (toTell !== "" && toTell !== told) ? { typed, ...tried, told: toTell } : null;
}
