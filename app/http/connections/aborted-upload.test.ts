import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Failure } from "../../failure.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { createApp } from "../app.ts";
import { createListener } from "../listener.ts";
import { createLog } from "../request-log.ts";

// A reader closes the page, or loses the network, in the middle of sending a file.
const lines: { level: string; path?: string; status?: number; code?: string }[] = [];
const app = createApp({
  product: productOf(testContext(), null),
  isDatabaseAnswering: async () => true,
  pages: async (request, { reportFailure }) => {
    try {
      await request.formData();
    } catch (error) {
      reportFailure(Failure.from(error));
    }
    return new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });
  },
  files: null,
  log: createLog("info", { write: (line) => lines.push(JSON.parse(line)) }),
});
const { server } = createListener({
  handle: getRequestListener(app.fetch),
  guard: { publicOrigin: null, host: "127.0.0.1" },
  onRefusal: () => {},
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => server.close());

const uploads = [
  [
    "/api/v1/imports",
    "multipart/form-data; boundary=x",
    "--x\r\nContent-Disposition: form-data; name=file; filename=a.csv\r\n\r\nyear",
  ],
  ["/api/v1/imports", "application/json", '{"years": ['],
  ["/api/v1/contact", "application/json", '{"subject": "'],
  [
    "/import",
    "multipart/form-data; boundary=x",
    "--x\r\nContent-Disposition: form-data; name=file; filename=a.csv\r\n\r\nyear",
  ],
] as const;

it.each(uploads)("of %s as %s that breaks off is no error of ours", async (path, type, beginning) => {
  lines.length = 0;
  for (const encoding of ["Content-Length: 100000", "Transfer-Encoding: chunked"]) {
    const chunked = encoding.startsWith("Transfer")
      ? `${beginning.length.toString(16)}\r\n${beginning}\r\n`
      : beginning;
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${type}\r\n${encoding}\r\n\r\n${chunked}`,
    );
    await pause(150);
    socket.resetAndDestroy();
  }
  await pause(300);
  expect(lines.filter(({ level }) => level !== "info")).toEqual([]);
  expect(lines.filter(({ status = 0, code }) => status >= 500 || code === "unexpected")).toEqual([]);
});
