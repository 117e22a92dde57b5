import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

// Linux has a file that is always full.
const fullFile = "/dev/full";
const module = fileURLToPath(new URL("./request-log.ts", import.meta.url));

it.skipIf(!existsSync(fullFile))("a log on a full disk ends no process", async () => {
  const script = `
    const { createLog } = await import(${JSON.stringify(module)});
    const log = createLog("info");
    for (let line = 0; line < 2_000; line += 1) log.info({ text: "x".repeat(1_000) }, "line");
    setTimeout(() => process.exit(7), 200);
  `;
  const output = openSync(fullFile, "w");
  const child = spawn(process.execPath, ["--conditions=source", "--input-type=module", "-e", script], {
    stdio: ["ignore", output, "inherit"],
  });
  closeSync(output);
  expect(await new Promise((done) => child.once("exit", done))).toBe(7);
});
