import type { ComparedCompany, CompareQuery } from "../../core/lists/contracts/compare.ts";
import type { ComparedFigures } from "../../core/lists/contracts/compared-figures.ts";
import type { Refusal } from "../../core/shared/contracts/address-grammar.ts";
import { Failure } from "../../failure.ts";
import { isRefusedByAccounts, refusedFiguresOf } from "../analysis/refused-figures.ts";
import type { RefusedFigures } from "../components/analysis/controls/refused.ts";

/** Own figures of a comparison that are not used, and of which company; null: of the whole list. */
export type RefusedInComparison = RefusedFigures & { ticker: string | null };

type Compared = {
  companies: readonly ComparedCompany[];
  /** The figures that count. */
  figures: ComparedFigures;
  refused: readonly RefusedInComparison[];
  /** The first refusal, which the status of the page says. */
  failure: Failure | null;
};

/** A comparison with the reader's own figures; a company whose accounts do not take them is shown as filed, with the reason. */
export async function comparedWithFigures(
  { figures, refusal }: { figures: ComparedFigures; refusal: Refusal | null },
  compare: (query: Pick<CompareQuery, "figures">) => Promise<readonly ComparedCompany[]>,
): Promise<Compared> {
  if (refusal !== null) {
    const failure = new Failure(refusal.code, refusal.params);
    return {
      companies: await compare({}),
      figures: {},
      refused: [{ ticker: null, ...refusedFiguresOf(failure) }],
      failure,
    };
  }
  const companies = await compare({ figures });
  const refused = companies.flatMap((each) =>
    each.kind === "failed" && isRefusedByAccounts(each.code)
      ? [{ ticker: each.ticker, code: each.code, params: each.params }]
      : [],
  );
  const [first] = refused;
  if (first === undefined) return { companies, figures, refused, failure: null };
  const taken = Object.fromEntries(
    Object.entries(figures).filter(([own]) => refused.every(({ ticker }) => ticker !== own)),
  );
  return {
    companies: await compare({ figures: taken }),
    figures: taken,
    refused,
    failure: new Failure(first.code, first.params),
  };
}
