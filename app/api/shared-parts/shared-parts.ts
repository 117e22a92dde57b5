type Parameter = { name: string };
type Operation = {
  operationId: string;
  parameters?: readonly Parameter[];
  responses: Readonly<Record<string, object>>;
};
type Paths<Each> = Readonly<Record<string, Readonly<Record<string, Each>>>>;
type Kind = "parameters" | "responses";

/**
 * The description with each parameter and answer that several operations have as a component, to which they refer. Its name says
 * which operation has it first: "analysis.ticker", "analysis.414".
 */
export function withSharedParts(document: { paths: Paths<Operation>; components: object }): object {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const parameters = sharedAmong("parameters", operations.flatMap(namedParameters));
  const responses = sharedAmong("responses", operations.flatMap(namedAnswers));
  const paths = mapOperations(document.paths, (operation) => ({
    ...operation,
    ...(operation.parameters && { parameters: operation.parameters.map(parameters.referredTo) }),
    responses: mapValues(operation.responses, responses.referredTo),
  }));
  const components = { ...document.components, parameters: parameters.components, responses: responses.components };
  return { ...document, components, paths };
}

type Named = readonly [name: string, part: object];

const namedParameters = ({ operationId, parameters = [] }: Operation): Named[] =>
  parameters.map((each) => [`${operationId}.${each.name}`, each]);

const namedAnswers = ({ operationId, responses }: Operation): Named[] =>
  Object.entries(responses).map(([status, answer]) => [`${operationId}.${status}`, answer]);

/** The parts that stand there more than once, by the name that each has first. */
function sharedAmong(kind: Kind, parts: readonly Named[]) {
  const firstNames = new Map<string, string>();
  const shared = new Map<string, object>();
  for (const [name, part] of parts) {
    const text = JSON.stringify(part);
    const first = firstNames.get(text);
    if (first === undefined) firstNames.set(text, name);
    else shared.set(first, part);
  }
  return {
    components: Object.fromEntries(shared),
    referredTo(part: object): object {
      const name = firstNames.get(JSON.stringify(part)) ?? "";
      return shared.has(name) ? { $ref: `#/components/${kind}/${name}` } : part;
    },
  };
}

export const mapOperations = <From, To>(paths: Paths<From>, to: (operation: From) => To) =>
  mapValues(paths, (methods) => mapValues(methods, to));

export const mapValues = <From, To>(values: Readonly<Record<string, From>>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));
