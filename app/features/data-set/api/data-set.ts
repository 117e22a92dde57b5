import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { attached } from "../../../api/attached-files.ts";
import { jsonAnswer, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct } from "../../../api/product.ts";
import { isAnonymous } from "../../../api/stored-operations.ts";
import { inertJson } from "../../../http/problem.ts";
import { publicAnswer } from "../../../http/response-store/public-answer.ts";
import { DataSetAnswer, dataSetFiles } from "../contracts/data-set.ts";
import type { DataSetFile } from "../use-cases/data-set.ts";
import { byteRange } from "./byte-range.ts";

const types = {
  gz: "application/gzip",
  parquet: "application/vnd.apache.parquet",
  txt: "text/plain; charset=utf-8",
} as const;

const typeOf = (name: DataSetFile["name"]) =>
  name.endsWith(".gz") ? types.gz : name.endsWith(".parquet") ? types.parquet : types.txt;

const tell = createRoute({
  method: "get",
  path: "/v1/data-set",
  operationId: "dataSet",
  summary: "The included data as files: their tables with the columns, sizes and checksums, the day and the terms",
  responses: {
    200: jsonAnswer(DataSetAnswer, "The same for everyone, until the included data are others"),
    503: problemAnswer(["overloaded"]),
  },
});

const bytes = z.string().openapi({ format: "binary" });
const content = {
  [types.gz]: { schema: bytes },
  [types.parquet]: { schema: bytes },
  "text/plain": { schema: z.string() },
};
const ofFile = {
  ETag: z.string().meta({ description: "Names the bytes: for If-None-Match and If-Range" }),
  "Accept-Ranges": z.literal("bytes"),
  "Content-Disposition": z.string(),
};
const ofPart = z.object({ "Content-Range": z.string() });

const download = createRoute({
  method: "get",
  path: "/v1/data-set/{file}",
  operationId: "dataSetFile",
  summary: "One of these files: CSV compressed by gzip, Apache Parquet, or the terms as text",
  request: {
    params: z.object({ file: z.enum(dataSetFiles).openapi({ example: "companies.csv.gz" }) }),
    headers: z.object({
      range: z.string().optional().meta({ description: "bytes=0-1023: a part of the file" }),
    }),
  },
  responses: {
    200: { content, description: "The file", headers: z.object(ofFile) },
    206: { content, description: "The bytes that Range asks for", headers: ofPart.extend(ofFile) },
    304: { description: "If-None-Match names the file as it is", headers: z.object(ofFile) },
    404: problemAnswer(["notFound"]),
    416: { description: "Range begins after the end", headers: ofPart.extend(ofFile) },
    503: problemAnswer(["overloaded"]),
  },
});

/** The included data as files, for everyone. Counts against no plan: it names no company and works nothing out. */
export function addDataSet(api: OpenAPIHono, { dataSet }: ApiProduct): void {
  for (const route of [tell, download]) api.openAPIRegistry.registerPath(route);
  api.get(tell.path, async (c) =>
    c.body(inertJson(await dataSet.tell()), 200, { "Content-Type": "application/json", ...keptOf(c) }),
  );
  api.get("/v1/data-set/:file", async (c) => {
    const file = await dataSet.file(c.req.param("file"));
    return sent(c, file, `valora-${file.dataAsOf}-${file.name}`);
  });
}

/** The same for all whom nothing names; caches keep no answer to others. */
const keptOf = (c: Context): Record<string, string> => (isAnonymous(c) ? { "Cache-Control": publicAnswer } : {});

/** The whole file, the part that is asked for, or that the caller has it. */
function sent(c: Context, { name, bytes, sha256 }: DataSetFile, fileName: string): Response {
  const tag = `"${sha256.slice(0, 32)}"`;
  const { "Content-Type": type, ...named } = attached(fileName, typeOf(name));
  const headers = { ...named, ETag: tag, "Accept-Ranges": "bytes", ...keptOf(c) };
  if (names(c.req.header("If-None-Match"), tag)) return c.body(null, 304, headers);
  const condition = c.req.header("If-Range");
  const isSame = condition === undefined || condition.trim() === tag;
  const range = isSame ? byteRange(c.req.header("Range"), bytes.byteLength) : null;
  if (range === "beyond") return c.body(null, 416, { ...headers, "Content-Range": `bytes */${bytes.byteLength}` });
  if (range === null)
    return c.body(bytes, 200, { ...headers, "Content-Type": type, "Content-Length": String(bytes.byteLength) });
  const { first, last } = range;
  return c.body(bytes.subarray(first, last + 1), 206, {
    ...headers,
    "Content-Type": type,
    "Content-Length": String(last - first + 1),
    "Content-Range": `bytes ${first}-${last}/${bytes.byteLength}`,
  });
}

/** Whether If-None-Match holds a tag; a proxy that compresses marks it as weak. */
const names = (header: string | undefined, tag: string): boolean =>
  header?.trim() === "*" || (header ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
