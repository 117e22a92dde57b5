import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const module = fileURLToPath(new URL("./request-log.ts", import.meta.url));

it.each([
  ["exits", "process.exit(7)", 7],
  ["fails", "throw new Error('a bug')", 1],
  ["ends", "process.exitCode = 7", 7],
])("every line is written, in its order, when the process %s in the turn of the last one", (_, end, code) => {
  const script = `
    const { createLog } = await import(${JSON.stringify(module)});
    const log = createLog("info");
    for (let line = 0; line < 3_000; line += 1) log.info({ line }, "line");
    ${end};
  `;
  const { stdout, status } = spawnSync(process.execPath, ["--conditions=source", "--input-type=module", "-e", script]);
  const lines = stdout.toString().trim().split("\n");
  expect([status, lines.length]).toEqual([code, 3_000]);
  expect(lines.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: 3_000 }, (_, line) => line));
});
