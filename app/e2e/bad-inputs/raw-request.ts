import { randomInt } from "node:crypto";

/** The bytes of a request, and how they are sent. */
export type RawRequest = {
  bytes: Buffer;
  /** One byte at a time, never to the end: a client that holds its connection hostage. */
  isSlow: boolean;
};

const usualHeaders = { Host: "127.0.0.1", Accept: "application/json", Connection: "close" };

/** A request to the letter: nothing is added to what is said but the headers that every request has. */
export function rawRequest(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer = "",
): RawRequest {
  const lines = Object.entries({ ...usualHeaders, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return { bytes: Buffer.concat([head, Buffer.from(body)]), isSlow: false };
}

/** A body that says it is JSON, each time from somewhere else: what is counted by address is tried elsewhere. */
export function jsonRequest(
  method: string,
  target: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): RawRequest {
  const usual = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "X-Forwarded-For": someAddress(),
  };
  return rawRequest(method, target, { ...usual, ...headers }, body);
}

export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
