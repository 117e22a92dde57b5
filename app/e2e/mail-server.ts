import { createServer, type Socket } from "node:net";

export type ReceivedMail = { recipients: readonly string[]; messageId: string; text: string };
type MailServer = { port: number; mails: ReceivedMail[]; stop(): void };

/** A mail server that takes everything and keeps it: the few commands that a sender needs. It says so after a pause. */
export function startMailServer(port: number, { pauseInMilliseconds = 0 } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = createServer((socket) => converse(socket, mails, pauseInMilliseconds));
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const listening = typeof address === "object" && address !== null ? address.port : port;
      done({ port: listening, mails, stop: () => server.close() });
    });
  });
}

function converse(socket: Socket, mails: ReceivedMail[], pauseInMilliseconds: number): void {
  let recipients: string[] = [];
  let waiting = "";
  let isBody = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const takeBody = (body: string) => {
    const messageId = /^Message-ID: (.*)$/im.exec(body)?.[1]?.trim() ?? "";
    mails.push({ recipients, messageId, text: decoded(body) });
    recipients = [];
    isBody = false;
    setTimeout(() => say("250 kept"), pauseInMilliseconds);
  };
  const takeCommand = (line: string) => {
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
    if (recipient !== undefined) recipients.push(recipient);
    isBody = /^DATA/i.test(line);
    say(isBody ? "354 go on" : "250 ok");
    if (/^QUIT/i.test(line)) socket.end();
  };
  socket.on("error", () => socket.destroy());
  socket.on("data", (bytes) => {
    waiting += bytes.toString("utf8");
    for (let end = endOf(waiting, isBody); end !== null; end = endOf(waiting, isBody)) {
      const piece = waiting.slice(0, end.at);
      waiting = waiting.slice(end.next);
      if (isBody) takeBody(piece);
      else takeCommand(piece);
    }
  });
  say("220 test");
}

function endOf(text: string, isBody: boolean): { at: number; next: number } | null {
  const mark = isBody ? "\r\n.\r\n" : "\r\n";
  const at = text.indexOf(mark);
  return at < 0 ? null : { at, next: at + mark.length };
}

/** The words of a mail: what its transfer encoding hides, in one piece. */
function decoded(message: string): string {
  const cut = message.indexOf("\r\n\r\n");
  const body = message.slice(cut + 4);
  if (/transfer-encoding: base64/i.test(message.slice(0, cut))) return Buffer.from(body, "base64").toString("utf8");
  const joined = body.replace(/=\r\n/g, "");
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}
