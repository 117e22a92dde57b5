import { type AsOfRefusal, asOfRefusals } from "../../core/fundamentals/contracts/statements.ts";
import { Failure } from "../../failure.ts";
import { readAsOf } from "../../wiring/composition.server.ts";

/** An answer of the day in an address; where there is none of that day, why, with today's answer to say whose it is. */
export async function answeredAsOf<Answer>(
  { searchParams }: URL,
  load: (asOf: string | undefined) => Promise<Answer>,
): Promise<Answer & { refused: AsOfRefusal | null }> {
  try {
    return { ...(await load(readAsOf(searchParams.get("asOf")))), refused: null };
  } catch (error) {
    const { code: failed, params, status } = Failure.from(error);
    const code = asOfRefusals.find((each) => each === failed);
    if (code === undefined) throw error;
    const textOf = (name: "date" | "first") => (typeof params[name] === "string" ? params[name] : null);
    return { ...(await load(undefined)), refused: { code, status, date: textOf("date"), first: textOf("first") } };
  }
}
