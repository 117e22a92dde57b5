import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import fastCheck from "fast-check";
import type { Answer, Question, Texts } from "./asked-tests.ts";
import { collected, failureOf } from "./collected-tests.ts";

// Runs the tests of a file for another thread, one question after the other. The file itself is loaded anew each time, all else once.

declare global {
  /** Whether a mutant is awake. */
  var isPlanted: (id: number) => boolean;
}

const texts: Texts = workerData;
const collector = new URL("./collected-tests.ts", import.meta.url).href;
let planted = 0;
let reached = new Set<number>();
let isAwake = false;

globalThis.isPlanted = (id) => {
  if (planted === 0) reached.add(id);
  if (planted !== id) return false;
  isAwake = true;
  return true;
};

/** What is remembered by an object is forgotten with each question: it may have been computed with another mutant. */
let question = 0;
const Remembering = globalThis.WeakMap;
globalThis.WeakMap = class<Key extends WeakKey, Value> extends Remembering<Key, Value> {
  #of = question;
  #known = new Remembering<Key, Value>();
  #current() {
    if (this.#of !== question) this.#known = new Remembering();
    this.#of = question;
    return this.#known;
  }
  override get(key: Key) {
    return this.#current().get(key);
  }
  override has(key: Key) {
    return this.#current().has(key);
  }
  override delete(key: Key) {
    return this.#current().delete(key);
  }
  override set(key: Key, value: Value) {
    this.#current().set(key, value);
    return this;
  }
};

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "vitest" ? { url: collector, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const text = url.startsWith("file:") ? texts.get(fileURLToPath(url)) : undefined;
    return text === undefined ? next(url, context) : { format: "module-typescript", source: text, shortCircuit: true };
  },
});

// The first counterexample is notice enough.
fastCheck.configureGlobal({ endOnFailure: true });

async function answer(asked: Question): Promise<Answer> {
  question += 1;
  planted = asked.planted;
  reached = new Set();
  isAwake = false;
  let failure: string | null = null;
  let whileLoading: readonly number[] = [];
  try {
    const tests = await collected(asked.path, () => import(`${pathToFileURL(asked.path).href}?question=${question}`));
    whileLoading = [...reached];
    failure = await failureOf(tests);
  } catch (error) {
    failure = String(error);
  }
  const heapMegabytes = getHeapStatistics().used_heap_size / 2 ** 20;
  return { failure, reached: [...reached], whileLoading, isAwake, heapMegabytes };
}

parentPort?.on("message", async (asked: Question) => parentPort?.postMessage(await answer(asked)));
