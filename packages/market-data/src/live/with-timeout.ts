import { ProviderFailure } from "../provider.ts";

/** The answer, or `timedOut` when the time is over, even if the work does not listen. */
export async function within<Value>(
  milliseconds: number,
  provider: string,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const given = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const failure = new ProviderFailure(provider, "unreachable", { detail: "timedOut" });
    given.abort(failure);
    reject(failure);
  }, milliseconds);
  return Promise.race([work(given.signal), late]).finally(() => clearTimeout(timer));
}

/** Waits for sources that failed the last time: a moment for all of them together. */
export type Hurry = <Value>(provider: string, answer: Promise<Value>) => Promise<Value>;

/** What sources in doubt have to say within a moment of the first of them; else they still do not answer. */
export function hurry(milliseconds: number): Hurry {
  let endsAt: number | null = null;
  return (provider, answer) => {
    endsAt ??= performance.now() + milliseconds;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const left = Math.max(endsAt - performance.now(), 0);
    const timer = setTimeout(() => reject(new ProviderFailure(provider, "unreachable")), left);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
}

/** The answer, or the caller's reason as soon as the caller gives up. The work goes on for other callers that wait for it. */
export async function givenUp<Value>(caller: AbortSignal | undefined, answer: Promise<Value>): Promise<Value> {
  if (!caller) return answer;
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => reject(caller.reason);
  // an answer that is not waited for any more must not count as unhandled
  answer.catch(() => {});
  if (caller.aborted) throw caller.reason;
  caller.addEventListener("abort", leave, { once: true });
  return Promise.race([answer, left]).finally(() => caller.removeEventListener("abort", leave));
}
