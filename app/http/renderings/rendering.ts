import type { MeteredUse } from "../../core/usage/contracts/metered-use.ts";
import type { LeftBehind } from "../../wiring/composition.server.ts";

/** An order to a rendering thread: get ready, or answer the request that a key describes. */
export type RenderingOrder = "get ready" | { address: string; headers: [name: string, value: string][] };

/** An answer for many readers as it was made, with nothing of any of them; plain data, so that it can be sent between threads. */
export type HandedOver = {
  headers: [name: string, value: string][];
  body: Uint8Array;
  uses: readonly MeteredUse[];
};

/** Where the answer to one request is put; null as long as there is none, or none for many. */
export type Place = { answer: HandedOver | null; failure: string | null };

/** An answer for many; without one, the code of the failure there was, if any. Who has asked makes it then. */
export type Rendering = { answer: (HandedOver & LeftBehind) | null; failure: string | null };
