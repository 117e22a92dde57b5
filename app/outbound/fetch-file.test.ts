import { afterEach, describe, expect, it } from "vitest";
import { goodTable, type ScriptedRemote, startScriptedRemote } from "../e2e/bad-inputs/remote/scripted-remote.ts";
import { fileFetcher } from "./fetch-file.ts";
import type { Resolve } from "./resolve-host.ts";

const remotes: ScriptedRemote[] = [];
afterEach(async () => {
  await Promise.all(remotes.splice(0).map((remote) => remote.close()));
});

type World = {
  resolve?: Resolve;
  privateHosts?: string[];
  deadlineInMilliseconds?: number;
};

const publicAddress = "93.184.216.34";

/** A fetcher whose internet is one scripted server behind a public address; anything else that is reached is reported. */
async function facing(script: string, { resolve, privateHosts = [], deadlineInMilliseconds = 15_000 }: World = {}) {
  const remote = await startScriptedRemote(script);
  remotes.push(remote);
  const reached: string[] = [];
  const fetchFile = fileFetcher({
    settings: { privateHosts, publicOrigin: null },
    resolve: resolve ?? (async () => [publicAddress]),
    reach: (address, port) => {
      reached.push(`${address}:${port}`);
      return { host: "127.0.0.1", port: address === publicAddress || address === "127.0.0.1" ? remote.port : 1 };
    },
    deadlineInMilliseconds,
  });
  return { fetchFile, remote, reached };
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe("a file at an address", () => {
  it("is fetched from the checked address, under its own host name, without headers that identify the reader", async () => {
    const { fetchFile, remote, reached } = await facing("200");
    expect(textOf(await fetchFile("http://tables.example.com/accounts.csv?year=2025"))).toBe(goodTable);
    expect(reached).toEqual([`${publicAddress}:80`]);
    expect(remote.lastHead()).toMatch(/^GET \/accounts\.csv\?year=2025 HTTP\/1\.1\r\n/);
    expect(remote.lastHead()).toMatch(/\r\nHost: tables\.example\.com\r\n/);
    expect(remote.lastHead()).not.toMatch(/cookie|authorization|referer/i);
  });

  it("is inflated, and follows up to three redirects", async () => {
    expect(textOf(await (await facing("200 gzip")).fetchFile("http://example.com/"))).toBe(goodTable);
    const { fetchFile, remote } = await facing("302 to itself 3 times");
    expect(textOf(await fetchFile("http://example.com/0"))).toBe(goodTable);
    expect(remote.paths).toEqual(["/0", "/1", "/2", "/3"]);
  });

  it("is fetched from the next address of a name when one does not answer", async () => {
    const { fetchFile, reached } = await facing("200", { resolve: async () => ["8.8.4.4", publicAddress] });
    expect(textOf(await fetchFile("http://example.com/"))).toBe(goodTable);
    expect(reached).toEqual(["8.8.4.4:80", `${publicAddress}:80`]);
  });

  it.each([
    ["302 to itself 4 times", "fetchFailed"],
    ["302 -> http://127.0.0.1:9/", "urlForbidden"],
    ["301 -> http://[::ffff:a00:1]/", "urlForbidden"],
    ["307 -> //169.254.169.254/latest/", "urlForbidden"],
    ["308 -> https://example.com:22/", "urlForbidden"],
    ["302 -> http://user:word@example.com/", "urlForbidden"],
    ["302 -> file:///etc/passwd", "urlForbidden"],
    ["302 -> http://[", "fetchFailed"],
    ["200 body 5 GB chunked", "bodyTooLarge"],
    ["200 Content-Length: 11000000 actual 1 KB", "bodyTooLarge"],
    ["200 Content-Length: 10 actual 1 GB", "bodyTooLarge"],
    ["200 gzip bomb 10 MB -> 10 GB", "bodyTooLarge"],
    ["200 headers 1 MB", "fetchFailed"],
    ["half a body", "fetchFailed"],
    ["half a gzip", "fetchFailed"],
    ["200 encoded gzip, gzip", "contentTypeUnsupported"],
    ["200 encoded zstd", "contentTypeUnsupported"],
    ["200 encoded gzip", "fetchFailed"],
    ["200 text/html login page", "contentTypeUnsupported"],
    ["200 image/png", "contentTypeUnsupported"],
    ["not HTTP", "fetchFailed"],
    ["404", "fetchFailed"],
    ["204", "fetchFailed"],
    ["500", "fetchFailed"],
  ])("is refused when the server says %s: %s", async (script, code) => {
    const { fetchFile, remote, reached } = await facing(script);
    await expect(fetchFile("http://example.com/0")).rejects.toMatchObject({ code });
    expect(remote.paths.length).toBe(reached.length);
    expect(new Set(reached)).toEqual(new Set([`${publicAddress}:80`]));
  });

  it.each(["accept, never answer", "1 byte per 1 s"])("is given up at the deadline: %s", async (script) => {
    const { fetchFile } = await facing(script, { deadlineInMilliseconds: 300 });
    await expect(fetchFile("http://example.com/")).rejects.toMatchObject({ code: "fetchTimeout" });
  });

  it("is given up at the deadline while its name is looked up", async () => {
    const { fetchFile } = await facing("200", { resolve: () => new Promise(() => {}), deadlineInMilliseconds: 50 });
    await expect(fetchFile("http://example.com/")).rejects.toMatchObject({ code: "fetchTimeout" });
  });

  it("is refused when the certificate is not signed by an authority", async () => {
    const { fetchFile } = await facing("self-signed TLS");
    await expect(fetchFile("https://tables.example.com/")).rejects.toMatchObject({ code: "fetchFailed" });
  });

  it.each([
    ["leads inside", async () => ["10.0.0.1"]],
    ["leads inside among others", async () => [publicAddress, "10.0.0.1"]],
    ["leads to this network", async () => ["0.0.0.0"]],
    ["leads to metadata", async () => ["169.254.169.254"]],
    ["leads inside in version 6", async () => ["::ffff:127.0.0.1"]],
  ] as const)("is not asked of a name that %s", async (_, resolve) => {
    const { fetchFile, reached } = await facing("200", { resolve });
    await expect(fetchFile("http://example.com/")).rejects.toMatchObject({ code: "urlForbidden" });
    expect(reached).toEqual([]);
  });

  it("is not asked of a name whose next answer leads inside", async () => {
    const answers = [[publicAddress], ["127.0.0.1"]];
    const { fetchFile, reached } = await facing("200", { resolve: async () => answers.shift() ?? [] });
    await expect(fetchFile("http://example.com/")).rejects.toMatchObject({ code: "urlForbidden" });
    expect(reached).toEqual([]);
  });

  it("is not asked of a name that does not exist", async () => {
    const { fetchFile } = await facing("200", { resolve: () => Promise.reject(new Error("ENOTFOUND")) });
    await expect(fetchFile("http://example.com/")).rejects.toMatchObject({ code: "fetchFailed" });
  });

  it("may come from a private host that the operator has named, and then not from another behind it", async () => {
    const named = { resolve: async () => ["127.0.0.1"], privateHosts: ["files.lan"] };
    const { fetchFile } = await facing("200", named);
    expect(textOf(await fetchFile("http://files.lan/"))).toBe(goodTable);
    await expect(fetchFile("http://other.lan/")).rejects.toMatchObject({ code: "urlForbidden" });
    const redirecting = await facing("302 -> http://10.0.0.9/", named);
    await expect(redirecting.fetchFile("http://files.lan/")).rejects.toMatchObject({ code: "urlForbidden" });
    const metadata = await facing("200", { ...named, resolve: async () => ["169.254.169.254"] });
    await expect(metadata.fetchFile("http://files.lan/")).rejects.toMatchObject({ code: "urlForbidden" });
  });

  it("waits for others when many come at once", async () => {
    const { fetchFile } = await facing("accept, never answer", { deadlineInMilliseconds: 200 });
    const codes = await Promise.all(
      Array.from({ length: 9 }, () =>
        fetchFile("http://example.com/").catch((failure: { code: string }) => failure.code),
      ),
    );
    expect(codes.filter((code) => code === "overloaded")).toHaveLength(1);
  });
});
