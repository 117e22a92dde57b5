import type { JobFormat } from "./jobs.ts";

const types = { csv: "text/csv; charset=utf-8", pdf: "application/pdf" } as const;

/** How a file of a run is sent: to be kept by its reader, and by no one on the way. Its name is of letters, digits, points and hyphens. */
export const fileHeaders = ({ name, format }: { name: string; format: JobFormat }) => ({
  "Content-Type": types[format],
  "Content-Disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "-")}"`,
  "Cache-Control": "private, no-store",
});
