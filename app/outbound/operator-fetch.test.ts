import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorFetch } from "./operator-fetch.ts";

let server: Server;
let host = "";
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/away") response.writeHead(302, { Location: "http://elsewhere.test/" }).end();
    else if (request.url === "/long") response.end("x".repeat(1_048_577));
    else if (request.url === "/empty") response.writeHead(204).end();
    else response.writeHead(418, { "Content-Type": "text/plain" }).end("tea");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind of address
});
afterAll(() => new Promise((stopped) => server.close(stopped)));

const ask = (path: string, privateHosts = [host]) => operatorFetch({ privateHosts })(`http://${host}${path}`, {});

it("hands on status, headers and text", async () => {
  const answer = await ask("/");
  expect([answer.status, answer.headers.get("Content-Type"), await answer.text()]).toEqual([418, "text/plain", "tea"]);
  expect((await ask("/empty")).status).toBe(204);
});

it("follows no redirect", async () => {
  expect((await ask("/away")).status).toBe(302);
});

it("refuses an answer of more than a megabyte", async () => {
  await expect(ask("/long")).rejects.toMatchObject({ code: "bodyTooLarge" });
});

it.each(["http", "ftp", "file"])("asks nothing over %s at a host that is not named", async (scheme) => {
  await expect(operatorFetch({ privateHosts: [] })(`${scheme}://${host}/`, {})).rejects.toMatchObject({
    code: "urlForbidden",
  });
});
