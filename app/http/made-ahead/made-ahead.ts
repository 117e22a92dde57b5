import { setTimeout as pauseFor } from "node:timers/promises";
import type { LeftBehind, Product } from "../../wiring/composition.server.ts";
import type { LoggedAs } from "../logged-path.ts";
import type { Renderings } from "../renderings/renderings.ts";
import type { ServerLog } from "../request-log.ts";
import { answerOf } from "../response-store/made-apart.ts";
import { type PublicRequest, publicRequest } from "../response-store/public-request.ts";
import type { Outcome } from "../response-store/response-store.ts";
import type { StoredResponsesParts } from "../response-store/stored-responses.ts";
import { addressesAhead } from "./addresses-ahead.ts";

/** After each page so many times as long as it took belongs to readers, and to what else the machine does. */
const REST_FOR_WORK = 2;
const LOOK_AGAIN_IN_MILLISECONDS = 60;
/** How often it is asked whether there is a new edition. */
const ASK_EVERY_IN_MILLISECONDS = 5_000;
/** A thread that takes longer to start is waited for no more in this edition. */
const LONGEST_START_IN_MILLISECONDS = 120_000;

type Parts = Pick<StoredResponsesParts, "store" | "bodies" | "settings"> & {
  product: Pick<Product, "edition" | "popular" | "bundledTickers" | "filings" | "keepLeftBehind">;
  renderings: Pick<Renderings, "isReady" | "isBusy" | "makeAhead">;
  loggedAs: LoggedAs;
  /** How much of the store these pages fill. */
  bytes: number;
  log: Pick<ServerLog, "info" | "warn">;
  pause?(milliseconds: number): Promise<unknown>;
};

export type MadeAhead = {
  /** Begins, and goes on with each new edition. `isAnswering`: whether a reader waits for an answer to begin. */
  start(isAnswering: () => boolean): void;
  stop(): void;
};

/**
 * Makes the plain result pages of an edition in a thread before a reader asks for them: one at a time, while no reader waits for an
 * answer. Nothing is counted for them; what a page leaves behind is kept when the first reader is sent it.
 */
export function madeAhead({ pause = unheld, ...parts }: Parts): MadeAhead {
  const { product, log } = parts;
  let isOver = false;

  async function eachEdition(isAnswering: () => boolean): Promise<void> {
    let done: string | null = null;
    while (!isOver) {
      const edition = product.edition();
      const isCurrent = () => !isOver && product.edition() === edition;
      if (edition === done) await pause(ASK_EVERY_IN_MILLISECONDS);
      else {
        await makeAll({ ...parts, pause, isAnswering, isCurrent });
        done = edition;
      }
    }
  }
  return {
    start(isAnswering) {
      eachEdition(isAnswering).catch((error: unknown) => log.warn({ cause: String(error) }, "pages not made ahead"));
    },
    stop() {
      isOver = true;
    },
  };
}

const unheld = (milliseconds: number) => pauseFor(milliseconds, undefined, { ref: false });

type Making = Required<Parts> & { isAnswering(): boolean; isCurrent(): boolean };

/** Makes the pages of one edition until the part of the store that is theirs is full. */
async function makeAll(making: Making): Promise<void> {
  const { product, store, bytes, log, pause, isCurrent } = making;
  const began = performance.now();
  let isPossible = await threadIsReady(making);
  let pages = 0;
  for (const target of addressesAhead(product)) {
    isPossible &&= await turnComes(making);
    if (!isPossible || store.bytes >= bytes) break;
    const asked = performance.now();
    if (await makeOne(making, target)) pages += 1;
    await pause(REST_FOR_WORK * (performance.now() - asked));
  }
  if (!isCurrent()) return;
  const seconds = Math.round((performance.now() - began) / 1_000);
  log.info({ pages, megabytes: Math.round(store.bytes / 2 ** 20), seconds }, "pages made ahead");
}

/** Whether a thread takes orders before it is given up. */
async function threadIsReady({ renderings, pause, isCurrent }: Making): Promise<boolean> {
  const until = performance.now() + LONGEST_START_IN_MILLISECONDS;
  while (isCurrent() && !renderings.isReady() && performance.now() < until) await pause(LOOK_AGAIN_IN_MILLISECONDS);
  return isCurrent() && renderings.isReady();
}

/** Waits while anything is made for a reader; false where the edition or the thread is over. */
async function turnComes({ renderings, pause, isAnswering, isCurrent }: Making): Promise<boolean> {
  while (isCurrent() && (isAnswering() || renderings.isBusy())) await pause(LOOK_AGAIN_IN_MILLISECONDS);
  return isCurrent() && renderings.isReady();
}

/** Whether a page has been made and is stored, compressed. A reader who asks for it meanwhile waits for it. */
async function makeOne(making: Making, target: string): Promise<boolean> {
  const { store, bodies, settings } = making;
  const question = publicRequest({ method: "GET", target, header: () => undefined }, settings);
  if (question === null || store.find(question.key) !== null || store.underWay(question.key) !== undefined)
    return false;
  const outcome = await store.make(question.key, { isKept: true, work: () => outcomeOf(making, question) });
  if (outcome.kind !== "answer") return false;
  await bodies.of({ key: question.key, answer: outcome.answer, encoding: "br", isKept: true });
  return true;
}

async function outcomeOf(making: Making, question: PublicRequest): Promise<Outcome> {
  const { renderings, product } = making;
  const made = await renderings.makeAhead(question);
  const answer = made && answerOf({ ...making, hasLiveProviders: false }, question, made);
  if (made === null || answer === null) return { kind: "own" };
  // Without its body, which would stay beside the compressed one.
  const { predictions, cards } = made;
  let left: LeftBehind | null = { predictions, cards };
  const keepLeftBehind = () => {
    if (left !== null) product.keepLeftBehind(left);
    left = null;
  };
  return { kind: "answer", answer: { ...answer, keepLeftBehind } };
}
