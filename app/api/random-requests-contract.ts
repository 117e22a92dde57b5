import fc from "fast-check";
import { hostileText, hostileValue, type Schema, type Schemas, valueAtRandom } from "./values-at-random-contract.ts";

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema?: Schema }>> };
};
export type Described = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Schemas };
};

/** A request to an operation. `isStrange`: with a parameter that is not declared, or one twice. */
export type RandomRequest = {
  operation: string;
  path: string;
  method: string;
  body: string | null;
  contentType: string | null;
  isStrange: boolean;
};

/** Requests to every operation of a description: many that are right, more that are nearly so. For tests. */
export function randomRequests({ paths, components: { schemas } }: Described): fc.Arbitrary<RandomRequest> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const id = fc.oneof(
    fc.uuid(),
    // An empty place, or one of dots, is another address.
    hostileText.filter((text) => !/^\.*$/.test(text)),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) =>
    fc
      .record({ id, asked: queryOf(operation, schemas), sent: bodyOf(operation, schemas) })
      .map(({ id: place, asked: { search, isStrange }, sent }) => ({
        operation: `${method} ${path}`,
        method,
        path: `${path.replace(/\{\w+\}/, () => encoded(place))}${search === "" ? "" : `?${search}`}`,
        isStrange,
        ...sent,
      })),
  );
}

type Query = { search: string; isStrange: boolean };

/** Mostly with what is required and some of what may be given; at times with what is not declared, or with one twice. */
function queryOf({ parameters = [] }: Operation, schemas: Schemas): fc.Arbitrary<Query> {
  const named = parameters.filter((each) => each.in === "query");
  const entry = ({ name, schema = {} }: Parameter) =>
    fc
      .oneof(
        { weight: 4, arbitrary: valueAtRandom(schema, schemas).map(String) },
        { weight: 1, arbitrary: hostileText },
      )
      .map((text): [string, string] => [name, text]);
  const required = fc.tuple(...named.filter((each) => each.required === true).map(entry));
  const others = named.filter((each) => each.required !== true);
  const some = others.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...others), { maxLength: 3 });
  return fc
    .record({
      needed: fc.oneof({ weight: 9, arbitrary: required }, { weight: 1, arbitrary: fc.constant([]) }),
      chosen: some.chain((each) => fc.tuple(...[...new Set(each)].map(entry))),
      strange: fc.oneof(
        { weight: 6, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom("unknown" as const, "repeated" as const) },
      ),
    })
    .map(({ needed, chosen, strange }) => {
      const entries = [...needed, ...chosen];
      const unknown: [string, string] = ["notDeclared", "1"];
      const added = strange === "repeated" ? entries.slice(0, 1) : strange === "unknown" ? [unknown] : [];
      const search = [...entries, ...added].map(([name, text]) => `${name}=${encoded(text)}`).join("&");
      return { search, isStrange: added.length > 0 };
    });
}

type Sent = Pick<RandomRequest, "body" | "contentType">;

const brokenBodies = ["", "{", "[".repeat(5_000), '{"a":1,"a":2}', '{"__proto__":{"a":1}}', "\ufeff{}"];
const otherTypes = ["text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "", "application/xml"];

function bodyOf({ requestBody }: Operation, schemas: Schemas): fc.Arbitrary<Sent> {
  if (requestBody === undefined) return fc.constant({ body: null, contentType: null });
  const near = valueAtRandom(requestBody.content["application/json"]?.schema ?? {}, schemas);
  const extra = near.map((value) => ({ ...Object(value), notDeclared: 1 }));
  return fc.record({
    body: fc.oneof(
      { weight: 8, arbitrary: near.map((value) => JSON.stringify(value)) },
      { weight: 2, arbitrary: fc.oneof(extra, hostileValue).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
    ),
    contentType: fc.oneof(
      { weight: 12, arbitrary: fc.constant("application/json") },
      { weight: 1, arbitrary: fc.constantFrom(...otherTypes) },
    ),
  });
}

/** As an address carries a text; half of a character travels as the mark that stands for it. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
