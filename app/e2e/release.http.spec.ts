import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ownSettings, removeFolder, scripts, startOwnServer, stopOwnServer } from "./own-server.ts";

// What `npm run release` makes runs where nothing else is: no npm, no source of a page, no package beside it.
const PORT = Number(process.env.E2E_PORT ?? 4_177) + 29;
const sheet = join(import.meta.dirname, "..", "features", "imports", "reading", "workbook", "sample-sheet.ods");
const declared = {
  ...{ name: "Alfa", country: "ES", sector: "industrials", currency: "EUR", unit: "thousands", sharesUnit: "units" },
  ...{ numberFormat: "comma", price: "12,50", priceDate: "2026-05-29" },
};
const LARGEST_IN_BYTES = 250_000_000;

let folder = "";
test.beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), "valora-release-")), "valora");
  execFileSync(process.execPath, [join(scripts, "release.mjs"), "--into", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
});
test.afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const bare = { PATH: "/usr/bin:/bin" };
const valora = (...words: readonly string[]) =>
  execFileSync(join(folder, "bin", "valora"), words, { env: bare, cwd: tmpdir(), encoding: "utf8" });

const tracerInto = (file: string) => `
  import { subscribe } from "node:diagnostics_channel";
  import { appendFileSync } from "node:fs";
  const told = ({ request }) => appendFileSync(${JSON.stringify(file)}, request.method + " " + request.url + "\\n");
  subscribe("http.server.request.start", told);
`;

test("serves pages and makes files, with every thread that a server has", async () => {
  const own = ownSettings(PORT, { RENDER_WORKERS: "1" });
  const { DATA_DIR = "", LOG_LEVEL = "", WARM_UP = "" } = own.env;
  // What `--import` names runs first, as a tracer does, and hears of each request.
  const [tracer, traced] = [join(own.folder, "tracer.mjs"), join(own.folder, "traced")];
  writeFileSync(tracer, tracerInto(traced));
  const NODE_OPTIONS = `--import=${tracer}`;
  const env = { ...bare, DATA_DIR, LOG_LEVEL, WARM_UP, PORT: String(PORT), RENDER_WORKERS: "1", NODE_OPTIONS };
  const child = await startOwnServer({ ...own, env }, [join(folder, "bin", "valora"), ["serve"]]);
  try {
    const typeOf = async (path: string) => {
      const answer = await fetch(`${own.origin}${path}`);
      expect(answer.status, path).toBe(200);
      expect((await answer.arrayBuffer()).byteLength, path).toBeGreaterThan(1_000);
      return answer.headers.get("content-type");
    };
    expect(await typeOf("/analysis/KO?wacc=0.09&lang=en")).toContain("text/html");
    expect(readFileSync(traced, "utf8")).toContain("GET /analysis/KO?wacc=0.09&lang=en\n");
    expect(await typeOf("/api/v1/analysis.pdf?ticker=KO")).toBe("application/pdf");
    expect(await typeOf("/social/analysis/KO.png")).toBe("image/png");
    expect(await typeOf("/api/v1/analysis.xlsx?ticker=KO")).toContain("spreadsheetml");
    const table = new FormData();
    for (const [name, value] of Object.entries(declared)) table.set(name, value);
    table.set("file", new File([readFileSync(sheet)], "sheet.ods"));
    const read = await fetch(`${own.origin}/api/v1/imports?lang=en`, { method: "POST", body: table });
    expect(await read.json()).toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ cell: expect.stringContaining("D13") })]),
    });
    const signUp = (password: string) =>
      fetch(`${own.origin}/api/v1/auth/sign-up?lang=en`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email: "ana@test.example", displayName: "Ana", isOldEnough: true, password }),
      });
    const easy = await (await signUp("password1234")).json();
    expect(easy, "a thread says how easily a password is guessed").toMatchObject({ code: "passwordTooCommon" });
    expect((await signUp("correct horse battery 9")).status).toBe(200);
  } finally {
    await stopOwnServer(child);
    removeFolder(own);
  }
});

test("tells where the first administrator is made, also where it listens on every address", async () => {
  const own = ownSettings(PORT, { WARM_UP: "off" });
  const env = {
    ...bare,
    DATA_DIR: own.folder,
    LOG_LEVEL: "error",
    WARM_UP: "off",
    PORT: String(PORT),
    HOST: "0.0.0.0",
  };
  const child = spawn(join(folder, "bin", "valora"), ["serve"], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  try {
    const told = () => /http:\/\/localhost:\d+\/setup\/[\w-]{43}\n/.exec(said)?.[0].trim() ?? "";
    await expect.poll(told, { timeout: 90_000 }).not.toBe("");
    expect((await fetch(told())).status).toBe(200);
  } finally {
    await stopOwnServer(child);
    removeFolder(own);
  }
});

test("answers on the command line, and fits in a small image", () => {
  expect(valora("KO", "--lang", "en")).toContain("Coca-Cola");
  expect(valora()).toBe(valora("--help"));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_IN_BYTES);
  const { components } = JSON.parse(readFileSync(join(folder, "sbom.cdx.json"), "utf8"));
  const listed = new Set(components.map(({ name }: { name: string }) => name));
  for (const name of ["kysely", "pino", "@electric-sql/pglite", "@zxcvbn-ts/core", "pdfmake"])
    expect(listed).toContain(name);
});
