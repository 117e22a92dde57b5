import { expect, it } from "vitest";
import { lineFeed } from "../../features/conversations/stream/line-feed.ts";
import type { Line } from "../../features/conversations/use-cases/conversation-context.ts";
import { conversationStream, lastSeen } from "./conversation-stream.server.ts";

const slow = { look: 60_000, lookInCase: 60_000, heartbeat: 60_000, life: 60_000 };
const line = (number: number): Line => ({ number, author: "team", text: `line\n${number}`, at: new Date(0) });

function started({ after = 0, pace = slow } = {}) {
  const lines = [line(1), line(2)];
  const feed = lineFeed();
  const closing = new AbortController();
  const response = conversationStream({
    id: "a",
    address: "192.0.2.1",
    after,
    feed,
    linesAfter: async (number) => lines.filter((each) => each.number > number),
    signal: closing.signal,
    pace,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return { lines, feed, closing, read: async () => (await reader?.read())?.value };
}

it("gives what a reader has not seen, each line once and on one line of the wire", async () => {
  const { read } = started({ after: 1 });
  expect(await read()).toBe("retry: 2000\n\n");
  expect(await read()).toBe(
    'id: 2\ndata: {"number":2,"author":"team","text":"line\\n2","at":"1970-01-01T00:00:00.000Z"}\n\n',
  );
});

it("gives a line as soon as it is written", async () => {
  const { read, feed, lines } = started({ after: 2 });
  await read();
  const next = read();
  lines.push(line(3));
  await Promise.resolve();
  setTimeout(() => feed.changed("a"));
  expect(await next).toContain("id: 3\n");
});

it("gives a line that is written while it reads, though it was told of it before it could see it", async () => {
  const lines: Line[] = [];
  const feed = lineFeed();
  let isToldTooSoon = true;
  const response = conversationStream({
    id: "a",
    address: "192.0.2.1",
    after: 0,
    feed,
    linesAfter: async () => {
      const read = [...lines];
      if (isToldTooSoon) {
        lines.push(line(1));
        feed.changed("a");
      }
      isToldTooSoon = false;
      return read;
    },
    signal: new AbortController().signal,
    pace: slow,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  expect((await reader?.read())?.value).toContain("id: 1\n");
});

it("looks when the account of its reader changes, and ends where they may read no more", async () => {
  const feed = lineFeed();
  let isAdmin = true;
  const response = conversationStream({
    id: "a",
    address: "192.0.2.1",
    accountId: "ana",
    after: 0,
    feed,
    linesAfter: async () => {
      if (!isAdmin) throw new Error("nothing is here");
      return [];
    },
    signal: new AbortController().signal,
    pace: slow,
  });
  const reader = response.body?.getReader();
  await reader?.read();
  const end = reader?.read();
  feed.readerChanged("bea");
  isAdmin = false;
  feed.readerChanged("ana");
  expect((await end)?.done).toBe(true);
});

it("ends when its life is over, when the reader has left, and when the server stops", async () => {
  const short = started({ after: 2, pace: { ...slow, life: 0 } });
  await short.read();
  expect(await short.read()).toBeUndefined();
  const left = started({ after: 2 });
  await left.read();
  const last = left.read();
  setTimeout(() => left.closing.abort());
  expect(await last).toBeUndefined();
  const stopped = started({ after: 2 });
  await stopped.read();
  const end = stopped.read();
  setTimeout(() => stopped.feed.close());
  expect(await end).toBeUndefined();
});

it("lets six listen to one conversation, and a seventh when one has left", () => {
  const { listen } = lineFeed();
  let count = 0;
  const one = () => listen({ id: "a", address: `192.0.2.${count++}`, listener: () => {} });
  const [unlisten] = Array.from({ length: 6 }, one);
  expect(one).toThrow(expect.objectContaining({ code: "overloaded" }));
  unlisten?.();
  unlisten?.();
  one();
  expect(one).toThrow(expect.objectContaining({ code: "overloaded" }));
});

it("gives one address a part of all listeners, and says when to come back", () => {
  const { listen } = lineFeed();
  const at = (address: string) => {
    const ends: (() => void)[] = [];
    const fill = () => {
      for (let count = 0; count < 400; count += 1)
        ends.push(listen({ id: `${address} ${count}`, address, listener: () => {} }));
    };
    return { ends, fill };
  };
  const greedy = at("192.0.2.1");
  expect(greedy.fill).toThrow(
    expect.objectContaining({ code: "tooManyAtOnce", status: 429, params: { retryAfter: 30 } }),
  );
  expect(greedy.ends).toHaveLength(60);
  for (const other of [2, 3, 4, 5]) expect(at(`192.0.2.${other}`).fill).toThrow();
  expect(at("192.0.2.6").fill).toThrow(expect.objectContaining({ code: "overloaded" }));
  for (const end of greedy.ends) end();
  const later = at("192.0.2.7");
  expect(later.fill).toThrow(expect.objectContaining({ code: "tooManyAtOnce" }));
  expect(later.ends).toHaveLength(60);
});

it("reads where a reader is, and takes nonsense for the beginning", () => {
  const asked = (address: string, id?: string) =>
    lastSeen(new Request(address, id === undefined ? {} : { headers: { "Last-Event-ID": id } }));
  expect(asked("http://localhost/?after=4")).toBe(4);
  expect(asked("http://localhost/?after=4", "7")).toBe(7);
  expect(asked("http://localhost/?after=-1")).toBe(0);
  expect(asked("http://localhost/", "x")).toBe(0);
});
