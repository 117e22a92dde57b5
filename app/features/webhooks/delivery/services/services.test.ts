import { afterEach, describe, expect, it } from "vitest";
import { messageSender } from "../../../../outbound/send-message.ts";
import { eventSamples, sampleEvent } from "../../contracts/event-samples-contract.ts";
import { type EventType, writtenEvent } from "../../contracts/written-event.ts";
import { writeEventMessage } from "../../mail/write-event-message.ts";
import type { DueDelivery } from "../../use-cases/webhook-context.ts";
import { deliveryPoster } from "../post-delivery.ts";
import {
  accessToken,
  botToken,
  chat,
  room,
  type ServiceServer,
  slackPath,
  startService,
  topic,
} from "./service-servers-contract.ts";

const { signal } = new AbortController();
const now = () => new Date("2026-11-20T15:00:00Z");
// Each event's example is there.
const types = Object.keys(eventSamples) as EventType[];

const kinds = {
  telegram: { destination: chat, secret: botToken },
  slack: { destination: null, secret: slackPath },
  ntfy: { destination: topic, secret: accessToken },
  matrix: { destination: room, secret: accessToken },
} as const;
type Kind = keyof typeof kinds;
const all = Object.keys(kinds) as Kind[];

const servers: ServiceServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A channel of that service, and what comes of a message to it. */
async function channel(kind: Kind, changes: { destination?: string; secret?: string } = {}) {
  const server = await startService(kind);
  servers.push(server);
  const { send } = messageSender({ settings: { privateHosts: [server.host], publicOrigin: null } });
  const post = deliveryPoster({ send, now, write: writeEventMessage });
  const endpoint = { id: "e", kind, address: server.address, former: [], ...kinds[kind], ...changes };
  const tell = ({ type, body }: ReturnType<typeof sampleEvent>, language = "es") => {
    const delivery: DueDelivery = { id: "d1", event: type, body, number: 1, tries: 1, endpoint, language };
    return post(delivery, signal);
  };
  const verdictAfter = async (status: number, body: object | string, headers: Record<string, string> = {}) => {
    server.answersOnce({ status, headers, body: typeof body === "string" ? body : JSON.stringify(body) });
    return (await tell(sampleEvent("webhook.test"))).verdict;
  };
  return { server, tell, verdictAfter };
}

const gone = { kind: "gone" };
const refused = { kind: "refused" };
const againAfter = (afterMilliseconds: number) => ({ kind: "again", afterMilliseconds });

describe.each(all)("a channel of %s", (kind) => {
  it("shows each event in each language", async () => {
    const { server, tell } = await channel(kind);
    for (const language of ["es", "en", "it"])
      for (const type of types) {
        const { verdict, excerpt } = await tell(sampleEvent(type), language);
        expect(verdict, `${type} in ${language}: ${excerpt}`).toEqual({ kind: "sent" });
      }
    expect(server.received).toHaveLength(types.length * 3);
  });

  it("takes a very long text, cut short", async () => {
    const { tell } = await channel(kind);
    const answer = "<&€ñ𝄞".repeat(4_000);
    const event = writtenEvent("report.answered", now(), { ...eventSamples["report.answered"], answer });
    expect((await tell(event)).verdict).toEqual({ kind: "sent" });
  });

  it("tries again when something else on the way answers", async () => {
    const { verdictAfter } = await channel(kind);
    for (const status of [302, 400, 403, 404, 502])
      expect(await verdictAfter(status, "<html>proxy</html>"), String(status)).toEqual(againAfter(0));
    expect(await verdictAfter(503, "", { "Retry-After": "120" })).toEqual(againAfter(120_000));
  });
});

describe("Telegram", () => {
  it("gets HTML in which nothing of a name is markup", async () => {
    const { server, tell } = await channel("telegram");
    await tell(sampleEvent("screen.changed"));
    expect(server.received[0]?.sent).toEqual({
      ...{ chat_id: chat, parse_mode: "HTML", link_preview_options: { is_disabled: true } },
      text: [
        "<b>*Cheap* &amp; &lt;good&gt;: entra una empresa</b>",
        "Entra:\n- COCA COLA (KO)",
        '<a href="https://valora.example/screener?sort=gap&amp;status=undervalued">Verlo en Valora</a>',
      ].join("\n"),
    });
  });

  it("says when to come back, and when not to", async () => {
    const { verdictAfter } = await channel("telegram");
    const error = (error_code: number, description: string, parameters = {}) =>
      verdictAfter(error_code, { ok: false, error_code, description, parameters });
    expect(await error(429, "Too Many Requests: retry after 37", { retry_after: 37 })).toEqual(againAfter(37_000));
    expect(await error(403, "Forbidden: bot was blocked by the user")).toEqual(gone);
    expect(await error(401, "Unauthorized")).toEqual(gone);
    const upgraded = { migrate_to_chat_id: -100 };
    expect(await error(400, "Bad Request: group chat was upgraded to a supergroup chat", upgraded)).toEqual(gone);
    expect(await error(400, "Bad Request: can't parse entities")).toEqual(refused);
    expect((await (await channel("telegram", { destination: "7" })).tell(sampleEvent("webhook.test"))).verdict).toEqual(
      gone,
    );
  });
});

