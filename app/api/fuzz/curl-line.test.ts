import { expect, it } from "vitest";
import { curlLine } from "./curl-line-contract.ts";

const url = "http://127.0.0.1:3000/api/v1/jobs?lang=en";

it("quotes what a shell would read, and tells no secret", () => {
  const headers = { "Content-Type": "application/json", Accept: "", Cookie: "valora-session=secret" };
  expect(curlLine({ url, method: "POST", headers, body: `{"name":"it's"}` })).toBe(
    `curl -sS -i -X POST -H 'Content-Type: application/json' -H 'Accept;' -H "Cookie: valora-session=$VALORA_SESSION" --data-binary '{"name":"it'\\''s"}' 'http://127.0.0.1:3000/api/v1/jobs?lang=en'`,
  );
  expect(curlLine({ url, method: "HEAD", headers: { Authorization: "Bearer valora_secret" }, body: null })).toBe(
    `curl -sS -i -I -H "Authorization: Bearer $VALORA_KEY" 'http://127.0.0.1:3000/api/v1/jobs?lang=en'`,
  );
});

it("carries bytes that are no text in base64", () => {
  const line =
    "printf %s AAEn | base64 -d | curl -sS -i -X POST --data-binary @- 'http://127.0.0.1:3000/api/v1/jobs?lang=en'";
  expect(curlLine({ url, method: "POST", headers: {}, body: "\u0000\u0001'" })).toBe(line);
  expect(curlLine({ url, method: "POST", headers: {}, body: Uint8Array.of(0, 1, 39) })).toBe(line);
});
