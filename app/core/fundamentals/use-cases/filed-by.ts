import type { Fundamentals, IsoDate } from "@valora/valuation";
import { asFiledBy } from "@valora/valuation/statements";
import { Failure } from "../../../failure.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import type { AsFiledBy } from "../contracts/statements.ts";

export type FiledByDay = { fundamentals: Fundamentals; asOf: AsFiledBy | null };

/**
 * The company by the filings until a day. All that is known today was known today: only of an earlier day is it asked since
 * when. Throws `dateInFuture`, `notFiledYet` with the day of the first filing, `filingDatesUnknown`.
 */
export function filedBy(context: Pick<Context, "now">, company: Fundamentals, day: string | undefined): FiledByDay {
  if (day === undefined) return { fundamentals: company, asOf: null };
  if (!isEarlier(context, day)) return { fundamentals: company, asOf: { day, leftOut: [] } };
  const { fundamentals, leftOut } = asFiledBy(company, day);
  if (fundamentals.statements.length > 0) return { fundamentals, asOf: { day, leftOut } };
  const { ticker, provider, statements } = company;
  const params = { ticker, date: day, source: provider };
  const dated = statements.flatMap(({ filedAt, versions }) => (versions && filedAt !== null ? [filedAt] : []));
  const [first] = dated.toSorted();
  throw first === undefined
    ? new Failure("filingDatesUnknown", params)
    : new Failure("notFiledYet", { ...params, first });
}

/** Whether a day is past; today's answer needs no dates. Throws `dateInFuture`. */
export function isEarlier({ now }: Pick<Context, "now">, day: IsoDate): boolean {
  const today = now().toISOString().slice(0, 10);
  if (day > today) throw new Failure("dateInFuture", { param: "asOf", date: day, today });
  return day < today;
}
