import { mapOperations, mapValues } from "./shared-parts.ts";

type Operation = { parameters?: readonly object[]; responses?: Readonly<Record<string, object>> };
type Described = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: object;
};
type Shared = { parameters?: Readonly<Record<string, object>>; responses?: Readonly<Record<string, object>> };

/** The description with the parameters and answers that operations share written in each of them. */
export function inFull<Document extends Described>(document: Document): Document {
  const { parameters = {}, responses = {} }: Shared = document.components ?? {};
  const shared = new Map<unknown, object>(
    Object.entries({ parameters, responses }).flatMap(([kind, parts]) =>
      Object.entries(parts).map(([name, part]) => [`#/components/${kind}/${name}`, part]),
    ),
  );
  const partOf = (part: object) => ("$ref" in part ? shared.get(part.$ref) : null) ?? part;
  const paths = mapOperations(document.paths, (operation) => ({
    ...operation,
    ...(operation.parameters && { parameters: operation.parameters.map(partOf) }),
    ...(operation.responses && { responses: mapValues(operation.responses, partOf) }),
  }));
  // The same operations: a reference has become what it refers to.
  return { ...document, paths } as Document;
}
