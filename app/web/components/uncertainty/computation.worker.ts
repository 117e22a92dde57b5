import { computationOf, type Work } from "./computation.ts";

/** Runs beside the page: one piece of work a thread, told as it goes. Who no longer wants the answer ends the thread. */
addEventListener("message", ({ data }: MessageEvent<Work>) => {
  for (const told of computationOf(data)) postMessage(told);
});
