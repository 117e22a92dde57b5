export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  example?: unknown;
  description?: string;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};
export type Parameter = { name: string; in?: string; required?: boolean; description?: string; schema?: Schema };
type Answer = {
  description: string;
  content?: Record<string, { example?: unknown }>;
};
export type Body = { content: Record<string, { schema: Schema }> };
export type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: Body;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  responses: Record<string, Answer>;
};
export type OpenApiDocument = {
  info: { version: string };
  servers: readonly { url: string }[];
  paths: Record<string, Partial<Record<"get" | "post" | "put" | "patch" | "delete", Operation>>>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, { value: unknown }>;
  };
};
