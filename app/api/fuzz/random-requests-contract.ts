import fc from "fast-check";
import { randomBody } from "./random-bodies-contract.ts";
import { type Drawing, hostileText, type Schema, type Schemas, valueAtRandom } from "./values-at-random-contract.ts";

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
export type Operation = {
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema?: Schema }>> };
};
export type Described = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Schemas };
};

/** Who asks: a visitor, a person in a browser, a program with a key of that person. */
export const readers = ["visitor", "person", "key"] as const;
export type Reader = (typeof readers)[number];

/**
 * A request to an operation. `place` is what stands in the place of an id: a text, or which of the ids that earlier answers held.
 * `isStrange`: with a parameter that is not declared, or one twice.
 */
export type RandomRequest = {
  reader: Reader;
  method: string;
  place: string | number;
  search: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | null;
  isStrange: boolean;
};

export type DescribedOperation = { name: string; path: string; method: string; operation: Operation };

export const operationsOf = ({ paths }: Described): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const written = method.toUpperCase();
      return { name: `${written} ${path}`, path, method: written, operation };
    }),
  );

/** Requests to an operation: half of them as it is described, half nearly so. */
export function randomRequests(described: DescribedOperation, schemas: Schemas): fc.Arbitrary<RandomRequest> {
  const drawn = (isRight: boolean) => requestsAs(described, { schemas, isRight });
  return fc.oneof(drawn(true), drawn(false));
}

function requestsAs({ method, operation }: DescribedOperation, drawing: Drawing): fc.Arbitrary<RandomRequest> {
  // An empty place, or one of dots, is another address.
  const place = fc.oneof(
    fc.nat(),
    fc.uuid(),
    hostileText.filter((text) => !/^\.*$/.test(text)),
  );
  // HEAD is answered wherever GET is.
  const asked = fc.constantFrom(...Array(9).fill(method), method === "GET" ? "HEAD" : method);
  return fc
    .record({
      reader: fc.constantFrom(...readers),
      method: asked,
      place: drawing.isRight ? fc.nat() : place,
      query: queryOf(operation, drawing),
      sent: randomBody(operation.requestBody?.content, drawing),
      others: drawing.isRight ? fc.constant({}) : strangeHeaders,
      address: fc.ipV4(),
    })
    .map(({ query, sent, others, address, ...request }) => ({
      ...request,
      ...query,
      body: sent.body,
      headers: {
        ...others,
        ...(sent.contentType === null ? {} : { "Content-Type": sent.contentType }),
        // What one address may do in a minute would refuse most of the run.
        "X-Forwarded-For": address,
      },
    }));
}

/** Mostly none; else one that a server reads, with something else in it than it awaits. */
const strangeHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom("If-None-Match", "Accept", "Accept-Language", "Range", "Idempotency-Key"),
        fc.oneof(
          fc.constantFrom(
            "*",
            "W/*",
            'W/"a"',
            "text/html",
            "gzip;q=2",
            "bytes=0-0,-1",
            "a".repeat(2_000),
            "",
            "\u00e9",
          ),
          fc.string({ unit: "grapheme-ascii", maxLength: 40 }),
        ),
      )
      .map(([name, value]) => ({ [name]: value.trim() })),
  },
);

type Query = Pick<RandomRequest, "search" | "isStrange">;

/** With what is required and some of what may be given; else, at times, with what is not declared, or with one twice. */
function queryOf({ parameters = [] }: Operation, drawing: Drawing): fc.Arbitrary<Query> {
  const named = parameters.filter((each) => each.in === "query");
  const entry = ({ name, schema = {} }: Parameter) => {
    const right = valueAtRandom(schema, { ...drawing, name }).map(String);
    const text = drawing.isRight
      ? right
      : fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: hostileText });
    return text.map((each): [string, string] => [name, each]);
  };
  const required = fc.tuple(...named.filter((each) => each.required === true).map(entry));
  const others = named.filter((each) => each.required !== true);
  const some = others.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...others), { maxLength: 3 });
  const missing = { weight: drawing.isRight ? 0 : 1, arbitrary: fc.constant([]) };
  const strange = fc.constantFrom("unknown" as const, "repeated" as const);
  return fc
    .record({
      needed: fc.oneof({ weight: 9, arbitrary: required }, missing),
      chosen: some.chain((each) => fc.tuple(...[...new Set(each)].map(entry))),
      strange: drawing.isRight ? fc.constant(null) : fc.option(strange, { freq: 5 }),
    })
    .map(({ needed, chosen, strange: kind }) => {
      const entries = [...needed, ...chosen];
      const unknown: [string, string] = ["notDeclared", "1"];
      const added = kind === "repeated" ? entries.slice(0, 1) : kind === "unknown" ? [unknown] : [];
      const search = [...entries, ...added].map(([name, text]) => `${name}=${encoded(text)}`).join("&");
      return { search: search === "" ? "" : `?${search}`, isStrange: added.length > 0 };
    });
}

/** As an address carries a text; half of a character travels as the mark that stands for it. */
export const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
