import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { Failure } from "../../failure.ts";
import { servedApp } from "../served-app-contract.ts";

// A reader closes the page, or loses the network, in the middle of sending a file.
const { lines, port } = servedApp(async (request, { reportFailure }) => {
  try {
    await request.formData();
  } catch (error) {
    reportFailure(Failure.from(error));
  }
  return new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });
});

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
    const socket = connect(port(), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\nContent-Type: ${type}\r\n${encoding}\r\n\r\n${chunked}`,
    );
    await pause(150);
    socket.resetAndDestroy();
  }
  await pause(300);
  expect(lines.filter(({ level }) => level !== "info")).toEqual([]);
  expect(lines.filter(({ status = 0, code }) => status >= 500 || code === "unexpected")).toEqual([]);
});
