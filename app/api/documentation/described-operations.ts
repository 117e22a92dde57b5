import type { Body, OpenApiDocument, Operation, Parameter, Schema } from "./openapi-document.ts";

/** An operation with its method, "GET", and its address, "/api/v1/history/{id}". */
export type DescribedOperation = { method: string; address: string; operation: Operation };

/** All operations, in the order of the description. */
export function describedOperations({ paths, servers }: OpenApiDocument): readonly DescribedOperation[] {
  const base = servers[0]?.url ?? "";
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      address: `${base}${path}`,
      operation,
    })),
  );
}

/** Who may ask: anyone, a person with a session, or one with a session or a key. */
export function whoMay({ security = [] }: Operation): "anyone" | "session" | "keyOrSession" {
  if (security.length === 0) return "anyone";
  return security.some((way) => "apiKey" in way) ? "keyOrSession" : "session";
}

/** A part of the description that may stand under a name of its own. */
export function schemaIn({ components }: Pick<OpenApiDocument, "components">, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
}

/** The fields of a request body in one form, or, with no form named, in any. */
export function bodyFields(document: OpenApiDocument, { content }: Body, form?: string): readonly Parameter[] {
  const forms = Object.entries(content).filter(([type]) => form === undefined || type === form);
  const fields = forms.flatMap(([, { schema }]) => {
    const { properties = {}, required = [] } = schemaIn(document, schema);
    return Object.entries(properties).map(([name, field]): [string, Parameter] => [
      name,
      { name, schema: field, description: field.description, required: required.includes(name) },
    ]);
  });
  return [...new Map(fields).values()];
}
