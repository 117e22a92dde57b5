import { expect, it } from "vitest";
import * as z from "zod";
import { Failure } from "../failure.ts";
import { jsonBody } from "./json-body.ts";

const Form = z.strictObject({ ticker: z.string(), wacc: z.number().optional() });

const answerTo = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  jsonBody(
    new Request("http://localhost/", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", ...headers },
    }),
    Form,
  ).catch((error: unknown) => Failure.from(error).code);

it.each([
  ['{"ticker":"AAPL","wacc":0.09}', { ticker: "AAPL", wacc: 0.09 }],
  ['{"ticker":"a:{\\"ticker\\":1}"}', { ticker: 'a:{"ticker":1}' }],
])("reads %s", async (body, value) => {
  expect(await answerTo(body)).toEqual(value);
});

it.each([
  ["", "jsonInvalid"],
  ["[]", "bodyInvalid"],
  ["42", "bodyInvalid"],
  ["null", "bodyInvalid"],
  ["{", "jsonInvalid"],
  ['{"a":1,}', "jsonInvalid"],
  ["{'a':1}", "jsonInvalid"],
  ['{"ticker":NaN}', "jsonInvalid"],
  ["[".repeat(200_000), "jsonTooDeep"],
  ['{"a":'.repeat(50_000), "jsonTooDeep"],
  [`{"a":[${"1,".repeat(100_000)}1]}`, "jsonTooManyValues"],
  ['{"__proto__":{"plan":"pro"},"ticker":"AAPL"}', "fieldUnknown"],
  ['{"ticker":"AAPL","plan":"pro","userId":"1","role":"admin"}', "fieldUnknown"],
  ['{"ticker":{"$gt":""}}', "fieldType"],
  ['{"ticker":true}', "fieldType"],
  ['{"ticker":"AAPL","wacc":"0.09"}', "fieldType"],
  ['{"ticker":"AAPL","wacc":1e999}', "outOfRange"],
  ['{"ticker":"AAPL","wacc":-1e999}', "outOfRange"],
  ['{"ticker":["AAPL"]}', "fieldType"],
  ['{"ticker":null}', "fieldType"],
  ['{"constructor":{"prototype":{"plan":"pro"}},"ticker":"AAPL"}', "fieldUnknown"],
  ['{"TICKER":"AAPL","ticker":"AAPL"}', "fieldUnknown"],
  ['{"ticker":"AAPL"} {"ticker":"KO"}', "jsonInvalid"],
  ['{"ticker":"AAPL"}//', "jsonInvalid"],
  ['{"ticker":"AA\nPL"}', "jsonInvalid"],
  ['{"ticker":"\\x41"}', "jsonInvalid"],
  ['{"ticker":"AAPL","wacc":00.1}', "jsonInvalid"],
  ['{"ticker":"AAPL","wacc":.1}', "jsonInvalid"],
  ['{"ticker":"AAPL","wacc":0x1}', "jsonInvalid"],
  ['{"ticker":"AAPL","wacc":+1}', "jsonInvalid"],
  ['"AAPL"', "bodyInvalid"],
  ["\u00a0{}", "jsonInvalid"],
  ['{"wacc":1}', "fieldRequired"],
  ['{"wacc":"0.09"}', "fieldType"],
  ['{"ticker":"AAPL","ticker":"MSFT"}', "jsonInvalid"],
  ['{"ticker":"AAPL","t\\u0069cker":"MSFT"}', "jsonInvalid"],
])("refuses %j as %s", async (body, code) => {
  expect(await answerTo(body)).toBe(code);
});

it("refuses what is not JSON in UTF-8, or is compressed", async () => {
  const body = '{"ticker":"AAPL"}';
  expect(await answerTo(body, { "Content-Type": "text/plain" })).toBe("unsupportedMediaType");
  expect(await answerTo(body, { "Content-Type": "application/json; charset=utf-7" })).toBe("unsupportedMediaType");
  expect(await answerTo(body, { "Content-Type": "application/json; charset=UTF-8" })).toEqual({ ticker: "AAPL" });
  expect(await answerTo(body, { "Content-Encoding": "gzip" })).toBe("unsupportedEncoding");
  expect(await answerTo(Uint8Array.of(0x7b, 0xff, 0x7d))).toBe("jsonInvalid");
});
