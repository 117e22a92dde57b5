import { z } from "@hono/zod-openapi";

export const tableType = "text/csv; charset=utf-8";
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A table of comma-separated values, as the document of the API tells it. */
export const tableAnswer = (description: string) => ({
  content: { "text/csv": { schema: z.string() } },
  description,
});

/** A file of bytes, as the document of the API tells it. */
export const fileAnswer = (type: string, description: string) => ({
  content: { [type]: { schema: z.string().openapi({ format: "binary" }) } },
  description,
});

/** Headers of a file to keep. Symbols hold letters, digits, dots and hyphens only, which is what its name may hold everywhere. */
export const attached = (name: string, type: string) => ({
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="${name}"`,
});
