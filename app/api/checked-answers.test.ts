import { expect, it } from "vitest";
import { answerChecker } from "./checked-answers.ts";

const content = {
  "application/json": { schema: { type: "object", required: ["a"], properties: { a: { type: "number" } } } },
};
const check = answerChecker({ paths: { "/v1/things/{id}": { get: { responses: { 200: { content }, 304: {} } } } } });
const asked = { method: "GET", path: "/api/v1/things/7" };
const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { "content-type": "application/json; charset=utf-8" } });

it.each([
  ["a status that is not declared", json(`{"a":1}`, 418), "418 is not declared"],
  ["a type that is not declared", new Response("a,b", { headers: { "content-type": "text/csv" } }), 'as "text/csv"'],
  ["a body that is not as described", json(`{"a":"1"}`), "must be number"],
  ["a body without what is required", json("{}"), "must have required property 'a'"],
])("finds %s", async (_, answer, said) => {
  await expect(check(asked, answer)).rejects.toThrow(said);
});

it("says nothing of an answer as declared, nor of an address that the document does not know", async () => {
  await check(asked, json(`{"a":1}`));
  await check(asked, new Response(null, { status: 304 }));
  await check({ method: "GET", path: "/api/v1/others" }, json("{}", 418));
});
