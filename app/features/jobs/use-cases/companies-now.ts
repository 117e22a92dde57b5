import type { ScreenerQuery } from "../../../core/lists/contracts/screener.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { CompaniesNow, JobCompanies } from "../contracts/jobs.ts";
import type { JobContext, JobSettings } from "./job-context.ts";
import { readScreen } from "./read-job.ts";

/** How many companies pass a screen now; null while they are being valued. */
export type Matching = (query: ScreenerQuery) => Promise<number | null>;

type Counted = Pick<JobContext, "books" | "watched">;

async function foundNow(
  { books, watched }: Counted,
  { id: accountId }: Account,
  { companies, matching }: { companies: JobCompanies; matching: Matching },
): Promise<number | null> {
  if (companies.kind === "list") return companies.tickers.length;
  if (companies.kind === "watchlist") return watched(accountId);
  if (companies.kind === "screen") return matching(readScreen(companies.address));
  return (await books.companiesOf(accountId, companies.id))?.length ?? null;
}

/** How many companies a job has at the moment, and how many of them its owner's plan values; null while that cannot be said. */
export async function companiesNow(
  { limitsOf, ...counted }: Counted & Pick<JobContext, "limitsOf">,
  account: Account,
  { job, matching }: { job: Pick<JobSettings, "companies" | "deliveries">; matching: Matching },
): Promise<CompaniesNow | null> {
  const limits = limitsOf(account.plan);
  const found = limits && (await foundNow(counted, account, { companies: job.companies, matching }));
  if (limits === null || found === null) return null;
  const valued = Math.min(found, limits.companies);
  const { mail, file } = job.deliveries;
  const sheets = mail === "pdf" || file === "pdf" ? Math.min(valued, limits.sheets) : null;
  return { found, valued, leftOut: found - valued, sheets };
}
