#!/usr/bin/env node
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

// Runs the traps against any program: node run.mjs -- <command> [arguments]
// The program reads one JSON object a line ({ id, kind, question, input }) and writes one a line ({ id, answer }).

const cases = new URL("./cases/", import.meta.url);
const millionth = 1e-6;

/** All traps of the folder, by file and in their order. */
export function allTraps() {
  const files = readdirSync(cases).filter((name) => name.endsWith(".json"));
  return files.toSorted().flatMap((name) => JSON.parse(readFileSync(new URL(name, cases), "utf8")).traps);
}

/**
 * Whether an answer is the right one: numbers within the tolerance, everything else alike.
 *
 * @param {unknown} right
 * @param {unknown} given
 * @returns {boolean}
 */
export function isRight(right, given, tolerance = millionth) {
  if (typeof right === "number")
    return typeof given === "number" && Math.abs(given - right) <= Math.abs(right) * tolerance;
  if (right === null || typeof right !== "object") return right === (given ?? null);
  if (given === null || typeof given !== "object") return false;
  return Object.entries(right).every(([key, value]) => isRight(value, given[key], tolerance));
}

/**
 * Asks a program all traps, one at a time, and tells which answers are wrong. An answer that does not come within `seconds` is wrong
 * and ends the program, so that those after it are not asked, and not right either.
 *
 * @param {readonly string[]} command
 * @param {readonly any[]} traps
 */
export async function runTraps(command, traps = allTraps(), seconds = 30) {
  const [program = "", ...parameters] = command;
  const child = spawn(program, parameters, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.on("error", () => {});
  const failed = new Promise((_, refuse) => child.on("error", refuse));
  const timeout = () => new Promise((told) => setTimeout(told, seconds * 1000, { done: true }).unref());
  const wrong = [];
  for (const [place, trap] of traps.entries()) {
    const { id, kind, question, input, answer: right, tolerance } = trap;
    child.stdin.write(`${JSON.stringify({ id, kind, question, input })}\n`);
    const { value, done } = await Promise.race([lines.next(), failed, timeout()]);
    if (done) {
      const later = traps.slice(place + 1);
      wrong.push({ id, kind, right, given: "no answer" });
      wrong.push(...later.map((each) => ({ id: each.id, kind: each.kind, right: each.answer, given: "not asked" })));
      break;
    }
    const given = parsed(value);
    if (given.id !== id || !isRight(right, given.answer, tolerance))
      wrong.push({ id, kind, right, given: given.error ?? given.answer ?? null });
  }
  child.stdin.end();
  child.kill();
  return { asked: traps.length, wrong };
}

/** @param {string} line */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return { error: `not JSON: ${line.slice(0, 80)}` };
  }
}

async function main() {
  const command = process.argv.slice(process.argv.indexOf("--") + 1);
  if (!process.argv.includes("--") || command.length === 0) {
    process.stderr.write("node run.mjs -- <command> [arguments]\n");
    return 2;
  }
  const { asked, wrong } = await runTraps(command);
  for (const { id, right, given } of wrong)
    process.stdout.write(`${id}: ${JSON.stringify(given)} instead of ${JSON.stringify(right)}\n`);
  process.stdout.write(`${asked - wrong.length} of ${asked} right\n`);
  return wrong.length === 0 ? 0 : 1;
}

if (import.meta.main ?? process.argv[1]?.endsWith("run.mjs")) process.exitCode = await main();
