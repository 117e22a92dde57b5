import { ProviderFailure } from "../provider.ts";

/** Aborts the work and throws `timedOut` after `milliseconds`, even when the work ignores its signal. */
export async function withTimeout<Value>(
  milliseconds: number,
  provider: string,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const failure = new ProviderFailure(provider, "unreachable", { detail: "timedOut" });
    controller.abort(failure);
    reject(failure);
  }, milliseconds);
  return Promise.race([work(controller.signal), timedOut]).finally(() => clearTimeout(timer));
}

/** The answer, or the caller's reason as soon as the caller aborts. The work continues for its other callers. */
export async function untilAborted<Value>(caller: AbortSignal | undefined, answer: Promise<Value>): Promise<Value> {
  if (!caller) return answer;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(caller.reason);
  // An abandoned answer must not count as an unhandled rejection.
  answer.catch(() => {});
  if (caller.aborted) throw caller.reason;
  caller.addEventListener("abort", abort, { once: true });
  return Promise.race([answer, aborted]).finally(() => caller.removeEventListener("abort", abort));
}
