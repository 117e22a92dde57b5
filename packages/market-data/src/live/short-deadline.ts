import { ProviderFailure } from "../provider.ts";

/** Limits the wait for an answer of a provider that failed last time. */
export type ShortDeadline = <Value>(provider: string, answer: Promise<Value>) => Promise<Value>;

/** One deadline shared by all calls: it starts with the first call and throws `unreachable` when it is over. */
export function shortDeadline(milliseconds: number): ShortDeadline {
  let endsAt: number | null = null;
  return (provider, answer) => {
    endsAt ??= performance.now() + milliseconds;
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const left = Math.max(endsAt - performance.now(), 0);
    const timer = setTimeout(() => reject(new ProviderFailure(provider, "unreachable")), left);
    return Promise.race([answer, timedOut]).finally(() => clearTimeout(timer));
  };
}
