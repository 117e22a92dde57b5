import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll } from "vitest";
import { productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { createApp } from "./app.ts";
import { createListener } from "./listener.ts";
import type { PageHandler } from "./page-handler.ts";
import { createLog } from "./request-log.ts";

/** A line of the log, as far as tests ask for it. */
export type LogLine = {
  level: string;
  path?: string;
  status?: number;
  code?: string;
  requestId?: string;
  stack?: string;
};

/** The whole server around pages of a test, on a port of its own while the tests of the file run. */
export function servedApp(pages: PageHandler) {
  const lines: LogLine[] = [];
  const app = createApp({
    product: productOf(testContext(), null),
    isDatabaseAnswering: async () => true,
    pages,
    files: null,
    log: createLog("info", { write: (line) => lines.push(JSON.parse(line)) }),
  });
  const { server } = createListener({
    handle: getRequestListener(app.fetch),
    guard: { publicOrigin: null, host: "127.0.0.1" },
    onRefusal: () => {},
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
  afterAll(() => server.close());
  const port = (): number => {
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  };
  return { lines, port };
}