describe("Slack", () => {
  it("gets a block that shows names as they are, and a text in which nothing of them is a link", async () => {
    const { server, tell } = await channel("slack");
    await tell(sampleEvent("screen.changed"));
    const page = "https://valora.example/screener?sort=gap&status=undervalued";
    const elements = [
      { type: "text", text: "*Cheap* & <good>: entra una empresa", style: { bold: true } },
      { type: "text", text: "\nEntra:\n- COCA COLA (KO)" },
      { type: "text", text: "\n" },
      { type: "link", url: page, text: "Verlo en Valora" },
    ];
    expect(server.received[0]?.sent).toEqual({
      text: [
        "*Cheap* &amp; &lt;good&gt;: entra una empresa",
        "Entra:\n- COCA COLA (KO)",
        `<${page.replace("&", "&amp;")}|Verlo en Valora>`,
      ].join("\n"),
      blocks: [{ type: "rich_text", elements: [{ type: "rich_text_section", elements }] }],
      ...{ unfurl_links: false, unfurl_media: false },
    });
  });

  it("says when to come back, and when not to", async () => {
    const { verdictAfter } = await channel("slack");
    expect(await verdictAfter(429, "rate_limited", { "Retry-After": "30" })).toEqual(againAfter(30_000));
    expect(await verdictAfter(410, "channel_is_archived")).toEqual(gone);
    expect(await verdictAfter(403, "action_prohibited")).toEqual(gone);
    for (const word of ["no_text", "invalid_payload"]) expect(await verdictAfter(400, word), word).toEqual(refused);
    expect(await verdictAfter(500, "rollup_error")).toEqual(againAfter(0));
    const other = await channel("slack", { secret: "/services/T0000/B0000/other" });
    expect((await other.tell(sampleEvent("webhook.test"))).verdict, "no_service").toEqual(gone);
  });
});

describe("ntfy", () => {
  it("gets title, text and page, in UTF-8", async () => {
    const { server, tell } = await channel("ntfy");
    await tell(sampleEvent("thesis.limit"));
    expect(server.received[0]).toMatchObject({
      asked: { headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" } },
      sent: {
        ...{ topic, title: "Un límite de tu tesis de COCA COLA (KO)", click: "https://valora.example/theses/KO" },
        message: "Margen operativo ≥ 25,0\u00a0%: 21,2\u00a0% (31\u00a0dic\u00a02025)",
      },
    });
  });

  it("asks without a token where the topic is open", async () => {
    const { server, tell } = await channel("ntfy", { secret: "" });
    expect((await tell(sampleEvent("webhook.test"))).verdict).toEqual({ kind: "sent" });
    expect(server.received[0]?.asked.headers.authorization).toBeUndefined();
  });

  it("says when to come back, and when not to", async () => {
    const { verdictAfter } = await channel("ntfy");
    const error = (http: number, code: number, headers = {}) =>
      verdictAfter(http, { code, http, error: "no" }, headers);
    expect(await error(429, 42_901)).toEqual(againAfter(0));
    expect(await error(429, 42_908, { "Retry-After": "60" })).toEqual(againAfter(60_000));
    expect([await error(403, 40_301), await error(401, 40_101)]).toEqual([gone, gone]);
    expect([await error(400, 40_024), await error(413, 41_301)]).toEqual([refused, refused]);
  });
});

describe("Matrix", () => {
  it("gets a notice in text and HTML, and shows one message however often a delivery is sent", async () => {
    const { server, tell } = await channel("matrix");
    await tell(sampleEvent("screen.changed"));
    const again = await tell(sampleEvent("screen.changed"));
    expect(server.received[0]?.sent).toEqual({
      ...{ msgtype: "m.notice", format: "org.matrix.custom.html" },
      body: "*Cheap* & <good>: entra una empresa\nEntra:\n- COCA COLA (KO)\nhttps://valora.example/screener?sort=gap&status=undervalued",
      formatted_body: [
        "<strong>*Cheap* &amp; &lt;good&gt;: entra una empresa</strong>",
        "Entra:<br>- COCA COLA (KO)",
        '<a href="https://valora.example/screener?sort=gap&amp;status=undervalued">Verlo en Valora</a>',
      ].join("<br>"),
    });
    expect(again.excerpt).toBe('{"event_id":"$event1"}');
  });

  it("says when to come back, and when not to", async () => {
    const { verdictAfter } = await channel("matrix");
    const limited = { errcode: "M_LIMIT_EXCEEDED", error: "Too many requests", retry_after_ms: 2_000 };
    expect(await verdictAfter(429, limited)).toEqual(againAfter(2_000));
    expect(await verdictAfter(429, limited, { "Retry-After": "9" }), "the header first").toEqual(againAfter(9_000));
    const error = (status: number, errcode: string) => verdictAfter(status, { errcode, error: "no" });
    expect(await error(401, "M_UNKNOWN_TOKEN")).toEqual(gone);
    expect(await error(403, "M_FORBIDDEN")).toEqual(gone);
    expect(await error(413, "M_TOO_LARGE")).toEqual(refused);
    const other = await channel("matrix", { destination: "!other:home.example" });
    expect((await other.tell(sampleEvent("webhook.test"))).verdict).toEqual(gone);
  });
});

it("calls no server of a private network that the operator has not named", async () => {
  const { send } = messageSender({ settings: { privateHosts: [], publicOrigin: null } });
  const post = deliveryPoster({ send, now, write: writeEventMessage });
  const endpoint = { id: "e", kind: "ntfy", address: "https://10.0.0.7", former: [], ...kinds.ntfy } as const;
  const { type, body } = sampleEvent("webhook.test");
  const delivery = { id: "d", event: type, body, number: 1, tries: 1, endpoint, language: "es" };
  expect(await post(delivery, signal)).toMatchObject({ status: null, failure: "forbidden" });
});
