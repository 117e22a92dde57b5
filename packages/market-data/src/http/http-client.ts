import { ProviderFailure, type ProviderFailureKind } from "../provider.ts";
import { bodyBytes, bodyText } from "./body-text.ts";
import { retryAfterInMilliseconds } from "./retry-after.ts";

/** The failures a vendor writes in a status of its own: `{ 403: "rateLimited" }`. */
export type StatusKinds = Readonly<Partial<Record<number, ProviderFailureKind>>>;

export type HttpRequest = {
  url: URL;
  signal: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  statusKinds?: StatusKinds;
};

/** How a provider reaches its vendor; all of it can be replaced in tests. */
export type HttpOptions = {
  fetch?: typeof fetch;
  /** For all tries of one request together. */
  deadlineInMilliseconds?: number;
  /** After decompression. */
  maximumBytes?: number;
  /** Between 0 and 1: spreads the second tries of many callers. */
  random?: () => number;
};

export type HttpClient = {
  json(request: HttpRequest): Promise<unknown>;
  text(request: HttpRequest): Promise<string>;
  bytes(request: HttpRequest): Promise<Uint8Array>;
};

const defaults = { deadlineInMilliseconds: 8_000, maximumBytes: 32_000_000 };
const tries = 2;
const pauseInMilliseconds = 250;

/**
 * Reads JSON or text over HTTP and turns everything that can go wrong into a `ProviderFailure`. It tries twice at most,
 * after a pause with jitter or the `Retry-After` the vendor sent, when that still fits in the deadline. Redirects are not
 * followed, a web page is not data, and no address (it may hold a key) enters a message.
 */
export function httpClient(provider: string, options: HttpOptions = {}): HttpClient {
  const { fetch = globalThis.fetch, random = Math.random } = options;
  const { deadlineInMilliseconds, maximumBytes } = { ...defaults, ...options };

  async function read<Body>(request: HttpRequest, take: (response: Response) => Promise<Body>): Promise<Body> {
    const startedAt = performance.now();
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(deadlineInMilliseconds)]);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await take(await answerTo({ ...request, signal }));
      } catch (thrown) {
        const failure = toFailure(provider, thrown);
        const pause = failure.retryAfterInMilliseconds ?? pauseInMilliseconds * (0.5 + random());
        const remaining = deadlineInMilliseconds - (performance.now() - startedAt);
        if (attempt >= tries || !isWorthRetrying(failure) || signal.aborted || pause >= remaining) throw failure;
        await pauseOf(pause, signal).catch((cause) => {
          throw toFailure(provider, cause);
        });
      }
    }
  }

  async function answerTo({ url, signal, headers = {}, statusKinds = {} }: HttpRequest): Promise<Response> {
    const response = await fetch(url, { headers, signal, redirect: "manual" });
    if (response.ok) return response;
    await response.body?.cancel();
    throw failureOf(provider, response, statusKinds);
  }

  const text = (response: Response) => bodyText(provider, response, maximumBytes);
  return {
    json: (request) => read(request, async (response) => parsedJson(provider, await text(response))),
    text: (request) => read(request, text),
    bytes: (request) => read(request, (response) => bodyBytes(provider, response, maximumBytes)),
  };
}

function parsedJson(provider: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // the parser's message quotes the body, which stays out of logs
    throw new ProviderFailure(provider, "unreadable", { detail: "notJson" });
  }
}

function failureOf(provider: string, response: Response, statusKinds: StatusKinds): ProviderFailure {
  const { status, type, headers } = response;
  const retryAfter = retryAfterInMilliseconds(headers.get("retry-after"));
  const own = statusKinds[status];
  if (own) return new ProviderFailure(provider, own, { retryAfterInMilliseconds: retryAfter });
  if (type === "opaqueredirect" || (status >= 300 && status < 400)) {
    return new ProviderFailure(provider, "unreadable", { detail: "redirected" });
  }
  if (status === 404) return new ProviderFailure(provider, "unknownTicker");
  if (status === 429) return new ProviderFailure(provider, "rateLimited", { retryAfterInMilliseconds: retryAfter });
  if (status === 401 || status === 402 || status === 403) {
    return new ProviderFailure(provider, "unreachable", { detail: "keyRefused" });
  }
  return new ProviderFailure(provider, "unreachable", { retryAfterInMilliseconds: retryAfter });
}

function toFailure(provider: string, thrown: unknown): ProviderFailure {
  if (thrown instanceof ProviderFailure) return thrown;
  const timedOut = thrown instanceof Error && thrown.name === "TimeoutError";
  return new ProviderFailure(provider, "unreachable", { cause: thrown, detail: timedOut ? "timedOut" : null });
}

/** A refused key stays refused, and what was read wrong once is read wrong twice. */
const isWorthRetrying = ({ kind, detail, retryAfterInMilliseconds }: ProviderFailure) =>
  (kind === "unreachable" && detail === null) || (kind === "rateLimited" && retryAfterInMilliseconds !== null);

function pauseOf(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop, { once: true });
  });
}
