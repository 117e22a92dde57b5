import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { siteRoutes } from "../web/pages.ts";
import { ownSettings, removeFolder, scripts, startOwnServer, stopOwnServer } from "./own-server.ts";

// Every address of the site and of the API is asked with a secret wherever there is room for one, with another secret each day; then the log
// is read.
const PORT = Number(process.env.E2E_PORT ?? 4177) + 30;
const chance = randomBytes(32).toString("base64url");
/** A key, the token of a link, and words as people make them up. */
const every = [`valora_${chance}`, "Hunter2-Marker", chance, "HUNTERMARKER42"] as const;
const markers = process.env.VALORA_ALL_MARKERS ? every : every.slice(0, 2);

type Asked = { method: string; path: string };

const pageTemplates = siteRoutes.map(({ path }) => `/${path}`);

async function apiOperations(origin: string): Promise<Asked[]> {
  const document: unknown = await (await fetch(`${origin}/api/openapi.json`)).json();
  const paths = typeof document === "object" && document !== null && "paths" in document ? document.paths : {};
  return Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => ({ method: method.toUpperCase(), path: `/api${path}` })),
  );
}

const withMarker = (template: string, marker: string) => template.replaceAll(/:\w+\??|\{\w+\}|\*/g, marker);

/** Each with the secret in its path, its query, its headers, and its body where it may have one. */
function requestsWith(marker: string, operations: readonly Asked[]): [string, RequestInit][] {
  const query = `?token=${marker}&ticker=${marker}&key=${marker}&next=/${marker}&q=${marker}`;
  const headers = {
    Authorization: `Bearer ${marker}`,
    Cookie: `valora-session=${marker}; valora-chat=${marker}; valora-device=${marker}`,
    Referer: `http://127.0.0.1/${marker}`,
    "User-Agent": marker,
    "X-Forwarded-For": marker,
  };
  const pages = pageTemplates.flatMap((path) => [
    { method: "GET", path },
    { method: "GET", path: `${path}.data` },
    { method: "POST", path },
  ]);
  const strange = [
    "/:x",
    "/api/v1/:x",
    "/api/v1/me/keys/:x/:x",
    "/auth/confirm/:x",
    "/auth/reset/:x",
    "/assets/:x",
    "/profile/:x",
  ];
  const others = strange.flatMap((path) => ["GET", "DELETE"].map((method) => ({ method, path })));
  return [...operations, ...pages, ...others].flatMap(({ method, path }) => {
    const address = withMarker(path, marker);
    const init: RequestInit = { method, redirect: "manual" };
    const json = { ...headers, "Content-Type": "application/json" };
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    if (method === "GET" || method === "DELETE")
      return [[address + query, { ...init, headers }]] satisfies [string, RequestInit][];
    const body = { token: marker, password: marker, email: `${marker}@test.example`, code: marker };
    return [
      [address, { ...init, headers: json, body: JSON.stringify(body) }],
      [address + query, { ...init, headers: { ...headers, ...form }, body: new URLSearchParams(body).toString() }],
    ] satisfies [string, RequestInit][];
  });
}

test("no secret stands in the log, wherever a request carried it, and no answer to one who says who they are is kept", async () => {
  const settings = ownSettings(PORT, { LOG_LEVEL: "debug", PLAN_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" });
  const logFile = join(settings.folder, "log.txt");
  const command = `exec "${process.execPath}" "${join(scripts, "start.mjs")}" > "${logFile}" 2>&1`;
  const child = await startOwnServer(settings, ["sh", ["-c", command]]);
  const operations = await apiOperations(settings.origin);
  expect(operations.length).toBeGreaterThan(40);
  expect(pageTemplates.length).toBeGreaterThan(60);
  let asked = 0;
  const kept: string[] = [];
  for (const [shift, marker] of markers.entries()) {
    for (const [path, init] of askedToday(requestsWith(marker, operations), { days: markers.length, shift })) {
      const answer = await fetch(settings.origin + path, init);
      await answer.body?.cancel();
      asked += 1;
      const said = answer.headers.get("cache-control") ?? "";
      if (!said.startsWith("public") && !/\bno-store\b/.test(said)) kept.push(`${init.method} ${path}: ${said}`);
    }
  }
  await stopOwnServer(child);
  const log = readFileSync(logFile, "utf8");
  removeFolder(settings);
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(asked);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  const telling = log
    .split("\n")
    .filter((line) => markers.some((marker) => line.toLowerCase().includes(marker.toLowerCase())));
  expect(telling).toEqual([]);
  expect(log).toContain('"path":"/api/v1/me/keys/:id"');
  expect(log).toContain('"path":"/analysis/:ticker"');
  expect(kept).toEqual([]);
});
