import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { appFolder } from "../config/app-folder.server.ts";
import { threadQueue } from "./thread-queue.ts";

const files = globSync("{documents,features}/**/worker.ts", { cwd: appFolder });

it("knows the files that run in threads", () => {
  expect(files.length).toBeGreaterThanOrEqual(3);
});

it.each(files)("%s loads with all that it imports, and refuses an order that is none by itself", async (file) => {
  const work = threadQueue<unknown, unknown>({ file: join(appFolder, file), name: "tried", memoryInMegabytes: 256 });
  const answer = await work({}).then(
    () => "answered",
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
  expect(answer).not.toBe("ThreadStopped");
});
