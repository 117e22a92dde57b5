import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; headers?: Record<string, string>; body: string };
type Speaks = (asked: Asked, sent: unknown) => Answer;

const json = (status: number, body: object, headers = {}): Answer => ({ status, headers, body: JSON.stringify(body) });

export const botToken = "123456:AAAA-bbbbccccddddeeeeffffgggghhhh_i";
export const chat = "-1001234";
export const slackPath = "/services/T0000/B0000/abcdefgh";
export const topic = "valora-of-ana";
export const room = "!abc:home.example";
export const accessToken = "syt_bot_secret";

const telegramError = (status: number, description: string, parameters?: object) =>
  json(status, { ok: false, error_code: status, description, ...(parameters && { parameters }) });

/** A text without the tags and the escaped characters that Telegram knows; of what is left `<` and `&` would be markup. */
const withoutMarkup = (text: string) =>
  text.replace(/<\/?b>|<a href="[^"<>]*">|<\/a>/g, "").replace(/&(?:lt|gt|amp|quot);/g, "x");

const telegram: Speaks = ({ method, path }, sent) => {
  const message = sent as { chat_id?: string; text?: string; parse_mode?: string };
  if (method !== "POST" || path !== `/bot${botToken}/sendMessage`) return telegramError(404, "Not Found");
  if (message.chat_id !== chat) return telegramError(400, "Bad Request: chat not found");
  if (!message.text) return telegramError(400, "Bad Request: message text is empty");
  const text = withoutMarkup(message.text);
  if (message.parse_mode === "HTML" && /[<&]/.test(text))
    return telegramError(400, "Bad Request: can't parse entities");
  if (text.length > 4_096) return telegramError(400, "Bad Request: message is too long");
  return json(200, { ok: true, result: { message_id: 1 } });
};

const slack: Speaks = ({ path }, sent) => {
  const message = sent as { text?: string; blocks?: unknown[] } | null;
  if (path !== slackPath) return { status: 404, body: "no_service" };
  if (message === null) return { status: 400, body: "invalid_payload" };
  return message.text ? { status: 200, body: "ok" } : { status: 400, body: "no_text" };
};

const ntfy: Speaks = ({ path, headers }, sent) => {
  const message = sent as { topic?: string; message?: string } | null;
  if (path !== "/" || message === null) return json(400, { code: 40_024, http: 400, error: "invalid request" });
  if (message.topic !== topic) return json(403, { code: 40_301, http: 403, error: "forbidden" });
  if (headers.authorization !== undefined && headers.authorization !== `Bearer ${accessToken}`)
    return json(401, { code: 40_101, http: 401, error: "unauthorized" });
  if (Buffer.byteLength(message.message ?? "") > 4_096)
    return json(400, { code: 40_012, http: 400, error: "message was made a file" });
  return json(200, { id: "1", event: "message", topic });
};

/** Two messages of one transaction are one. */
function matrix(): Speaks {
  const events = new Map<string, string>();
  const begin = `/_matrix/client/v3/rooms/${encodeURIComponent(room)}/send/m.room.message/`;
  return ({ method, path, headers }, sent) => {
    if (headers.authorization !== `Bearer ${accessToken}`)
      return json(401, { errcode: "M_UNKNOWN_TOKEN", error: "Invalid access token" });
    if (method !== "PUT" || !path.startsWith(begin)) return json(403, { errcode: "M_FORBIDDEN", error: "Not in room" });
    if (sent === null) return json(400, { errcode: "M_NOT_JSON", error: "Content not JSON." });
    const event = events.get(path) ?? `$event${events.size + 1}`;
    events.set(path, event);
    return json(200, { event_id: event });
  };
}

const speakers = { telegram: () => telegram, slack: () => slack, ntfy: () => ntfy, matrix };

function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** A server that takes and refuses messages by the rules of a service, from its documentation and with nothing of ours. */
export async function startService(kind: keyof typeof speakers) {
  const speaks = speakers[kind]();
  const received: { asked: Asked; sent: unknown; answer: Answer }[] = [];
  let next: Answer | null = null;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const asked = {
      ...{ method: request.method ?? "", path: request.url ?? "", headers: request.headers },
      body: Buffer.concat(parts).toString("utf8"),
    };
    const sent = read(asked.body);
    const answer = next ?? speaks(asked, sent);
    next = null;
    received.push({ asked, sent, answer });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    address: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    received,
    /** What it answers to the next message. */
    answersOnce: (answer: Answer) => {
      next = answer;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
export type ServiceServer = Awaited<ReturnType<typeof startService>>;
