import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { Failure } from "../../../failure.ts";
import { passwordCost } from "./password-cost.ts";

const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** Each takes 32 MB and a thread of the pool that reads files too: two leave the rest of the house its half. */
const AT_ONCE = 2;
const MOST_WAITING = 40;
const stored = /^scrypt\$(\d+),(\d+),(\d+)\$([A-Za-z0-9_-]{22})\$([A-Za-z0-9_-]{43})$/;

type Cost = { N: number; r: number; p: number };

/** Passwords, kept as scrypt of a salt of their own. The work is done in Node's thread pool, a few at a time. */
export function passwordHashes(cost: Cost = passwordCost) {
  const prefix = `scrypt$${cost.N},${cost.r},${cost.p}$`;
  const inTurn = turnstile();
  const derive = (password: string, salt: Buffer, { N, r, p }: Cost) =>
    inTurn(() => derived(password, salt, { N, r, p, maxmem: 256 * N * r }));
  const unknowns = { salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES), cost };
  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      const hash = await derive(password, salt, cost);
      return `${prefix}${salt.toString("base64url")}$${hash.toString("base64url")}`;
    },

    async check(password: string, kept: string | null): Promise<{ isRight: boolean; isOutdated: boolean }> {
      const expected = kept === null ? unknowns : parsed(kept);
      const hash = await derive(password, expected.salt, expected.cost);
      const isRight = timingSafeEqual(hash, expected.hash) && kept !== null;
      return { isRight, isOutdated: isRight && !kept.startsWith(prefix) };
    },
  };
}

function parsed(kept: string) {
  const [, N, r, p, salt, hash] = stored.exec(kept) ?? [];
  if (salt === undefined || hash === undefined) throw new Error("A stored password hash has no known form.");
  return {
    salt: Buffer.from(salt, "base64url"),
    hash: Buffer.from(hash, "base64url"),
    cost: { N: Number(N), r: Number(r), p: Number(p) },
  };
}

const derived = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((done, failed) => {
    scrypt(password, salt, HASH_BYTES, options, (error, hash) => (error === null ? done(hash) : failed(error)));
  });

/** Lets a few in at a time; when too many wait, the next one is told to come back. */
function turnstile() {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (inside >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new Failure("overloaded");
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await promise;
    } else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next();
    }
  };
}
