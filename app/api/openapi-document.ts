export type Schema = {
  type?: string | string[];
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  example?: unknown;
  items?: Schema;
};
export type Parameter = { name: string; required?: boolean; description?: string; schema?: Schema };
type Answer = {
  description: string;
  content?: Record<string, { example?: unknown }>;
};
export type Body = {
  content: Record<
    string,
    { schema: { $ref?: string; required?: readonly string[]; properties: Record<string, Schema>; example?: unknown } }
  >;
};
export type Operation = {
  operationId: string;
  tags?: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: Body;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  responses: Record<string, Answer>;
};
export type OpenApiDocument = {
  info: { version: string };
  servers: readonly { url: string }[];
  paths: Record<string, Partial<Record<"get" | "post" | "patch" | "delete", Operation>>>;
  components: {
    schemas: Record<string, { properties?: Record<string, unknown>; required?: readonly string[] }>;
    examples: Record<string, { value: unknown }>;
  };
};
