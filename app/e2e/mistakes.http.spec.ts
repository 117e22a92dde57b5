import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { serverOf, startProcess } from "./servers/server-process.ts";
import { copyValuedDatabaseTo } from "./valued-database.ts";

const PORT = Number(process.env.E2E_PORT ?? 4_177) + 45;

/** A mistake that belongs to no request: the signal makes it. */
const planted = "data:text/javascript,process.on('SIGCONT',()=>{throw new TypeError('planted')})";

test("a mistake outside of every request ends the server when those inside are answered, and the log says which", async () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-mistakes-"));
  await copyValuedDatabaseTo(folder);
  const run = startProcess({ folder, port: PORT }, { NODE_OPTIONS: `--import="${planted}"` });
  const health = () =>
    fetch(`http://127.0.0.1:${PORT}/healthz`).then(
      ({ status }) => status,
      () => null,
    );
  try {
    await expect.poll(health, { timeout: 120_000 }).toBe(200);
    const headers = { "Content-Type": "application/json" };
    const inside = request({ port: PORT, host: "127.0.0.1", method: "POST", path: "/api/v1/portfolio", headers });
    const answered = new Promise<number | undefined>((done, failed) => {
      inside.once("response", ({ statusCode }) => done(statusCode)).once("error", failed);
    });
    inside.write('{"positions": [');
    // One that is sent later is answered: the first part of the other has come.
    expect(await health()).toBe(200);
    process.kill(serverOf(run), "SIGCONT");
    await expect.poll(() => run.said()).toContain('"stopping"');
    inside.end("}");
    expect(await answered).toBe(400);
    expect(await run.ended).toBe(1);
    const line = run
      .said()
      .split("\n")
      .find((each) => each.includes("planted"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      level: "error",
      stack: expect.stringContaining("TypeError: planted"),
      msg: "unexpected outside of every request: the process ends",
    });
    expect(run.said()).toContain('"stopped"');
  } finally {
    run.process.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
});
