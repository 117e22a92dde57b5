import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { answerChecker } from "../../../app/api/checked-answers.ts";
import { type Asked, type Fault, FOR_LOAD, runRequests } from "../../../app/api/fuzz/request-run-contract.ts";
import { inFull } from "../../../app/api/shared-parts/in-full-contract.ts";
import { Trouble } from "../workspace.mjs";
import { startFuzzedServer } from "./fuzzed-server.ts";

const { values } = parseArgs({
  options: {
    "per-operation": { type: "string", default: "100000" },
    from: { type: "string", default: "0" },
    minutes: { type: "string", default: "0" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    only: { type: "string", default: "" },
    "plan-limits": { type: "string", default: "off" },
  },
});
const perOperation = whole("per-operation", values["per-operation"]);
const seed = whole("seed", values.seed);
const from = whole("from", values.from);
const mostMinutes = whole("minutes", values.minutes);
const ROUNDS_A_LINE = 100;
/** A tenth of the work of both sides would be to compress answers and to open them again. */
const REQUESTS_A_COMPRESSED_ONE = 8;
const started = performance.now();
const minutesNow = () => (performance.now() - started) / 60_000;
const minutes = () => minutesNow().toFixed(1);

process.stdout.write(`${perOperation} requests to each operation${from === 0 ? "" : `, from ${from}`}, seed ${seed}\n`);
const errors: string[] = [];
const planLimits = onOrOff("plan-limits", values["plan-limits"]);
const server = await startFuzzedServer({ planLimits, onError: (line) => errors.push(line) });
try {
  const before = { own: process.cpuUsage(), server: server.processorSeconds() };
  const { asked, faults, next } = await asFuzzed();
  const { user, system } = process.cpuUsage(before.own);
  const ofServer = server.processorSeconds();
  process.stdout.write(tableOf(asked));
  for (const fault of faults) process.stdout.write(textOf(fault));
  if (errors.length > 0) process.stdout.write(`\nThe first lines of its log:\n${errors.slice(0, 20).join("\n")}\n`);
  const counted = [...asked.values()].flatMap(Object.entries);
  const sumOf = (isCounted: (status: string) => boolean) =>
    counted.reduce((sum, [status, times]) => sum + (isCounted(status) ? times : 0), 0);
  const sent = sumOf((status) => status !== FOR_LOAD);
  process.stdout.write(`\n${sent} requests in ${minutes()} min, seed ${seed}: ${faults.length} defects\n`);
  process.stdout.write(`Refused for load, and asked again: ${sumOf((status) => status === FOR_LOAD)} times\n`);
  if (before.server !== null && ofServer !== null)
    process.stdout.write(
      `Processor time: ${((user + system) / 1e6).toFixed(1)} s of who asks, ${(ofServer - before.server).toFixed(1)} s of the server\n`,
    );
  if (next < perOperation)
    process.stdout.write(
      `Ended before ${perOperation} to each operation. It goes on with --seed ${seed} --from ${next}\n`,
    );
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
  let sent = 0;
  return runRequests({
    described: inFull(document),
    async ask(url, init) {
      const headers = new Headers(init.headers);
      sent += 1;
      headers.set("Accept-Encoding", sent % REQUESTS_A_COMPRESSED_ONE === 0 ? "gzip" : "identity");
      const answer = await fetch(url, { ...init, headers });
      const { pathname: path, search } = new URL(url);
      await check({ method: init.method ?? "GET", path, search }, answer.clone());
      return answer;
    },
    ...{ origin, readers, perOperation, from, seed, only: new RegExp(values.only) },
    isOver: () => mostMinutes > 0 && minutesNow() >= mostMinutes,
    isLoaded: () => (loadavg()[0] ?? 0) > availableParallelism(),
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
