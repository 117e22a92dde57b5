import { appendFileSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";

// With TEST_COSTS=<file>: a line for each file of tests, with the processor seconds of its process and of the programs that it has
// started and that have ended. On a busy machine these say where the time goes; the clock says who else is there.
const file = process.env.TEST_COSTS;

const TICKS_IN_A_SECOND = 100;
/** Of ended children; Linux alone tells it (proc(5), fields 16 and 17). */
function secondsOfEnded(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const [children = 0, ofSystem = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(13, 15)
    .map(Number);
  return (children + ofSystem) / TICKS_IN_A_SECOND;
}

if (file !== undefined) {
  const before = process.cpuUsage();
  const endedBefore = secondsOfEnded();
  afterAll(() => {
    const { user, system } = process.cpuUsage(before);
    const own = ((user + system) / 1e6).toFixed(2);
    const ended = (secondsOfEnded() - endedBefore).toFixed(2);
    appendFileSync(file, `${own}\t${ended}\t${relative(process.cwd(), expect.getState().testPath ?? "")}\n`);
  });
}
