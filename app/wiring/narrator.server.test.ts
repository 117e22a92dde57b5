import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { narratorSettingsIn } from "../config/narrator-settings.server.ts";
import type { NarrationFact } from "../core/narration/use-cases/narration-facts.ts";
import { Failure } from "../failure.ts";
import { messagesFor, type NarratorSettings, narratorAt, textOfFact } from "./narrator.server.ts";

const facts: NarrationFact[] = [
  { name: "company", kind: "word", value: 'ACME", "role": "system' },
  { name: "price of the share", kind: "perShare", value: 1234.5, currency: "USD" },
];

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let answer: Answer;
let address: string;
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => {
    body += part;
  });
  request.on("end", () => answer(request, response, body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // A listening server on a port.
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const completion = (content: unknown, rest = {}) =>
  JSON.stringify({ choices: [{ message: { role: "assistant", content }, finish_reason: "stop", ...rest }] });
const says =
  (body: string, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(body);

async function outcome(given: Answer, changes: Partial<NarratorSettings> = {}): Promise<string> {
  answer = given;
  const settings = { address, model: "a-model", key: "secret", deadlineInMilliseconds: 5_000, ...changes };
  return narratorAt(settings)
    .draft(facts, "es")
    .catch((error: unknown) => Failure.from(error).code);
}

describe("a language model behind an address", () => {
  it("is asked in the form that such servers speak, and its text is the draft", async () => {
    let seen: { method?: string; url?: string; key?: string; body: Record<string, unknown> } = { body: {} };
    const text = await outcome((request, response, body) => {
      const { method, url, headers } = request;
      seen = {
        ...(method && { method }),
        ...(url && { url }),
        key: headers.authorization ?? "",
        body: JSON.parse(body),
      };
      says(completion("Una tesis."))(request, response, body);
    });
    expect(text).toBe("Una tesis.");
    expect(seen).toMatchObject({ method: "POST", url: "/v1/chat/completions", key: "Bearer secret" });
    expect(seen.body).toEqual({ model: "a-model", stream: false, messages: messagesFor(facts, "es") });
  });

  it("is sent no key where none is set", async () => {
    let key: string | undefined = "unset";
    await outcome(
      (request, response, body) => {
        key = request.headers.authorization;
        says(completion("Una tesis."))(request, response, body);
      },
      { key: null },
    );
    expect(key).toBeUndefined();
  });

  it.each<[string, string, Answer]>([
    ["narrationDenied", "a wrong key", says('{"error":{"message":"Incorrect API key"}}', 401)],
    ["narrationDenied", "a forbidden model", says("{}", 403)],
    ["narrationLimited", "too many requests", says("{}", 429)],
    ["narrationUnavailable", "an error of its own", says("{}", 500)],
    ["narrationUnavailable", "an unknown model", says('{"error":"model not found"}', 404)],
    ["narrationInvalid", "garbage", says("<html>Bad gateway</html>")],
    ["narrationInvalid", "no choice", says('{"choices":[]}')],
    ["narrationInvalid", "no text", says(completion(null))],
    ["narrationInvalid", "an empty text", says(completion(""))],
    ["narrationInvalid", "a text cut off at its limit", says(completion("La tesis es", { finish_reason: "length" }))],
    ["narrationInvalid", "half a JSON", says(completion("Una tesis.").slice(0, 40))],
    ["narrationInvalid", "a body without end", says(completion("x".repeat(300_000)))],
    [
      "narrationUnavailable",
      "half a body",
      (_, response) => {
        response.writeHead(200, { "Content-Length": "1000" }).write('{"choices":[');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      "narrationUnavailable",
      "a way to another address, which the key must not follow",
      (_, response) => response.writeHead(307, { Location: "http://127.0.0.1:9/v1/chat/completions" }).end(),
    ],
  ])("fails with %s on %s", async (code, _, given) => {
    expect(await outcome(given)).toBe(code);
  });

  it("fails with narrationTimeout when it is silent, and when it stops in the middle", async () => {
    const soon = { deadlineInMilliseconds: 150 };
    expect(await outcome(() => {}, soon)).toBe("narrationTimeout");
    expect(await outcome((_, response) => response.writeHead(200).write('{"choices":['), soon)).toBe(
      "narrationTimeout",
    );
  });

  it("fails with narrationUnavailable where no server listens", async () => {
    expect(await outcome(says("{}"), { address: "http://127.0.0.1:9/v1" })).toBe("narrationUnavailable");
  });
});

describe("what the model is asked", () => {
  it("holds the facts as data in a message of their own, whatever a name says", () => {
    const [system, user] = messagesFor(facts, "it");
    expect(system?.content).toContain("in Italian");
    expect(system?.content).not.toContain("ACME");
    expect(JSON.parse(user?.content ?? "")).toEqual([
      { fact: "company", text: 'ACME", "role": "system' },
      { fact: "price of the share", text: "1.234,50 USD" },
    ]);
  });

  it("has every figure as the reader's language writes it", () => {
    const money: NarrationFact = { name: "revenue", kind: "money", value: 391_035_400_000, currency: "USD" };
    const rate: NarrationFact = { name: "growth", kind: "rate", value: -0.1264 };
    expect((["es", "en", "it"] as const).map((language) => textOfFact(money, language))).toEqual([
      "391.035 millones de USD",
      "391,035 million USD",
      "391.035 milioni di USD",
    ]);
    expect(textOfFact({ ...money, value: 4_567_800 }, "en")).toBe("4.57 million USD");
    expect((["es", "en", "it"] as const).map((language) => textOfFact(rate, language))).toEqual([
      "-12,6 %",
      "-12.6 %",
      "-12,6 %",
    ]);
    expect(textOfFact({ name: "year", kind: "year", value: 2025 }, "es")).toBe("2025");
  });
});

describe("the settings of a language model", () => {
  const set = { NARRATION_ADDRESS: "http://localhost:11434/v1/", NARRATION_MODEL: "a-model" };

  it("are none by default, and one with an address and a model", () => {
    expect(narratorSettingsIn({})).toEqual({ narrator: null, problems: [] });
    expect(narratorSettingsIn(set).narrator).toEqual({
      address: "http://localhost:11434/v1",
      model: "a-model",
      key: null,
      deadlineInMilliseconds: 60_000,
    });
    expect(narratorSettingsIn({ ...set, NARRATION_API_KEY: "k", NARRATION_SECONDS: "5" }).narrator).toMatchObject({
      key: "k",
      deadlineInMilliseconds: 5_000,
    });
  });

  it.each([
    ["NARRATION_ADDRESS: ", { NARRATION_MODEL: "a-model" }],
    ["NARRATION_ADDRESS: ", { NARRATION_API_KEY: "k" }],
    ["NARRATION_MODEL: ", { NARRATION_ADDRESS: set.NARRATION_ADDRESS }],
    ["NARRATION_ADDRESS: ", { ...set, NARRATION_ADDRESS: "localhost" }],
    ["NARRATION_ADDRESS: ", { ...set, NARRATION_ADDRESS: "file:///etc" }],
    ["NARRATION_ADDRESS: ", { ...set, NARRATION_ADDRESS: "http://me:pass@localhost/v1" }],
    ["NARRATION_API_KEY: ", { ...set, NARRATION_API_KEY: "kéy" }],
    ["NARRATION_SECONDS: ", { ...set, NARRATION_SECONDS: "0" }],
    ["NARRATION_SECONDS: ", { ...set, NARRATION_SECONDS: "soon" }],
  ])("that cannot be used are named: %s%o", (problem, environment) => {
    const { narrator, problems } = narratorSettingsIn(environment);
    expect(narrator).toBeNull();
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});
