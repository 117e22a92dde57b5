import fc from "fast-check";
import { type Drawing, hostileText, hostileValue, type Schema, valueAtRandom } from "./values-at-random-contract.ts";

export type SentBody = { body: string | Uint8Array<ArrayBuffer> | null; contentType: string | null };
const jsonType = "application/json";

type Content = Readonly<Record<string, { schema?: Schema }>>;

const brokenBodies = ["", "{", "[".repeat(5_000), '{"a":1,"a":2}', '{"__proto__":{"a":1}}', "\ufeff{}"];
const otherTypes = [
  ...["text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "", "application/xml"],
  ...["application/json; charset=utf-16", "application/x-www-form-urlencoded"],
];

/** A body as an operation describes it, or nearly; none where it takes none. */
export function randomBody(content: Content | undefined, drawing: Drawing): fc.Arbitrary<SentBody> {
  if (content === undefined) return fc.constant({ body: null, contentType: null });
  const json = jsonBody(content["application/json"]?.schema ?? {}, drawing);
  const form = content["multipart/form-data"]?.schema;
  return form === undefined ? json : fc.oneof(json, formBody(form, drawing));
}

function jsonBody(schema: Schema, drawing: Drawing): fc.Arbitrary<SentBody> {
  const near = valueAtRandom(schema, drawing);
  const right = fc.record({ body: near.map((value) => JSON.stringify(value)), contentType: fc.constant(jsonType) });
  if (drawing.isRight) return right;
  const extra = near.map((value) => ({ ...Object(value), notDeclared: 1 }));
  return fc.record({
    body: fc.oneof(
      { weight: 8, arbitrary: near.map((value) => JSON.stringify(value)) },
      { weight: 2, arbitrary: fc.oneof(extra, hostileValue).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from(bytes)) },
    ),
    contentType: fc.oneof(
      { weight: 12, arbitrary: fc.constant(jsonType) },
      { weight: 1, arbitrary: fc.constantFrom(...otherTypes) },
    ),
  });
}

const BOUNDARY = "valora-fuzz";
const table = "fiscalYearEnd,2024-12-31,2025-12-31\nrevenue,1000,1100\nnetIncome,90,100\ndilutedShares,10,10\n";
const files = [table, "", "PK\u0003\u0004", "%PDF-1.7", "{}", "[]", "a;b\n1;2", "\u0000", "<html></html>"];

/** A form whose file is a table, or one that only begins as one. */
function formBody(schema: Schema, drawing: Drawing): fc.Arbitrary<SentBody> {
  const { file: _, ...fields } = schema.properties ?? {};
  const named = valueAtRandom({ type: "object", properties: fields, required: schema.required ?? [] }, drawing);
  const name = fc.oneof(fc.constantFrom("table.csv", "table.xlsx", "table.json", ""), hostileText);
  return fc
    .record({ named, name, file: fc.oneof(fc.constantFrom(...files), hostileText), end: fc.constantFrom("--", "") })
    .map(({ named: values, name: fileName, file, end }) => {
      const parts = Object.entries(Object(values)).map(([field, value]) => part(`name="${field}"`, String(value)));
      const written = fileName.toWellFormed().replaceAll(/["\r\n\0]/g, "_");
      parts.push(part(`name="file"; filename="${written}"`, file));
      return {
        body: `${parts.join("")}--${BOUNDARY}${end}\r\n`.toWellFormed(),
        contentType: `multipart/form-data; boundary=${BOUNDARY}`,
      };
    });
}

const part = (disposition: string, text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;
