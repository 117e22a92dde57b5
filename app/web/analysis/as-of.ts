import { type AsOfRefusal, asOfRefusals } from "../../core/fundamentals/contracts/statements.ts";
import { Failure } from "../../failure.ts";
import { readAsOf } from "../../wiring/composition.server.ts";
import type { RefusedDayData } from "../components/as-of/refused-day.tsx";
import type { RequestContext } from "../context.ts";

/** An answer of the day in an address; where there is none of that day, why, with today's answer to say whose it is. */
export async function answeredAsOf<Answer>(
  { searchParams }: URL,
  load: (asOf: string | undefined) => Promise<Answer>,
): Promise<Answer & { refused: AsOfRefusal | null }> {
  try {
    return { ...(await load(readAsOf(searchParams.get("asOf")))), refused: null };
  } catch (error) {
    const refused = asOfRefusalOf(Failure.from(error));
    if (refused === null) throw error;
    return { ...(await load(undefined)), refused };
  }
}

/** Why there is nothing of a day; null for a failure that says something else. */
function asOfRefusalOf({ code: failed, params, status }: Failure): AsOfRefusal | null {
  const code = asOfRefusals.find((each) => each === failed);
  if (code === undefined || (code === "dateInvalid" && params.param !== "asOf")) return null;
  const textOf = (name: "date" | "first") => (typeof params[name] === "string" ? params[name] : null);
  return { code, status, date: textOf("date"), first: textOf("first") };
}

/** Why nothing is valued as of the day in an address; null for any other failure. */
export function refusedDayIn(
  failure: Failure,
  { searchParams }: URL,
  { ticker, product }: { ticker: string } & Pick<RequestContext, "product">,
): RefusedDayData | null {
  const day = searchParams.get("asOf");
  const refused = asOfRefusalOf(failure);
  if (day === null || refused === null) return null;
  return { ticker, name: product.listingOf(ticker)?.name ?? ticker, day: day.slice(0, 10), refused };
}
