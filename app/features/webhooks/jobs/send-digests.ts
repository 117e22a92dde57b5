import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";

type Sending = { send(signal: AbortSignal): Promise<number>; say(sent: number): void; warn(error: unknown): void };

const BETWEEN_IN_MILLISECONDS = 5_000;

/** Sends the digests whose moment has come while the process lives. */
export const sendDigestsRegularly = ({ send, say, warn }: Sending): RunningTask =>
  runEvery({
    every: BETWEEN_IN_MILLISECONDS,
    run: send,
    say: (sent) => {
      if (sent > 0) say(sent);
    },
    warn,
  });
