import { readFileSync } from "node:fs";
import { startServedProduct } from "../../app/e2e/bad-inputs/served-product.ts";

// The server of the import's bench, in a process of its own: it tells its memory and its longest stall when asked.
const SAMPLE_IN_MILLISECONDS = 5;

/** This process's memory by the kernel, in megabytes: threads, buffers and all. */
const residentMegabytes = (): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1_024;

/** The processor time of this thread so far, in milliseconds. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

let memory = { before: 0, most: 0 };
let longestStall = 0;
let longestSilence = 0;
let last = { now: performance.now(), computed: computed() };

/** Between two samples no other request was answered. */
function sample(): void {
  const [before, reached] = [last, { now: performance.now(), computed: computed() }];
  last = reached;
  longestStall = Math.max(longestStall, reached.computed - before.computed);
  longestSilence = Math.max(longestSilence, reached.now - before.now - SAMPLE_IN_MILLISECONDS);
  memory.most = Math.max(memory.most, residentMegabytes());
}
setInterval(sample, SAMPLE_IN_MILLISECONDS);

const served = await startServedProduct();
process.on("message", (asked) => {
  if (asked === "begin") {
    globalThis.gc?.();
    sample();
    memory = { before: residentMegabytes(), most: 0 };
    longestStall = 0;
    longestSilence = 0;
    process.send?.("begun");
  } else if (asked === "end") {
    sample();
    process.send?.({ megabytes: Math.max(0, memory.most - memory.before), longestStall, longestSilence });
  } else void served.stop().then(() => process.exit(0));
});
process.send?.(served.where);
