import { inFull } from "../../../app/api/shared-parts/in-full-contract.ts";

type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  additionalProperties?: Schema | boolean;
};
type Content = Readonly<Record<string, { schema?: Schema }>>;
type Operation = {
  deprecated?: boolean;
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
};
type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** What an API takes and answers, by operation and by named schema: the name of each, and its parts. Refusals are no part of it. */
export type ApiListing = ReadonlyMap<string, ReadonlySet<string>>;

/** The listing of a description. A schema that callers send has a name of its own: what it asks for must not grow. */
export function listingOf(described: object): ApiListing {
  // Our own description, of which these parts are read.
  const { paths, components } = inFull(described as Document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  const sent = reached(
    operations.flatMap(({ operation }) => schemasOf(operation.requestBody?.content)),
    components.schemas,
  );
  const named = Object.entries(components.schemas)
    .filter(([name]) => !isPart(name, components.schemas))
    .map(([name, schema]): [string, ReadonlySet<string>] =>
      sent.has(name)
        ? [`sent ${name}`, new Set(partsOf(schema, ""))]
        : [name, new Set(partsOf(schema, "").filter(isNoValue))],
    );
  return new Map([
    ...operations.map(({ name, operation }) => [name, new Set(operationParts(operation))] as const),
    ...named,
  ]);
}

/** The part of an answer that a caller can ask for follows from the whole one. */
const isPart = (name: string, schemas: Readonly<Record<string, unknown>>): boolean =>
  name.endsWith("Part") && Object.hasOwn(schemas, name.slice(0, -"Part".length));
/** Callers miss no value that an answer has no more. */
const isNoValue = (part: string): boolean => !part.includes(" = ");

const schemasOf = (content: Content = {}): readonly Schema[] =>
  Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : [schema]));

function operationParts({ deprecated, parameters = [], requestBody, responses }: Operation): string[] {
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return [
    ...(deprecated === true ? ["deprecated"] : []),
    ...parameters.flatMap((each) =>
      typed(`${each.in} ${each.name}${each.required === true ? "!" : ""}`, each.schema ?? {}),
    ),
    ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema = {} }]) => typed(`body ${type}`, schema)),
    ...answers.flatMap(([status, { content = {} }]) => [
      status,
      ...Object.entries(content)
        .flatMap(([type, { schema = {} }]) => typed(`${status} ${type}`, schema))
        .filter(isNoValue),
    ]),
  ];
}

/** A part with its kind, its closed values one by one, and the fields within it. */
function typed(name: string, schema: Schema): string[] {
  const values = (schema.enum ?? []).map((value) => `${name} = ${value}`);
  return [`${name}: ${kindOf(schema)}`, ...values, ...partsOf(schema, name)];
}

function partsOf(schema: Schema, within: string): string[] {
  const { properties = {}, required = [], items } = schema;
  const fields = Object.entries(properties).flatMap(([field, each]) =>
    typed(`${within === "" ? "" : `${within}.`}${field}${required.includes(field) ? "!" : ""}`, each),
  );
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const further = items === undefined ? others : [...others, items];
  const extra = typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : [];
  return [...fields, ...[...further, ...extra].flatMap((each) => partsOf(each, within))];
}

function kindOf({ $ref, type, items, anyOf, oneOf, allOf }: Schema): string {
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf("/") + 1);
  const others = anyOf ?? oneOf ?? allOf;
  if (others !== undefined) return [...new Set(others.map(kindOf))].toSorted().join("|");
  if (items !== undefined) return `${kindOf(items)}[]`;
  return type === undefined ? "any" : [type].flat().toSorted().join("|");
}

/** The named schemas that these lead to. */
function reached(from: readonly Schema[], named: Readonly<Record<string, Schema>>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = namesIn(from);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...namesIn(named[name] ?? {}));
  }
  return found;
}
const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].flatMap(([, name]) => name ?? []);

const heading = "# The API of the last version, to compare the present one with. Made by npm run release:version.";

export const writtenListing = (listing: ApiListing): string =>
  `${[heading, ...[...listing].map(([name, parts]) => [name, ...parts].join("\t")).toSorted()].join("\n")}\n`;
