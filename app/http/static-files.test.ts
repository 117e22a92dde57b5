import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staticFiles } from "./static-files.ts";

describe("a built file", () => {
  const script = "export const answer = 42;\n".repeat(100);
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "valora-files-"));
    writeFileSync(join(folder, "script.js"), script);
    writeFileSync(join(folder, "tiny.js"), "1");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const ask = (path: string, headers: Record<string, string>) => staticFiles(folder).request(path, { headers });

  it.each([
    ["br, gzip", "br"],
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["gzip;q=0, br;q=0", null],
    ["*", "br"],
    ["*;q=0", null],
    ["br;q=0, *", "gzip"],
    ["identity", null],
    ["brotli", null],
    ["", null],
    [",;=q,,br;q=x".repeat(2_000), "br"],
  ])("asked for in %s comes in %s", async (accepted, encoding) => {
    const answer = await ask("/script.js", { "Accept-Encoding": accepted });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    const body = Buffer.from(await answer.arrayBuffer());
    const text = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    expect(text.toString()).toBe(script);
  });

  it("that is small comes as it is, and a known one not again", async () => {
    const answer = await ask("/tiny.js", { "Accept-Encoding": "br" });
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    const again = await ask("/tiny.js", { "If-None-Match": answer.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("that another version has taken away or rewritten is not there; one that was sent before is sent on", async () => {
    for (const name of ["sent", "gone", "rewritten"]) writeFileSync(join(folder, `${name}.js`), script);
    const files = staticFiles(folder);
    const statusOf = async (name: string) => (await files.request(`/${name}.js`)).status;
    expect(await statusOf("sent")).toBe(200);
    for (const name of ["sent", "gone"]) rmSync(join(folder, `${name}.js`));
    writeFileSync(join(folder, "rewritten.js"), "export const answer = 43;\n");
    expect(await Promise.all(["sent", "gone", "rewritten"].map(statusOf))).toEqual([200, 404, 404]);
    writeFileSync(join(folder, "gone.js"), script);
    expect(await statusOf("gone"), "back as it was").toBe(200);
  });

  it("outside the folder does not exist", async () => {
    for (const path of ["/../package.json", "/%2e%2e/package.json", "/.hidden", "/script.js/"])
      expect((await ask(path, {})).status).toBe(404);
  });
});
