import { Agent, get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createMarketData } from "@valora/market-data";
import { mixedRequests } from "../steps/bench-paced.ts";
import { type ServedProduct, serveProduct } from "../steps/bench-served-product.ts";

/** How long answers took, and how many did not come. */
type Answers = {
  count: number;
  failed: number;
  faults: Readonly<Record<string, number>>;
  middle: number;
  last: number;
};
export type Crowd = {
  users: Answers & { sockets: number };
  streams: {
    asked: number;
    held: number;
    refused: number;
    told: number;
    latestInMilliseconds: number;
    besides: Answers;
  };
  sockets: { slow: number; halfOpen: number; unread: number; idle: number; besides: Answers; leftAfter: number };
};

const USERS = 1_000;
const BETWEEN_ACTIONS_IN_MILLISECONDS = 10_000;
const ACTIONS = 5;
const STREAMS = 600;
const CONVERSATIONS = 120;
const SLOW = 400;
const HALF_OPEN = 400;
const UNREAD = 100;
const IDLE = 600;
/** Longer than the server waits for a head or a body. */
const UNTIL_CLOSED_IN_MILLISECONDS = 75_000;
const PATIENCE_IN_MILLISECONDS = 60_000;
const usual = ["/analysis/KO", "/", "/faq", "/api/v1/analysis?ticker=KO"];

/** A crowd at one server that stands behind a proxy of this machine: readers, listeners, and sockets that are slow, silent or half gone. */
export async function crowd(): Promise<Crowd> {
  const product = await serveProduct({ PLAN_LIMITS: "off", TRUSTED_PROXIES: "127.0.0.1" });
  try {
    for (const path of usual) await asked(product.site, path);
    const sockets = await hostileSockets(product);
    const streams = await heldStreams(product);
    const users = await usersOf(product);
    return { users, streams, sockets };
  } finally {
    await product.stop();
  }
}

const addressOf = (index: number) => `10.${(index >> 8) & 255}.${index & 255}.7`;

/** How long an answer took; what came in its place where none came, or a failure of the server. */
type Asked = { took: number } | { fault: string };

function asked(site: string, path: string, agent?: Agent, from = 0): Promise<Asked> {
  const begun = performance.now();
  const headers = { "X-Forwarded-For": addressOf(from), "Accept-Encoding": "gzip, br" };
  return new Promise((done) => {
    const request = get(
      site + path,
      { headers, ...(agent && { agent }), timeout: PATIENCE_IN_MILLISECONDS },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.resume();
        answer.once("error", ({ message }) => done({ fault: message }));
        answer.once("end", () =>
          done(statusCode < 400 ? { took: performance.now() - begun } : { fault: String(statusCode) }),
        );
      },
    );
    request.once("timeout", () => request.destroy(new Error("late")));
    request.once("error", ({ message }) => done({ fault: message.replace(/ .*/, "") }));
  });
}

function answersOf(all: readonly Asked[]): Answers {
  const sorted = all.flatMap((each) => ("took" in each ? [each.took] : [])).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const faults: Record<string, number> = {};
  for (const each of all) if ("fault" in each) faults[each.fault] = (faults[each.fault] ?? 0) + 1;
  return { count: all.length, failed: all.length - sorted.length, faults, middle: at(0.5), last: at(0.99) };
}

/** What other readers get meanwhile: ten questions a second. */
async function besides(site: string, seconds: number): Promise<Answers> {
  const count = seconds * 10;
  const each = async (_: unknown, index: number) => {
    await pause(index * 100);
    return asked(site, usual[index % usual.length] ?? "/", undefined, 60_000 + index);
  };
  return answersOf(await Promise.all(Array.from({ length: count }, each)));
}

/** A thousand people, each with a connection of their own, who do something every ten seconds; seven of ten for a stored answer. */
async function usersOf({ site }: ServedProduct): Promise<Crowd["users"]> {
  const tickers = [...(await createMarketData()).bundledTickers()];
  const fresh = mixedRequests(USERS * ACTIONS * 20, { stored: usual, tickers, run: 1 }).filter(
    ({ isStored }) => !isStored,
  );
  const user = async (_: unknown, who: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const times: Asked[] = [];
    await pause((who * BETWEEN_ACTIONS_IN_MILLISECONDS) / USERS);
    for (let action = 0; action < ACTIONS; action += 1) {
      const begun = performance.now();
      const isStored = (who + action) % 10 < 7;
      const path = isStored ? usual[who % usual.length] : fresh[who * ACTIONS + action]?.path;
      times.push(await asked(site, path ?? "/", agent, who));
      await pause(Math.max(0, begun + BETWEEN_ACTIONS_IN_MILLISECONDS - performance.now()));
    }
    agent.destroy();
    return times;
  };
  const times = (await Promise.all(Array.from({ length: USERS }, user))).flat();
  return { ...answersOf(times), sockets: USERS };
}

