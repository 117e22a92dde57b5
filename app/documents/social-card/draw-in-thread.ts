import { join } from "node:path";
import { appFolder } from "../../config/app-folder.server.ts";
import type { SocialCard } from "../../core/analysis/contracts/social-card.ts";
import type { Language } from "../../messages/languages.ts";
import { threadQueue } from "../../threads/thread-queue.ts";

export type Order = { card: SocialCard; language: Language };

/** Draws a card, away from the requests. */
export const drawInThread = threadQueue<Order, Uint8Array<ArrayBuffer>>({
  file: join(appFolder, "documents", "social-card", "worker.ts"),
  name: "social-card",
  memoryInMegabytes: 128,
});
