import { afterAll } from "vitest";
import type { MeteredUse } from "../../core/usage/contracts/metered-use.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import type { PageFacts } from "../page-handler.ts";
import { publicAnswer } from "./public-answer.ts";
import { storedServer, type Told } from "./stored-server-contract.ts";

/** Headers that decide among which readers a request counts; no page depends on them. */
const counting = new Set([
  "accept",
  "accept-encoding",
  "dnt",
  "purpose",
  "sec-gpc",
  "sec-purpose",
  "user-agent",
  "x-forwarded-for",
]);

export type Page = (request: Request, facts: PageFacts) => Response | Promise<Response>;

export const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": publicAnswer, ...headers },
  });

/** A page that shows everything of its request that it may depend on. */
export const mirror: Page = ({ url, headers, method }) =>
  html(`${method} ${url} ${JSON.stringify([...headers].filter(([name]) => !counting.has(name)))}`.padEnd(2_000));

const product = productOf(testContext(), null);
const stops: (() => Promise<void>)[] = [];

type Options = { settings?: Record<string, string>; counted?: (uses: readonly MeteredUse[], address: string) => void };

export async function serverOf(page: Page = mirror, { settings, counted }: Options = {}) {
  let made = 0;
  let edition = "1";
  const lines: Record<string, unknown>[] = [];
  const server = await storedServer({
    pages: async (request, facts) => {
      made += 1;
      return page(request, facts);
    },
    product: {
      ...product,
      edition: () => edition,
      countAgain: ({ caller }, uses) => counted?.(uses, caller.address),
    },
    write: (line) => lines.push(JSON.parse(line)),
    ...(settings && { settings }),
  });
  stops.push(server.stop);
  // The server has warmed itself up by then.
  await server.ask("/about", { cookie: "valora-session=x" });
  const before = made;
  return { ...server, lines, made: () => made - before, publish: (next: string) => (edition = next) };
}

export const plain = { "accept-encoding": "identity" };
export const text = ({ body }: Told) => body.toString().trim();

/** Stops the servers of a file after its tests. */
export function stopServers(): void {
  afterAll(() => Promise.all(stops.splice(0).map((stop) => stop())));
}
