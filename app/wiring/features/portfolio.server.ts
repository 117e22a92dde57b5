import { analyseCompany } from "../../core/analysis/use-cases/analyse-company.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import { type UsageContext, withQuota } from "../../core/usage/use-cases/with-quota.ts";
import { portfolioWorkbook } from "../../documents/workbook/portfolio-workbook.ts";
import { portfolioValuer } from "../../features/portfolio/use-cases/portfolio-valuer.ts";

/** Portfolios valued, each company opened within its caller's plan, and a portfolio as a file. */
export const portfolioIn = (context: Context, usage: UsageContext) => ({
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
});
