import { readFileSync } from "node:fs";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { isGenuine } from "./receiver-contract.ts";
import { freshSecret, signedHeaders } from "./signature.ts";

const body = '{"type":"webhook.test","data":{"euro":"€"}}';
const signed = (secrets: readonly string[], at = new Date()) => signedHeaders({ id: "0195c0de", at, body }, secrets);

it("signs so that the library of the standard and a receiver of its text alone take the message for genuine", () => {
  const secret = freshSecret();
  const headers = signed([secret]);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(isGenuine(headers, body, secret)).toBe(true);
  expect(isGenuine(headers, `${body} `, secret), "changed").toBe(false);
  expect(isGenuine({ ...headers, "webhook-id": "0195c0df" }, body, secret), "under another id").toBe(false);
  expect(isGenuine(headers, body, freshSecret()), "with another secret").toBe(false);
});

it("signs as the example of the standard's libraries does", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' };
  expect(signedHeaders(message, [secret])["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

it("cannot be replayed after five minutes", () => {
  const secret = freshSecret();
  const old = signed([secret], new Date(Date.now() - 301_000));
  expect(isGenuine(old, body, secret)).toBe(false);
  expect(() => new Webhook(secret).verify(body, old)).toThrow("too old");
});

it("signs with both secrets while one is exchanged", () => {
  const [present, former] = [freshSecret(), freshSecret()];
  const headers = signed([present, former]);
  for (const secret of [present, former]) {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(isGenuine(headers, body, secret)).toBe(true);
  }
});

it.each(["es", "en", "it"])("is verified by the code that the guide gives, in %s", async (language) => {
  const guide = readFileSync(`${import.meta.dirname}/../../../../content/pages/notifications/${language}.md`, "utf8");
  const code =
    /```\n(import \{ createHmac[^`]*(?:`\$\{id\}[^`]*`[^`]*)*)\n```/.exec(guide)?.[1] ?? expect.unreachable("no code");
  const { isOurs } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const secret = freshSecret();
  const headers = signed([freshSecret(), secret]);
  expect([isOurs(headers, body, secret), isOurs(headers, `${body}x`, secret)]).toEqual([true, false]);
  expect(isOurs(signed([secret], new Date(0)), body, secret)).toBe(false);
});
