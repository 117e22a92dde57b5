import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { deliverMail, type MailContext } from "../use-cases/deliver-mail.ts";
import type { DueMail } from "../use-cases/mail.ts";
import { letterBox } from "./letter-box-contract.ts";
import { smtpSender } from "./smtp.ts";

// Servers that refuse at each point of a conversation, over real sockets.
const now = new Date("2026-11-20T12:00:00Z");
const mail: DueMail = {
  accountId: null,
  commentId: null,
  id: "1",
  recipient: "ana@test.example",
  subject: "Hi",
  text: "Hello",
  stopAddress: null,
  attempts: 1,
  attachments: [],
};
let server: Server | null = null;
let close = () => {};

afterEach(() => {
  close();
  server?.close();
});

/** What a server says that takes everything; a point alone ends a mail. */
const replies = [
  ["EHLO", "250-test\r\n250 AUTH PLAIN"],
  ["HELO", "250 test"],
  ["AUTH", "235 signed in"],
  ["MAIL", "250 go on"],
  ["RCPT", "250 go on"],
  ["DATA", "354 go on"],
  [".", "250 kept"],
  ["QUIT", "221 bye"],
] as const;

/** Says `answer` to the commands `at` (`greeting`: at once), and yes to all others. */
async function refusing(at: string, answer: string) {
  const refuser = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (at === "greeting") return void socket.end(`${answer}\r\n`);
    say("220 test");
    socket.on("data", (bytes) => {
      for (const line of bytes.toString().split("\r\n")) {
        const isRefused = at.split(" ").some((command) => line.startsWith(command));
        const [, reply] = replies.find(([command]) => line.startsWith(command)) ?? [];
        if (reply !== undefined) say(isRefused ? answer : reply);
      }
    });
  });
  server = refuser;
  await new Promise<void>((listening) => refuser.listen(0, "127.0.0.1", listening));
  const address = refuser.address();
  const port = typeof address === "object" ? address?.port : null;
  const sender = smtpSender({ url: `smtp://ana:secret@127.0.0.1:${port}`, from: "Valora <valora@test.example>" });
  close = sender.close;
  return sender;
}

/** What the outbox is told of one mail that is due. */
async function outcome(send: MailContext["send"]) {
  const due = [mail];
  const told: unknown[] = [];
  const outbox: MailContext["outbox"] = {
    take: async () => due.pop() ?? null,
    sent: async (id) => void told.push(`sent ${id}`),
    withdraw: async (id) => void told.push(`withdrawn ${id}`),
    failed: async (_, failure) => void told.push(failure),
    bringBack: async () => 0,
  };
  await deliverMail({ now: () => now, outbox, send, isUnsaid: async () => false }, new AbortController().signal);
  return told;
}

it.each([
  ["greeting", "554 no service here"],
  ["greeting", "421 later"],
  ["EHLO HELO", "554 no service here"],
])("takes a server that refuses at its %s with %s for out of reach: the mail waits", async (at, answer) => {
  const sender = await refusing(at, answer);
  const reason = expect.stringContaining(answer);
  expect(await sender.look(false)).toEqual({ reason, isSignInRefused: false });
  expect(await sender.send(mail)).toEqual({ kind: "unreachable", reason, isSignInRefused: false });
  expect(await outcome(sender.send)).toEqual([{ failure: reason, nextAttemptAt: new Date("2026-11-20T12:01:00Z") }]);
});

it("takes a refused password for a fault of the server's setting, seen by signing in alone: the mail waits", async () => {
  const sender = await refusing("AUTH", "535 wrong password");
  const reason = expect.stringContaining("535 wrong password");
  expect(await sender.look(false)).toBeNull();
  expect(await sender.look(true)).toEqual({ reason, isSignInRefused: true });
  expect(await sender.send(mail)).toEqual({ kind: "unreachable", reason, isSignInRefused: true });
  expect(await outcome(sender.send)).toMatchObject([{ nextAttemptAt: new Date("2026-11-20T12:01:00Z") }]);
});

it.each([
  ["RCPT", "550 unknown here", "refused", null],
  ["RCPT", "450 box is full", "postponed", new Date("2026-11-20T12:01:00Z")],
  ["MAIL", "552 too large", "refused", null],
  [".", "554 no such content", "refused", null],
  [".", "451 later", "postponed", new Date("2026-11-20T12:01:00Z")],
] as const)("takes %s answered with %s for a mail that is %s", async (at, answer, kind, nextAttemptAt) => {
  const sender = await refusing(at, answer);
  const reason = expect.stringContaining(answer);
  expect(await sender.look(true)).toBeNull();
  expect(await sender.send(mail)).toEqual({ kind, reason });
  expect(await outcome(sender.send)).toEqual([{ failure: reason, nextAttemptAt }]);
});

it("hands a mail over", async () => {
  const sender = await refusing("VRFY", "502 no");
  expect(await outcome(sender.send)).toEqual(["sent 1"]);
});

it.each([
  ["https://valora.example/digest/stop?key=1", "List-Unsubscribe=One-Click"],
  ["http://localhost:4173/digest/stop?key=1", null],
])("lets a mail program end such mails by %s, with one click where it is of https", async (stopAddress, post) => {
  const box = await letterBox();
  const sender = smtpSender({ url: box.url, from: "Valora <valora@test.example>" });
  expect(await sender.send({ ...mail, stopAddress })).toEqual({ kind: "sent" });
  expect(await sender.send(mail)).toEqual({ kind: "sent" });
  const headersOf = (text = "") => [
    /^List-Unsubscribe: <(.*)>$/im.exec(text)?.[1] ?? null,
    /^List-Unsubscribe-Post: (.*)$/im.exec(text)?.[1] ?? null,
  ];
  expect(box.letters.map(({ text }) => headersOf(text))).toEqual([
    [stopAddress, post],
    [null, null],
  ]);
  sender.close();
  box.close();
});
