import fc from "fast-check";
import { keyNeedOf } from "../key-needs.ts";
import { type Ask, toldAtLast } from "./answer-fault-contract.ts";
import { curlLine } from "./curl-line-contract.ts";
import {
  type Described,
  type DescribedOperation,
  encoded,
  operationsOf,
  type RandomRequest,
  type Reader,
  randomRequests,
} from "./random-requests-contract.ts";

/** How a caller says who it is. */
export type ReaderHeaders = Readonly<Record<Reader, Readonly<Record<string, string>>>>;

type Run = {
  described: Described;
  ask: Ask;
  /** "http://127.0.0.1:3000" */
  origin: string;
  readers: ReaderHeaders;
  /** The round after the last one; in each, every operation is asked once. */
  perOperation: number;
  /** The round that a run begins with: so many were asked before, with the same seed. */
  from?: number;
  seed: number;
  /** The operations asked, by name; all without it. */
  only?: RegExp;
  /** Told after each round. */
  onRound?(round: number, faults: number): void;
  /** Asked before each round: whether the run ends here. */
  isOver?(): boolean;
  /** Whether the machine has more to do than it can: a refusal for load is then asked again before it is a defect. */
  isLoaded?(): boolean;
};

/** A defect, the shortest request that showed it, and how often it was seen. */
export type Fault = { kind: string; request: string; times: number };
/** Beside the statuses in `Asked`. */
export const FOR_LOAD = "refused for load";
/** How many requests of each operation were answered with each status, and how often one was refused for load before its answer. */
export type Asked = ReadonlyMap<string, Readonly<Record<string, number>>>;

/**
 * Requests that end the session with which all others are asked. A session that has just proved who it is closes its account without the
 * password: asked as the person, all that follows would be asked by a stranger.
 */
const endsSession = /^(?:POST \/v1\/auth\/sign-out|DELETE \/v1\/me\/sessions|DELETE \/v1\/me$)/;
/** So many are on their way at a time: what is answered late holds up no other. */
const AT_ONCE = 8;
/** Requests that are made ahead for each operation: making one at a time costs more than sending it. */
const ROUNDS_AHEAD = 50;
const SEEDS_APART = 1_000_003;

/**
 * Asks every operation in turn, so often each, with requests at random: what one makes, others find by its id. The same seed asks the
 * same again. `next` is the round that was not begun.
 */
export async function runRequests(run: Run): Promise<{ asked: Asked; faults: readonly Fault[]; next: number }> {
  const { described, only, from = 0 } = run;
  const operations = seededOperations(described).filter(({ name }) => only === undefined || only.test(name));
  const asked = new Map<string, Record<string, number>>(operations.map(({ name }) => [name, {}]));
  const faults = new Map<string, Fault>();
  const ids = knownIds();
  const askOnce = async ({ operation, request }: Turn) => {
    const sent = sentAs(request, { operation, run, ids });
    const { url, ...init } = sent;
    const told = await toldAtLast(run.ask, { url, init, isStrange: request.isStrange }, run.isLoaded ?? (() => false));
    const counts = asked.get(operation.name) ?? {};
    counts[told.status ?? "none"] = (counts[told.status ?? "none"] ?? 0) + 1;
    if (told.refusals > 0) counts[FOR_LOAD] = (counts[FOR_LOAD] ?? 0) + told.refusals;
    ids.learn(operation, told.text);
    if (told.fault !== null) keepShortest(faults, `${operation.name}: ${told.fault.slice(0, 160)}`, curlLine(sent));
  };
  let next = from;
  const onWay = new Set<Promise<void>>();
  for (const turns of roundsOf(operations, run)) {
    if (run.isOver?.() === true) break;
    for (const turn of turns) {
      if (onWay.size >= AT_ONCE) await Promise.race(onWay);
      const asking = askOnce(turn).finally(() => onWay.delete(asking));
      onWay.add(asking);
    }
    next += 1;
    run.onRound?.(next, faults.size);
  }
  await Promise.all(onWay);
  // A run whose person is gone has asked little of what needs one.
  const whoIs = { url: `${run.origin}/api/v1/me`, method: "GET", headers: run.readers.person, body: null };
  const { url, ...init } = whoIs;
  const { status } = await run.ask(url, init);
  if (status !== 200) keepShortest(faults, `the person who asks is known no more: ${status}`, curlLine(whoIs));
  return { asked, faults: [...faults.values()], next };
}

/** With a seed of its own for each, one among all operations: asked alone, one is asked the same. */
const seededOperations = (described: Described) =>
  operationsOf(described).map((operation, at) => ({ ...operation, ownSeed: at * SEEDS_APART }));

type Turn = { operation: DescribedOperation; request: RandomRequest };

/** The requests of each round. */
function* roundsOf(operations: ReturnType<typeof seededOperations>, run: Run): Generator<readonly Turn[]> {
  const { described, perOperation, seed, from = 0 } = run;
  const random = operations.map((each) => ({
    requests: randomRequests(each, described.components.schemas),
    ownSeed: each.ownSeed,
  }));
  for (let begin = from - (from % ROUNDS_AHEAD); begin < perOperation; begin += ROUNDS_AHEAD) {
    const numRuns = Math.min(ROUNDS_AHEAD, perOperation - begin);
    // With one seed for all operations, the same requests would be right, and the same hostile.
    const made = random.map(({ requests, ownSeed }) => fc.sample(requests, { numRuns, seed: seed + begin + ownSeed }));
    for (let round = Math.max(0, from - begin); round < numRuns; round++)
      yield operations.flatMap((operation, index) => {
        const request = made[index]?.[round];
        return request === undefined ? [] : [{ operation, request }];
      });
  }
}

type Sending = { operation: DescribedOperation; run: Run; ids: ReturnType<typeof knownIds> };

function sentAs(request: RandomRequest, { operation, run: { origin, readers }, ids }: Sending) {
  const { method, place, search, body, reader } = request;
  const text = typeof place === "string" ? place : ids.at(operation, place);
  const who = endsSession.test(operation.name) ? {} : readers[reader];
  return {
    url: `${origin}/api${operation.path.replace(/\{\w+\}/, () => encoded(text))}${search}`,
    method,
    headers: { ...request.headers, ...who },
    body,
  };
}

function keepShortest(faults: Map<string, Fault>, kind: string, request: string): void {
  const { request: known, times } = faults.get(kind) ?? { request, times: 0 };
  faults.set(kind, { kind, request: request.length < known.length ? request : known, times: times + 1 });
}

const MOST_IDS = 60;
/** An id that nothing has. */
export const NO_ID = "0193d7a0-2f6b-4c7e-9f55-1d2c3b4a5e6f";

/** The ids that answers held, by the subject of their operation: those of an account itself would end its own way in. */
function knownIds() {
  const known = new Map<string, string[]>();
  const subjectOf = ({ method, path }: DescribedOperation) => keyNeedOf(method, `/api${path}`)?.subject ?? null;
  return {
    learn(operation: DescribedOperation, text: string) {
      const subject = subjectOf(operation);
      if (subject === null || subject === "analysis") return;
      const found = [...text.matchAll(/"id":"([\da-f-]{36})"/g)].flatMap(([, id]) => (id === undefined ? [] : [id]));
      if (found.length === 0) return;
      known.set(subject, [...new Set([...found, ...(known.get(subject) ?? [])])].slice(0, MOST_IDS));
    },
    at(operation: DescribedOperation, index: number): string {
      const ids = known.get(subjectOf(operation) ?? "") ?? [];
      return ids[index % ids.length] ?? NO_ID;
    },
  };
}
