import type { Encoding } from "./accepted-encoding.ts";
import type { ResponseStore } from "./response-store.ts";
import { bodyIn, PASSING, STORED, type StoredAnswer, withBody } from "./stored-answer.ts";

type Wanted = {
  key: string;
  answer: StoredAnswer;
  encoding: Encoding;
  /** An answer that is sent once is compressed for speed. */
  isKept: boolean;
};

/** The bodies of answers in the encodings that readers ask for: each made once, however many ask, and stored beside the answer. */
export function storedBodies(store: Pick<ResponseStore, "replace">) {
  const making = new WeakMap<StoredAnswer, Map<Encoding, Promise<Buffer>>>();

  async function packed(key: string, answer: StoredAnswer, encoding: Encoding): Promise<Buffer> {
    const body = await bodyIn(answer, encoding, STORED);
    store.replace(key, answer, withBody(answer, encoding, body));
    return body;
  }

  /** The body of a kept answer, made once for all who ask for this encoding. */
  function kept(key: string, answer: StoredAnswer, encoding: Encoding): Promise<Buffer> {
    const known = making.get(answer) ?? new Map<Encoding, Promise<Buffer>>();
    making.set(answer, known);
    const started = known.get(encoding) ?? packed(key, answer, encoding);
    known.set(encoding, started);
    return started;
  }

  return {
    async of({ key, answer, encoding, isKept }: Wanted): Promise<Buffer> {
      const stored = answer.bodies[encoding];
      if (!isKept) return stored ?? bodyIn(answer, encoding, PASSING);
      // The plain body goes when a packed one is there: nearly all readers take that.
      if (answer.isCompressible && answer.bodies.br === undefined && encoding !== "br") void kept(key, answer, "br");
      if (stored !== undefined) return stored;
      return encoding === "identity" ? bodyIn(answer, "identity") : kept(key, answer, encoding);
    },
  };
}
export type StoredBodies = ReturnType<typeof storedBodies>;
