import { parseArgs } from "node:util";
import { answerChecker } from "../../../app/api/checked-answers.ts";
import { type Asked, type Fault, runRequests } from "../../../app/api/fuzz/request-run-contract.ts";
import { inFull } from "../../../app/api/shared-parts/in-full-contract.ts";
import { Trouble } from "../workspace.mjs";
import { startFuzzedServer } from "./fuzzed-server.ts";

const { values } = parseArgs({
  options: {
    "per-operation": { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    only: { type: "string", default: "" },
    "plan-limits": { type: "string", default: "off" },
  },
});
const perOperation = whole("per-operation", values["per-operation"]);
const seed = whole("seed", values.seed);
const ROUNDS_A_LINE = 100;
const started = performance.now();
const minutes = () => ((performance.now() - started) / 60_000).toFixed(1);

process.stdout.write(`${perOperation} requests to each operation, seed ${seed}\n`);
const errors: string[] = [];
const planLimits = onOrOff("plan-limits", values["plan-limits"]);
const server = await startFuzzedServer({ planLimits, onError: (line) => errors.push(line) });
try {
  const { asked, faults } = await asFuzzed();
  process.stdout.write(tableOf(asked));
  for (const fault of faults) process.stdout.write(textOf(fault));
  if (errors.length > 0) process.stdout.write(`\nThe first lines of its log:\n${errors.slice(0, 20).join("\n")}\n`);
  const sent = [...asked.values()].flatMap(Object.values).reduce((sum, each) => sum + each, 0);
  process.stdout.write(`\n${sent} requests in ${minutes()} min, seed ${seed}: ${faults.length} defects\n`);
  const end = server.endedWith();
  if (end !== null) process.stdout.write(`The server ended with ${end}.\n`);
  process.exitCode = faults.length === 0 && end === null ? 0 : 1;
} finally {
  await server.stop();
}

async function asFuzzed() {
  const { origin, readers } = server;
  const document = await (await fetch(`${origin}/api/openapi.json`)).json();
  const check = answerChecker(document);
  return runRequests({
    described: inFull(document),
    async ask(url, init) {
      const answer = await fetch(url, init);
      const { pathname: path, search } = new URL(url);
      await check({ method: init.method ?? "GET", path, search }, answer.clone());
      return answer;
    },
    ...{ origin, readers, perOperation, seed, only: new RegExp(values.only) },
    onRound(round, faults) {
      if (round % ROUNDS_A_LINE === 0)
        process.stdout.write(`${round} requests to each operation, ${faults} defects, ${minutes()} min\n`);
    },
  });
}

/** How often each operation answered what. */
function tableOf(asked: Asked): string {
  const rows = [...asked].map(([operation, counts]) => {
    const told = Object.entries(counts).map(([status, times]) => `${status}×${times}`);
    return `${operation.padEnd(40)} ${told.join(" ")}\n`;
  });
  return `\n${rows.join("")}`;
}

function textOf({ kind, times, request }: Fault): string {
  return `\n${kind}\n  ${times} times; the shortest request:\n  ${request}\n`;
}

function onOrOff(name: string, text: string): "on" | "off" {
  if (text === "on" || text === "off") return text;
  throw new Trouble(`--${name} is on or off.`, 2);
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (text !== "" && Number.isSafeInteger(number) && number >= 0) return number;
  throw new Trouble(`--${name} takes a whole number.`, 2);
}
