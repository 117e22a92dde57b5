import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { threadFor } from "./thread.ts";

const file = fileURLToPath(new URL("./failing-thread-contract.ts", import.meta.url));
const work = threadFor<string, string>({ file, name: "failing", memoryInMegabytes: 64 });

it("outlives a thread that fails or ends between two orders, and starts another for the next", async () => {
  for (const order of ["fails afterwards", "ends afterwards", "answers"]) {
    expect(await work(order)).toBe(order);
    // An error that no one hears would end this process.
    await pause(300);
  }
  await expect(work("fails")).rejects.toThrow(/failed: Error: as told/);
  expect(await work("answers")).toBe("answers");
});
