import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";

type Answer = { $ref?: string; headers?: object };
type Operation = { responses: Record<string, Answer> };
type Described = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, object> } };

const file = ts.factory.createTypeReferenceNode("Blob");

const heading = `// Made by \`npm run client:types\` from the description of the API: change the contracts of the server, and run it again.
`;

/** The types of an API as the file that the client holds. */
export async function typesOf(described: Described): Promise<string> {
  // Our own description, made of the parts that a client reads.
  const nodes = await openapiTS(forReaders(described) as OpenAPI3, {
    // A field with a default may be left out.
    defaultNonNullable: false,
    transform: ({ format }) => (format === "binary" ? file : undefined),
  });
  return `${heading}\n${astToString(nodes)}`;
}

/**
 * What a client reads: answers that are no problems, whole where a part can be asked for, which the client derives. Problems are one
 * type, whatever their status, and headers are those of the answer itself.
 */
function forReaders({ paths, components, ...rest }: Described) {
  const operations = Object.entries(paths).map(([path, methods]) => {
    const read = Object.entries(methods).map(([method, operation]) => {
      const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
      const responses = answers.map(([status, { headers: _, ...answer }]) => [status, answer]);
      return [method, { ...operation, responses: Object.fromEntries(responses) }];
    });
    return [path, Object.fromEntries(read)];
  });
  const schemas = Object.entries(components.schemas).filter(([name]) => !isPart(name));
  const read = { ...rest, paths: Object.fromEntries(operations), components: { schemas: Object.fromEntries(schemas) } };
  return JSON.parse(JSON.stringify(read), (_, value) => wholeOf(value));
}

const isPart = (name: string) => name.endsWith("Part");

/** The whole, where a schema allows it or a part of it. */
function wholeOf(value: unknown): unknown {
  const choices: unknown = Object(value).anyOf;
  const [whole, part] = Array.isArray(choices) ? choices : [];
  const name: unknown = part?.$ref;
  return typeof name === "string" && isPart(name) ? whole : value;
}
