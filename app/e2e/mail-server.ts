import { createServer, type Socket } from "node:net";

export type ReceivedMail = { recipients: readonly string[]; text: string };

/** A mail server that takes everything and keeps it: the few commands that a sender needs. */
export function startMailServer(port: number): Promise<{ mails: ReceivedMail[]; stop(): void }> {
  const mails: ReceivedMail[] = [];
  const server = createServer((socket) => converse(socket, mails));
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => done({ mails, stop: () => server.close() }));
  });
}

function converse(socket: Socket, mails: ReceivedMail[]): void {
  let recipients: string[] = [];
  let waiting = "";
  let isBody = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const takeBody = (body: string) => {
    mails.push({ recipients, text: decoded(body) });
    recipients = [];
    isBody = false;
    say("250 kept");
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
