import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { DataSetAnswer, dataSetFiles } from "../contracts/data-set.ts";
import { dataSetIn, type MadeDataSet } from "../use-cases/data-set.ts";
import { byteRange } from "./byte-range.ts";

const bytes = Uint8Array.from({ length: 3_000 }, (_, place) => place % 251);
const sha256 = createHash("sha256").update(bytes).digest("hex");
const licence = new TextEncoder().encode("Terms of the tables. ".repeat(100));
const column = { name: "ticker", type: "text", isNullable: false, meaning: "Symbol" } as const;
const small: MadeDataSet = {
  edition: "2026-08-20-abc",
  dataAsOf: "2026-08-20",
  tables: (["accounts", "companies", "prices"] as const).map((name) => ({ name, columns: [column], rows: 7 })),
  credits: [],
  leftOut: { figures: 3, prices: 2 },
  files: dataSetFiles.map((name) => ({ name, bytes: name === "licence.txt" ? licence : bytes, sha256 })),
};
let asked = 0;
const dataSet = dataSetIn({
  made: async () => {
    asked += 1;
    return small;
  },
});
const app = servedProduct({ ...productOf(testContext(), null), dataSet });
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(`/api/v1/data-set${path}`, { method, headers });
const bodyOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("GET /api/v1/data-set", () => {
  it("tells the tables with their columns, sizes and checksums, and who has the answer that it is the same", async () => {
    const response = await ask("");
    const answer = DataSetAnswer.parse(await response.json());
    expect(answer).toMatchObject({ edition: "2026-08-20-abc", dataAsOf: "2026-08-20", leftOut: { figures: 3 } });
    expect(answer.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ["accounts", 7],
      ["companies", 7],
      ["prices", 7],
    ]);
    const [csv, parquet] = answer.tables[0]?.files ?? [];
    expect(csv).toEqual({ name: "accounts.csv.gz", path: "/api/v1/data-set/accounts.csv.gz", bytes: 3_000, sha256 });
    expect(parquet?.path).toBe("/api/v1/data-set/accounts.parquet");
    expect(answer.licence).toMatchObject({ path: "/api/v1/data-set/licence.txt", bytes: licence.byteLength });
    const tag = response.headers.get("etag") ?? "";
    expect(tag).not.toBe("");
    expect((await ask("", { "If-None-Match": tag })).status).toBe(304);
  });
});

describe("GET /api/v1/data-set/{file}", () => {
  it.each([
    ["accounts.csv.gz", "application/gzip"],
    ["prices.parquet", "application/vnd.apache.parquet"],
  ])("sends %s whole, as it is, with its name, length and tag", async (name, type) => {
    const response = await ask(`/${name}`, { "Accept-Encoding": "gzip, br" });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": type,
      "content-length": "3000",
      "accept-ranges": "bytes",
      etag: `"${sha256.slice(0, 32)}"`,
      "content-disposition": `attachment; filename="valora-2026-08-20-${name}"`,
      "cache-control": expect.stringMatching(/^public, /),
    });
    expect(response.headers.has("content-encoding")).toBe(false);
    expect(await bodyOf(response)).toEqual(bytes);
  });

  it("lets no cache keep an answer to who says who they are", async () => {
    const response = await ask("/accounts.parquet", { Cookie: "valora-session=x" });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("answers HEAD with the same headers and no bytes", async () => {
    const response = await ask("/accounts.parquet", {}, "HEAD");
    expect([response.status, response.headers.get("content-length")]).toEqual([200, "3000"]);
    expect((await bodyOf(response)).byteLength).toBe(0);
  });

  it.each([
    ["bytes=0-99", "bytes 0-99/3000", bytes.subarray(0, 100)],
    ["bytes=2990-", "bytes 2990-2999/3000", bytes.subarray(2_990)],
    ["bytes=-8", "bytes 2992-2999/3000", bytes.subarray(2_992)],
    ["bytes=100-99999", "bytes 100-2999/3000", bytes.subarray(100)],
  ])("sends the part %s", async (range, told, part) => {
    const response = await ask("/accounts.parquet", { Range: range });
    expect([response.status, response.headers.get("content-range")]).toEqual([206, told]);
    expect(response.headers.get("content-length")).toBe(String(part.byteLength));
    expect(await bodyOf(response)).toEqual(part);
  });

  it("sends a part of the file that the caller has begun, and the whole of another one", async () => {
    const tag = `"${sha256.slice(0, 32)}"`;
    expect((await ask("/accounts.parquet", { Range: "bytes=5-", "If-Range": tag })).status).toBe(206);
    expect((await ask("/accounts.parquet", { Range: "bytes=5-", "If-Range": '"old"' })).status).toBe(200);
  });

  it("says what is beyond its end, and of what the caller has that it is the same", async () => {
    const beyond = await ask("/accounts.parquet", { Range: "bytes=3000-" });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */3000"]);
    for (const tag of [`"${sha256.slice(0, 32)}"`, `"other", W/"${sha256.slice(0, 32)}"`, "*"])
      expect((await ask("/accounts.parquet", { "If-None-Match": tag })).status, tag).toBe(304);
    expect((await ask("/accounts.parquet", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("sends the terms as text, smaller where the caller reads that", async () => {
    const response = await ask("/licence.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await bodyOf(response)).toEqual(licence);
    expect((await ask("/licence.txt", { "Accept-Encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
  });

  it("refuses another name without making anything, other methods and parameters", async () => {
    const before = asked;
    for (const name of ["accounts.xlsx", "__proto__", "..%2Fcompanies.json.gz"]) {
      const response = await ask(`/${name}`);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, "notFound"]);
    }
    expect((await ask("/accounts.parquet", {}, "DELETE")).status).toBe(405);
    expect((await ask("/accounts.parquet?ticker=KO")).status).toBe(400);
    expect(asked).toBe(before);
  });
});

describe("byteRange", () => {
  it.each([
    [undefined, null],
    ["bytes=", null],
    ["bytes=-", null],
    ["bytes=5-2", null],
    ["bytes=0-1,4-5", null],
    ["lines=0-1", null],
    ["bytes=-0", "beyond"],
    ["bytes=10-", "beyond"],
    ["bytes=-99", { first: 0, last: 9 }],
    ["bytes=9-9", { first: 9, last: 9 }],
  ])("reads %s of ten bytes", (header, read) => {
    expect(byteRange(header, 10)).toEqual(read);
  });
});
