import type { CompanyAnswer } from "@valora/market-data";
import type { Fundamentals } from "@valora/valuation";
import { filedRevision } from "@valora/valuation/revision";
import { companyFile } from "../../../core/analysis/use-cases/company-file.ts";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import type { FilingChange } from "../contracts/filing-change.ts";

/** The accounts of a company as they were at the last look, and who told them. */
export type SeenAccounts = Pick<Fundamentals, "provider" | "currency" | "statements"> & {
  trailing: NonNullable<Fundamentals["interim"]>["trailing"];
};

/** What is kept of accounts until the next filing: what enters a value. */
export const seenAccounts = ({ provider, currency, statements, interim }: Fundamentals): SeenAccounts => ({
  ...{ provider, currency },
  statements: statements.map(({ versions: _versions, ...statement }) => statement),
  trailing: (interim?.trailing ?? []).map(({ versions: _versions, ...months }) => months),
});

/** A split between the two looks puts every year on other shares: what a share is worth cannot be compared then. */
const MOST_RESTATED = 0.05;

function areOfOneShareBasis({ statements: then }: SeenAccounts, { statements: now }: Fundamentals): boolean {
  const years = then.flatMap(({ fiscalYearEnd, figures }) => {
    const same = now.find((each) => each.fiscalYearEnd === fiscalYearEnd);
    const [one, other] = [figures.dilutedShares, same?.figures.dilutedShares ?? null];
    return one === null || other === null ? [] : [Math.abs(other / one - 1)];
  });
  return years.length === 0 || years.some((differs) => differs <= MOST_RESTATED);
}

/**
 * What a filing changed: the company valued twice as of today, with the accounts of the last look and with those of now, at the same
 * price, rates and peers. Null where another provider told them then, or they are in another currency or of other shares.
 */
export function filingChange(
  context: Pick<Context, "marketData" | "predict" | "now">,
  company: CompanyAnswer,
  former: SeenAccounts,
): FilingChange | null {
  const { fundamentals } = company;
  if (former.provider !== fundamentals.provider || former.currency !== fundamentals.currency) return null;
  if (!areOfOneShareBasis(former, fundamentals)) return null;
  const today = context.now().toISOString().slice(0, 10);
  const after = companyFile(context, company, today);
  const { interim: _now, ...others } = after.fundamentals;
  const accounts: Fundamentals = {
    ...others,
    statements: former.statements,
    ...(former.trailing.length > 0 && { interim: { quarters: [], trailing: former.trailing } }),
  };
  const { prediction: _later, ...market } = after;
  const predicted = context.predict(accounts, today);
  const before = { ...market, fundamentals: accounts, ...(predicted !== null && { prediction: predicted }) };
  const revision = filedRevision(before, after, { scenario: "neutral", overrides: {} });
  if (revision === null) return null;
  const { periods, bridge } = revision;
  return {
    currency: fundamentals.currency,
    ...{ periodEnd: periods.periodEnd, formerEnd: periods.formerEnd },
    figures: periods.figures.map(({ name, before: then, after: now }) => ({ name, before: then, now })),
    value: { before: revision.before, now: revision.after },
    ...{ steps: bridge?.steps ?? [], rounding: bridge?.rounding ?? 0 },
  };
}
