import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import { type UsageContext, withQuota } from "../../../core/usage/use-cases/with-quota.ts";
import { portfolioWorkbook } from "../../../documents/workbook/portfolio-workbook.ts";
import { Failure } from "../../../failure.ts";
import { keptPortfoliosIn } from "../../../features/portfolio/use-cases/keep-portfolio.ts";
import { portfolioValuer } from "../../../features/portfolio/use-cases/portfolio-valuer.ts";
import type { OptionalDependencies } from "../../optional-dependencies.server.ts";

const withoutPortfolios = keptPortfoliosIn(async () => {
  throw new Failure("storageUnavailable");
});

type Parts = { context: Context; usage: UsageContext; portfolios?: OptionalDependencies["portfolios"] | undefined };

/** Portfolios valued, each company opened within its caller's plan; as a file; and those that people keep. */
export const portfolioIn = ({ context, usage, portfolios = withoutPortfolios }: Parts) => ({
  /** A portfolio at market and by Valora. Nothing of it is kept. */
  valuePortfolio: portfolioValuer({
    ...context,
    analyse: (viewer, ticker) =>
      withQuota(usage, { caller: viewer.caller ?? null, ticker }, () =>
        analyseCompany(context, viewer, { ticker, scenario: "neutral" }, { isRecorded: false }),
      ),
  }),
  /** An Excel workbook of it, in the reader's language. */
  exportPortfolioWorkbook: portfolioWorkbook,
  /** Those that people keep. */
  portfolios,
});
