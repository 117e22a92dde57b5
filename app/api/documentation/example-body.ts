import { schemaIn } from "./described-operations.ts";
import type { OpenApiDocument, Schema } from "./openapi-document.ts";

type Described = Pick<OpenApiDocument, "components">;

const textOf: Readonly<Record<string, string>> = {
  date: "2030-12-31",
  email: "ana@example.org",
  uri: "https://example.org/",
  uuid: "00000000-0000-4000-8000-000000000000",
};

/** A value that shows the form of a schema: its own example, or one made of its parts; what a reader has to fill in is "…". */
export function exampleOf(document: Described, asked: Schema): unknown {
  const schema = schemaIn(document, asked);
  const known = schema.example ?? schema.default ?? schema.enum?.[0];
  if (known !== undefined) return known;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return exampleOf(document, choice);
  const [type] = [schema.type ?? "object"].flat();
  if (type === "object") return objectOf(document, schema);
  if (type === "array") return schema.items === undefined ? [] : [exampleOf(document, schema.items)];
  if (type === "boolean") return true;
  if (type === "number" || type === "integer") return schema.minimum ?? 1;
  return textOf[schema.format ?? ""] ?? "…";
}

/** The fields that are required or have an example; of an object of which nothing is, the first. */
function objectOf(document: Described, { properties = {}, required = [] }: Schema): unknown {
  const fields = Object.entries(properties);
  const told = fields.filter(([name, field]) => required.includes(name) || hasExample(field));
  const shown = told.length === 0 ? fields.slice(0, 1) : told;
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(document, field)]));
}

const hasExample = ({ example, items }: Schema): boolean => example !== undefined || items?.example !== undefined;
