import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { JobCompanies } from "../contracts/jobs.ts";
import type { JobContext } from "./job-context.ts";

/** Throws `jobBookMissing` for a book that is of no team of this person. */
export async function mustHaveBook(
  { books }: Pick<JobContext, "books">,
  { id: accountId }: Account,
  companies: JobCompanies,
): Promise<void> {
  if (companies.kind === "book" && (await books.companiesOf(accountId, companies.id)) === null)
    throw new Failure("jobBookMissing");
}
