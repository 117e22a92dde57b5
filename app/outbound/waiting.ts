import type { PinnedAnswer } from "./pinned-request.ts";

/** Looking a name up cannot be interrupted; waiting for it can. */
export function within<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    const giveUp = () => failed(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
    promise.then(done, failed).finally(() => signal.removeEventListener("abort", giveUp));
  });
}

/** The first address that answers: a machine without the newer network has addresses that lead nowhere. */
export async function askFirst(
  addresses: readonly string[],
  ask: (address: string) => Promise<PinnedAnswer>,
): Promise<PinnedAnswer> {
  let reason: unknown;
  for (const address of addresses) {
    try {
      return await ask(address);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}