/** Chats are opened, listened to six hundred times, and one line is written in each. */
async function heldStreams({ site }: ServedProduct): Promise<Crowd["streams"]> {
  const say = async (index: number, cookie: string | null, text: string) => {
    const headers = { Origin: site, "X-Forwarded-For": addressOf(index), ...(cookie !== null && { Cookie: cookie }) };
    const body = new URLSearchParams({ text, email: `reader${index}@crowd.example`, clientKey: crypto.randomUUID() });
    const answer = await fetch(`${site}/contacto/chat`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`A chat was not opened: ${answer.status} ${await answer.text()}`);
    return cookie ?? answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  };
  const cookies: string[] = [];
  for (let index = 0; index < CONVERSATIONS; index += 1) cookies.push(await say(index, null, "Hello"));
  let [told, latestInMilliseconds, writtenAt] = [0, 0, 0];
  const listening = Array.from({ length: STREAMS }, (_, index) => {
    const headers = { Cookie: cookies[index % CONVERSATIONS], "X-Forwarded-For": addressOf(index % CONVERSATIONS) };
    return new Promise<IncomingMessage | null>((done) => {
      get(`${site}/contacto/chat?after=1`, { headers, agent: new Agent({ maxSockets: 1 }) }, (answer) => {
        answer.setEncoding("utf8").on("data", (text: string) => {
          if (!text.includes("data: ") || writtenAt === 0) return;
          told += 1;
          latestInMilliseconds = Math.max(latestInMilliseconds, Math.round(performance.now() - writtenAt));
        });
        answer.on("error", () => {});
        done(answer);
      }).on("error", () => done(null));
    });
  });
  const streams = await Promise.all(listening);
  const statusesOf = (isWanted: (status: number) => boolean) =>
    streams.filter((answer) => answer !== null && isWanted(answer.statusCode ?? 0)).length;
  const [held, refused] = [
    statusesOf((status) => status === 200),
    statusesOf((status) => status === 503 || status === 429),
  ];
  const meanwhile = besides(site, 20);
  writtenAt = performance.now();
  for (const [index, cookie] of cookies.entries()) await say(index, cookie, "News");
  const others = await meanwhile;
  for (const answer of streams) answer?.destroy();
  return { asked: STREAMS, held, refused, told, latestInMilliseconds, besides: others };
}

/** Heads that come byte by byte, requests whose sender has gone half-way, answers that are not read, and connections that say nothing. */
async function hostileSockets(product: ServedProduct): Promise<Crowd["sockets"]> {
  const { site } = product;
  const port = Number(new URL(site).port);
  await product.atRest();
  const before = product.openFiles();
  const opened = (count: number, begin: (socket: Socket) => void) =>
    Array.from({ length: count }, () => {
      const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
      socket.once("connect", () => begin(socket));
      return socket;
    });
  const head = "GET /analysis/KO HTTP/1.1\r\nHost: 127.0.0.1\r\n";
  const slow = opened(SLOW, (socket) => {
    let sent = 0;
    const timer = setInterval(() => socket.writable && socket.write(head[sent++ % head.length] ?? "x"), 1_000);
    socket.once("close", () => clearInterval(timer));
    socket.resume();
  });
  // The sender ends in the middle of its request, and never closes its own side.
  const halfOpen = opened(HALF_OPEN, (socket) =>
    socket.end("POST /api/v1/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"),
  );
  const unread = opened(UNREAD, (socket) => {
    socket.pause();
    socket.write(`${head}\r\n`.repeat(20));
  });
  const idle = opened(IDLE, (socket) => socket.resume());
  const others = await besides(site, 20);
  await pause(UNTIL_CLOSED_IN_MILLISECONDS);
  const leftAfter = Math.max(0, product.openFiles() - before);
  for (const socket of [...slow, ...halfOpen, ...unread, ...idle]) socket.destroy();
  return { slow: SLOW, halfOpen: HALF_OPEN, unread: UNREAD, idle: IDLE, besides: others, leftAfter };
}
