import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createSecureServer } from "node:tls";
import { createGzip, gzipSync } from "node:zlib";
import { untrusted } from "./untrusted-certificate.ts";

/** The behaviour of a stranger's server, in the words of the cases. */
type Behaviour = (socket: Socket, path: string) => void;

export type ScriptedRemote = {
  port: number;
  /** The requests it has received. */
  paths: string[];
  /** The head of the last request. */
  lastHead(): string;
  close(): Promise<void>;
};

const MEGABYTE = 1_048_576;
const units: Readonly<Record<string, number>> = { KB: 1_024, MB: MEGABYTE, GB: 1_024 * MEGABYTE };
const sizeOf = (amount = "0", unit = "MB") => Number(amount) * (units[unit] ?? 1);

const head = (status: string, headers: Readonly<Record<string, string | number>>) =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;

/** A table that is right. */
export const goodTable = ";2024-12-31;2025-12-31\nrevenue;100;110\n";

const whole = (body: string | Buffer, headers: Readonly<Record<string, string | number>> = {}) =>
  Buffer.concat([
    Buffer.from(head("200 OK", { "Content-Type": "text/csv", "Content-Length": Buffer.byteLength(body), ...headers })),
    Buffer.from(body),
  ]);

/** As many bytes as the other side takes, up to a size. */
function pour(socket: Socket, size: number, piece: (bytes: number) => Buffer): void {
  let left = size;
  const more = () => {
    while (left > 0 && socket.writable) {
      const bytes = Math.min(left, 65_536);
      left -= bytes;
      if (!socket.write(piece(bytes))) return void socket.once("drain", more);
    }
    if (left <= 0) socket.end();
  };
  more();
}

const letters = (bytes: number) => Buffer.alloc(bytes, "a");
const chunk = (bytes: number) =>
  Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), letters(bytes), Buffer.from("\r\n")]);

function gzipBomb(socket: Socket, size: number): void {
  socket.write(head("200 OK", { "Content-Type": "text/csv", "Content-Encoding": "gzip", Connection: "close" }));
  const gzip = createGzip();
  gzip.pipe(socket);
  gzip.on("error", () => {});
  socket.on("close", () => gzip.destroy());
  let left = size;
  const zeros = Buffer.alloc(65_536);
  const more = () => {
    while (left > 0 && !gzip.destroyed) {
      left -= zeros.length;
      if (!gzip.write(zeros)) return void gzip.once("drain", more);
    }
    gzip.end();
  };
  more();
}

/** Scripts by their form, the first that fits. */
const scripts: readonly [RegExp, (found: readonly string[]) => Behaviour][] = [
  [
    /^(30\d) -> (.+)$/,
    ([, status = "302", to = ""]) =>
      (socket) =>
        socket.end(head(`${status} Found`, { Location: to, "Content-Length": 0 })),
  ],
  [
    /^302 to itself (\d+) times$/,
    ([, times]) =>
      (socket, path) => {
        const hop = Number(/\d+/.exec(path)?.[0] ?? 0);
        const isOver = hop >= Number(times);
        socket.end(isOver ? whole(goodTable) : head("302 Found", { Location: `/${hop + 1}`, "Content-Length": 0 }));
      },
  ],
  [
    /^200 body (\d+) (KB|MB|GB) chunked$/,
    ([, amount, unit]) =>
      (socket) => {
        socket.write(head("200 OK", { "Content-Type": "text/csv", "Transfer-Encoding": "chunked" }));
        pour(socket, sizeOf(amount, unit), chunk);
      },
  ],
  [
    /^200 Content-Length: (\d+) actual (\d+) (KB|MB|GB)$/,
    ([, announced = "", amount, unit]) =>
      (socket) => {
        socket.write(head("200 OK", { "Content-Type": "text/csv", "Content-Length": announced }));
        pour(socket, sizeOf(amount, unit), letters);
      },
  ],
  [
    /^200 gzip bomb .*-> (\d+) (MB|GB)$/,
    ([, amount, unit]) =>
      (socket) =>
        gzipBomb(socket, sizeOf(amount, unit)),
  ],
  [/^accept, never answer$/, () => () => {}],
  [
    /^1 byte per (\d+) s$/,
    ([, seconds]) =>
      (socket) => {
        socket.write(head("200 OK", { "Content-Type": "text/csv", "Content-Length": 1_000 }));
        const dripping = setInterval(() => socket.write("a"), Number(seconds) * 1_000);
        socket.on("close", () => clearInterval(dripping));
      },
  ],
  [
    /^200 headers (\d+) (KB|MB)$/,
    ([, amount, unit]) =>
      (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nX-Long: `);
        pour(socket, sizeOf(amount, unit), letters);
      },
  ],
  [/^half a body$/, () => (socket) => socket.end(head("200 OK", { "Content-Length": 999 }) + goodTable)],
  [
    /^half a gzip$/,
    () => (socket) => socket.end(whole(gzipSync(goodTable).subarray(0, 20), { "Content-Encoding": "gzip" })),
  ],
  [/^200 gzip$/, () => (socket) => socket.end(whole(gzipSync(goodTable), { "Content-Encoding": "gzip" }))],
  [
    /^200 encoded (.+)$/,
    ([, encoding = ""]) =>
      (socket) =>
        socket.end(whole(goodTable, { "Content-Encoding": encoding })),
  ],
  [/^not HTTP$/, () => (socket) => socket.end("220 mail.example.com ESMTP\r\n")],
  [
    /^200 (\w+\/[\w.+-]+)/,
    ([, type = ""]) =>
      (socket) =>
        socket.end(whole("<html>", { "Content-Type": type })),
  ],
  [/^200$/, () => (socket) => socket.end(whole(goodTable))],
  [
    /^(\d{3})$/,
    ([, status = ""]) =>
      (socket) =>
        socket.end(head(`${status} Said`, { "Content-Length": 0 })),
  ],
];

function behaviourOf(script: string): Behaviour {
  for (const [form, make] of scripts) {
    const found = form.exec(script);
    if (found) return make(found);
  }
  throw new Error(`No behaviour for the script ${script}`);
}

/** A server on this machine that does what a script says. */
export async function startScriptedRemote(script: string): Promise<ScriptedRemote> {
  const isSecure = script === "self-signed TLS";
  const behaviour = behaviourOf(isSecure ? "200" : script);
  const paths: string[] = [];
  const sockets = new Set<Socket>();
  let lastHead = "";
  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.once("data", (bytes) => {
      lastHead = bytes.toString("latin1");
      const path = lastHead.split(" ")[1] ?? "";
      paths.push(path);
      behaviour(socket, path);
    });
  };
  const server: Server = isSecure ? createSecureServer(untrusted, serve) : createServer(serve);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    // A listening TCP server has an address of this kind.
    port: (server.address() as AddressInfo).port,
    paths,
    lastHead: () => lastHead,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
