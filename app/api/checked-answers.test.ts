import { expect, it } from "vitest";
import { answerChecker } from "./checked-answers.ts";

const content = {
  "application/json": { schema: { type: "object", required: ["a"], properties: { a: { type: "number" } } } },
};
const headers = { "X-Request-Id": {} };
const check = answerChecker({
  paths: { "/v1/things/{id}": { get: { responses: { 200: { content, headers }, 304: {} } } } },
});
const asked = { method: "GET", path: "/api/v1/things/7" };
const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { "content-type": "application/json; charset=utf-8" } });

it.each([
  ["a status that is not declared", json(`{"a":1}`, 418), "418 is not declared"],
  ["a type that is not declared", new Response("a,b", { headers: { "content-type": "text/csv" } }), 'as "text/csv"'],
  ["a body that is not as described", json(`{"a":"1"}`), "must be number"],
  [
    "a header that is not declared",
    new Response('{"a":1}', { headers: { "Content-Type": "application/json", "X-Other": "1", "X-Request-Id": "7" } }),
    "does not declare its header x-other",
  ],
  ["a body without what is required", json("{}"), "must have required property 'a'"],
])("finds %s", async (_, answer, said) => {
  await expect(check(asked, answer)).rejects.toThrow(said);
});

it("says nothing of an answer as declared, nor of an address that the document does not know", async () => {
  await check(asked, json(`{"a":1}`));
  await check(asked, new Response(null, { status: 304 }));
  await check({ method: "GET", path: "/api/v1/others" }, json("{}", 418));
});

it("requires a whole answer unless parts are selected, and checks every line of a stream", async () => {
  const part = { type: "object", properties: { a: { type: "number" } } };
  const either = { anyOf: [content["application/json"].schema, { $ref: "#/components/schemas/ThingPart" }] };
  const lines = { "application/x-ndjson": { schema: content["application/json"].schema } };
  const checkParts = answerChecker({
    paths: {
      "/v1/things": { get: { responses: { 200: { content: { "application/json": { schema: either } } } } } },
      "/v1/streams": { get: { responses: { 200: { content: lines } } } },
    },
    components: { schemas: { ThingPart: part } },
  });
  const things = { method: "GET", path: "/api/v1/things" };
  await checkParts({ ...things, search: "?fields=b" }, json("{}"));
  await expect(checkParts({ ...things, search: "?other=b" }, json("{}"))).rejects.toThrow("must have required");
  await expect(checkParts({ ...things, search: "?fields=a" }, json(`{"a":"1"}`))).rejects.toThrow("must be number");
  const stream = (body: string) => new Response(body, { headers: { "content-type": "application/x-ndjson" } });
  const streams = { method: "GET", path: "/api/v1/streams" };
  await checkParts(streams, stream('{"a":1}\n{"a":2}\n'));
  await expect(checkParts(streams, stream('{"a":1}\n{}\n'))).rejects.toThrow("must have required");
});
