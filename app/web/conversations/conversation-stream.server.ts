import type { LineFeed } from "../../features/conversations/use-cases/conversation-context.ts";

/** How often a listener looks that is not told of everything; one that is, looks in case that was wrong. */
const LOOK_IN_MILLISECONDS = 2_000;
const LOOK_IN_CASE_IN_MILLISECONDS = 15_000;
const HEARTBEAT_IN_MILLISECONDS = 15_000;
/** Then the browser asks again, and is asked again who it is. */
const LIFE_IN_MILLISECONDS = 240_000;

/** A part of what is told; its number grows with each. */
type Numbered = { number: number };

type StreamParts = {
  id: string;
  /** Where the reader is. */
  address: string;
  /** The reader's account, where the stream is for its eyes alone. */
  accountId?: string | null;
  /** The last line that the reader has. */
  after: number;
  feed: LineFeed;
  linesAfter(number: number): Promise<readonly Numbered[]>;
  signal: AbortSignal;
  pace?: { look: number; lookInCase: number; heartbeat: number; life: number };
};

const usualPace = {
  look: LOOK_IN_MILLISECONDS,
  lookInCase: LOOK_IN_CASE_IN_MILLISECONDS,
  heartbeat: HEARTBEAT_IN_MILLISECONDS,
  life: LIFE_IN_MILLISECONDS,
};

/** Where a reader is in a conversation: what the browser says it has seen last, or what the page came with. */
export function lastSeen(request: Request): number {
  const said = request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("after") ?? "";
  return /^\d{1,9}$/.test(said) ? Number(said) : 0;
}

/**
 * Lines as server-sent events, each with its number as id: a browser that comes back says the last one it has, and gets the
 * rest, once. Throws `overloaded` or `tooManyAtOnce` when too many listen.
 */
export function conversationStream({
  id,
  address,
  accountId = null,
  after,
  feed,
  linesAfter,
  signal,
  pace = usualPace,
}: StreamParts): Response {
  let wake = () => {};
  let isWoken = false;
  // A word that comes while lines are read may be of one that was not there yet: they are read once more.
  const listener = () => {
    isWoken = true;
    wake();
  };
  const unlisten = feed.listen({ id, address, accountId, listener });
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    unlisten();
    wake();
  };
  signal.addEventListener("abort", end, { once: true });
  const events = eventsOf({
    after,
    linesAfter: (number) => {
      isWoken = false;
      return linesAfter(number);
    },
    pace,
    isEnded: () => ended.signal.aborted || feed.isClosed(),
    pause: () =>
      new Promise((done) => {
        if (isWoken) return done();
        const timer = setTimeout(done, feed.isTold() ? pace.lookInCase : pace.look);
        wake = () => {
          clearTimeout(timer);
          done();
        };
      }),
  });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next().catch(() => ({ done: true as const, value: undefined }));
      if (next.done !== true) return controller.enqueue(encoder.encode(next.value));
      end();
      controller.close();
    },
    cancel: end,
  });
  return new Response(body, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}

type EventParts = Pick<StreamParts, "after" | "linesAfter"> & {
  pace: NonNullable<StreamParts["pace"]>;
  isEnded(): boolean;
  pause(): Promise<void>;
};

async function* eventsOf({ after, linesAfter, pace, isEnded, pause }: EventParts): AsyncGenerator<string, undefined> {
  const until = performance.now() + pace.life;
  let last = after;
  let spokenAt = performance.now();
  yield "retry: 2000\n\n";
  while (!isEnded() && performance.now() < until) {
    const lines = await linesAfter(last);
    for (const line of lines) {
      last = line.number;
      yield `id: ${line.number}\ndata: ${JSON.stringify(line)}\n\n`;
    }
    if (lines.length > 0) spokenAt = performance.now();
    else if (performance.now() - spokenAt >= pace.heartbeat) {
      spokenAt = performance.now();
      yield ": here\n\n";
    }
    if (!isEnded()) await pause();
  }
}
