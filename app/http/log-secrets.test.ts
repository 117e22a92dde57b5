import { expect, it } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { withoutSecrets } from "./log-secrets.ts";
import { loggedPaths, loggedTicker } from "./logged-path.ts";
import { createLog } from "./request-log.ts";

const chance = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE";

it.each([
  [
    "fetch failed: https://api.example/v3/quote/KO?apikey=demo1234&x=1",
    "fetch failed: https://api.example/v3/quote/KO?…",
  ],
  ["connect postgresql://valora:s3cret@db:5432/valora", "connect postgresql://…@db:5432/valora"],
  ["550 <ana.lopez+x@mail.example.org> unknown", "550 <…@…> unknown"],
  ["Authorization: Bearer abc.def-123", "Authorization: Bearer …"],
  [`GET /api/v1/sheets/${chance}.csv failed`, "GET /api/v1/sheets/….csv failed"],
  [`GET /auth/confirm/${chance} failed`, "GET /auth/confirm/… failed"],
  [`key valora_${chance}`, "key …"],
  ["No such customer: cus_1; key sk_live_51H8abcdEFGH", "No such customer: cus_1; key …"],
  ["whsec_0123456789abcdef refused", "… refused"],
])("writes %j without what is secret in it", (text, written) => {
  expect(withoutSecrets(text)).toBe(written);
});

it("leaves what names a request, a stack and a sentence as they are", () => {
  for (const text of [
    '{"requestId":"6f0f8f2e-3f6e-4c52-9a47-0d2f6a4b1c11","milliseconds":3}',
    "at serve (/srv/app/build/server/assets/conversation-stream.server-D11atras.js:12:3)",
    "Is the network there? It was not asked.",
  ])
    expect(withoutSecrets(text)).toBe(text);
});

it("writes none of the installation's own secrets, whatever they look like and however they are spelled", () => {
  const { secrets } = readConfig({
    FMP_API_KEY: "plainword",
    NARRATION_ADDRESS: "http://localhost:11434/v1",
    NARRATION_MODEL: "any",
    NARRATION_API_KEY: "other+word",
    SMTP_URL: "smtp://user:p%40ssword@mail.example:25",
    MAIL_FROM: "a@b.example",
  });
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line), secrets });
  log.warn({ error: "Error: 401 for key plainword" }, "other+word, other%2Bword, p@ssword, p%40ssword");
  expect(lines.join("")).toMatch(/"error":"Error: 401 for key …","msg":"…, …, …, …"/);
});

const pathFor = loggedPaths([
  "/api/v1/sheets/*",
  "/api/v1/sheets/:file",
  "/api/v1/me/keys",
  "/api/v1/me/keys/:id",
  "/api/v1/analysis",
  "/analysis/:ticker",
  "/blog/article/:slug",
  "/import/:id/file/:format",
  "/import/template/:language/:kind?",
  "/offline/:ticker?",
  "/auth/confirm",
  "/_",
  "*",
]);

it.each([
  ["/", 200, "/"],
  ["/_.data", 200, "/_.data"],
  ["/api/v1/me/keys", 200, "/api/v1/me/keys"],
  [`/api/v1/me/keys/valora_${chance}`, 404, "/api/v1/me/keys/:id"],
  ["/api/v1/me/keys/6f0f8f2e-3f6e-4c52-9a47-0d2f6a4b1c11", 204, "/api/v1/me/keys/:id"],
  ["/api/v1/me/keys/hunter2/more", 404, "/api/v1/me/keys/…"],
  ["/api/v1/keys/hunter2", 404, "/api/v1/…"],
  [`/api/v1/sheets/${chance}.csv`, 200, "/api/v1/sheets/:file"],
  [`/api/v1/sheets/${chance}.csv`, 410, "/api/v1/sheets/:file"],
  ["/analysis/BRK-B", 200, "/analysis/BRK-B"],
  ["/analysis/KO.data", 200, "/analysis/KO.data"],
  ["/analysis/hunter2", 404, "/analysis/:ticker"],
  [`/analysis/${chance}`, 200, "/analysis/:ticker"],
  ["/analysis/KO", 500, "/analysis/KO"],
  ["/blog/article/what-is-wacc", 200, "/blog/article/what-is-wacc"],
  ["/blog/article/my-password", 404, "/blog/article/:slug"],
  ["/import/hunter2/file/csv", 200, "/import/:id/file/csv"],
  ["/import/template/es", 200, "/import/template/es"],
  ["/offline", 200, "/offline"],
  [`/auth/confirm/${chance}`, 404, "/auth/confirm/…"],
  ["/hunter2", 404, "/…"],
])("writes %s, answered with %d, as %s", (path, status, written) => {
  expect(pathFor(path, status)).toBe(written);
});

it("writes the symbol that was asked for, and nothing else that stands in its place", () => {
  const asked = (ticker: string, status: number) => loggedTicker(new URLSearchParams({ ticker }), status);
  expect([asked("KO", 200), asked("san.mc", 503), asked("hunter2", 404), asked(chance, 200)]).toEqual([
    "KO",
    "san.mc",
    undefined,
    undefined,
  ]);
});
