import type { ScreenerAnswer } from "../../core/lists/contracts/screened-company.ts";
import type { ScreenerQuery } from "../../core/lists/contracts/screener.ts";
import type { Account } from "../../core/shared/use-cases/caller.ts";
import type { JobChange, NewJob } from "../../features/jobs/contracts/jobs.ts";
import type { Matching } from "../../features/jobs/use-cases/companies-now.ts";
import type { Jobs } from "../../features/jobs/use-cases/jobs.ts";
import { defaultLanguage, type Language } from "../../messages/languages.ts";

type Screening = {
  screenCompanies(
    reader: { language: Language },
    query: ScreenerQuery,
  ): Promise<Pick<ScreenerAnswer, "matching" | "progress">>;
};

/** Jobs, which say how many companies theirs have now: of a screen the companies that pass are counted. */
export function countedJobs({ screenCompanies }: Screening, jobs: Jobs) {
  const matching: Matching = async (query) => {
    const { matching: count, progress } = await screenCompanies({ language: defaultLanguage }, query);
    return progress.valued < progress.total ? null : count;
  };
  return {
    ...jobs,
    read: (account: Account, id: string) => jobs.read(account, { id, matching }),
    add: (account: Account, asked: { wanted: NewJob; key?: string | null }) =>
      jobs.add(account, { ...asked, matching }),
    try: (account: Account, wanted: NewJob) => jobs.try(account, { wanted, matching }),
    change: (account: Account, change: JobChange & { id: string }) => jobs.change(account, { ...change, matching }),
  };
}
