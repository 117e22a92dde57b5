import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { PageHandler } from "./page-handler.ts";
import { servedApp } from "./served-app-contract.ts";

// A mistake of ours while a request is answered: that request fails, every other is answered.

/** Answers each address with a mistake of its own. */
const mistaken: PageHandler = (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/at-once") throw new TypeError("planted at once");
  if (pathname === "/later") return Promise.reject(new TypeError("planted later"));
  const type = cutTypes.find((each) => pathname === `/in-the-middle/${each}`);
  return Promise.resolve(
    type === undefined ? new Response("whole", { headers: { "Content-Type": "text/html" } }) : cutInTheMiddle(type),
  );
};

/** What is sent while it is made: lines of companies, the bytes of a video, the lines of a conversation, a file. */
const cutTypes = ["application/x-ndjson", "video/mp4", "text/event-stream", "text/csv"];

const cutInTheMiddle = (type: string) => {
  const pieces = ["one\n", "two\n"];
  return new Response(
    new ReadableStream({
      async pull(controller) {
        const piece = pieces.shift();
        // What was made before has left.
        if (piece === undefined) await pause(30);
        if (piece === undefined) throw new TypeError("planted in the middle");
        controller.enqueue(new TextEncoder().encode(piece));
      },
    }),
    { headers: { "Content-Type": type } },
  );
};

const { lines, port } = servedApp(mistaken);

type Answer = { status: number; requestId: string | undefined; body: string; isWhole: boolean };

const ask = (path: string, encoding = "identity") =>
  new Promise<Answer>((done, failed) => {
    get(
      { port: port(), host: "127.0.0.1", path, headers: { Accept: "*/*", "Accept-Encoding": encoding } },
      (response) => {
        let body = "";
        const { statusCode = 0, headers } = response;
        response.setEncoding("utf8").on("data", (piece: string) => (body += piece));
        response.on("error", () => {});
        response.on("close", () =>
          done({
            status: statusCode,
            requestId: headers["x-request-id"]?.toString(),
            body,
            isWhole: response.complete,
          }),
        );
      },
    ).on("error", failed);
  });

it.each([
  ["/at-once", "planted at once"],
  ["/later", "planted later"],
])("answers %s with 500, its id, and the stack in the log alone", async (path, planted) => {
  const { status, requestId, body } = await ask(path);
  expect([status, JSON.parse(body)]).toEqual([500, expect.objectContaining({ code: "unexpected", requestId })]);
  expect(body).not.toContain("planted");
  expect(lines.find((line) => line.requestId === requestId && line.stack !== undefined)?.stack).toContain(planted);
});

describe.each(["identity", "gzip"])("with the encoding %s", (encoding) => {
  it.each(cutTypes)("cuts an answer of %s whose rest fails, and says why in the log alone", async (type) => {
    const { requestId, body, isWhole } = await ask(`/in-the-middle/${type}`, encoding);
    expect(isWhole).toBe(false);
    expect(body).not.toContain("planted");
    expect(lines.find((line) => line.requestId === requestId && line.stack !== undefined)?.stack).toContain(
      "planted in the middle",
    );
  });
});

it("answers those who ask meanwhile", async () => {
  const mistakes = ["/at-once", "/later", `/in-the-middle/${cutTypes[0]}`, "/"];
  const paths = Array.from({ length: 60 }, (_, index) => mistakes[index % 4] ?? "/");
  const answers = await Promise.all(paths.map((path) => ask(path)));
  const wholes = answers.filter((_, index) => paths[index] === "/");
  expect(wholes.map(({ status, body }) => [status, body])).toEqual(wholes.map(() => [200, "whole"]));
  expect(wholes).toHaveLength(15);
});
