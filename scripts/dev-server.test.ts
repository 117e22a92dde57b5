import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { root } from "./steps/workspace.mjs";
import { askedToday } from "./sweeps/asked-today-contract.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

// Each compiles every source: the second is the first with other settings.
it.each(askedToday(["dev.mjs", "dev-offline.mjs"], { days: 2 }))(
  "%s serves pages and the API from the sources, and ends when it is told to",
  async (script) => {
    const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), "valora-dev-"))];
    const env = { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_OPTIONS: "", LOG_LEVEL: "error" };
    const server = spawn(process.execPath, [join(root, "scripts", script)], { env });
    let said = "";
    for (const output of [server.stdout, server.stderr]) output.on("data", (text) => (said += text));
    const ended = once(server, "exit");
    try {
      while (!said.includes("Valora (development)") && server.exitCode === null) await pause(50);
      expect([server.exitCode, said]).toEqual([null, expect.stringContaining("Valora (development)")]);
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: "text/html, */*" } });
      // The first request compiles every source, which takes a busy machine minutes.
      const ofCompany = async () => {
        const page = await ask("/analysis/KO?lang=en");
        return [page.status, await page.text()];
      };
      await expect.poll(ofCompany, { timeout: 280_000 }).toEqual([200, expect.stringContaining("Coca-Cola")]);
      expect((await ask("/api/v1/companies?query=coca")).status).toBe(200);
    } finally {
      server.kill("SIGTERM");
      const [code] = await ended;
      rmSync(folder, { recursive: true, force: true });
      expect([code, said]).toEqual([0, said]);
    }
  },
);
