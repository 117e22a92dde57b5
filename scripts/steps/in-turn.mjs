// Runs on whatever Node is there, before anything is installed: no dependency.
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const LOOK_IN_MILLISECONDS = 200;
/** A process that works touches its file this often; one that has not for so long was killed, and another has its number now. */
const TOUCH_IN_MILLISECONDS = 20_000;
const STALE_IN_MILLISECONDS = 600_000;

/**
 * Does a piece of work while no other process does one with the same file, which holds the number of the process whose turn it is.
 * A file that a killed process has left is taken over.
 */
export async function inTurn(file, work, { onWait = () => {} } = {}) {
  for (let isFirst = true; !takes(file); isFirst = false) {
    if (isFirst) onWait();
    if (isLeft(file)) rmSync(file, { force: true });
    else await pause(LOOK_IN_MILLISECONDS);
  }
  const touching = setInterval(() => utimesSync(file, new Date(), new Date()), TOUCH_IN_MILLISECONDS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(file, { force: true });
  }
}

function takes(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Whether the process that took it is over. A file that is just being written, or just gone, is not left behind. */
function isLeft(file) {
  try {
    const process = readFileSync(file, "utf8");
    const isOld = Date.now() - statSync(file).mtimeMs > STALE_IN_MILLISECONDS;
    return process !== "" && (isOld || !isAlive(Number(process)));
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
}

export function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
