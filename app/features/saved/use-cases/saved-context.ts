import type { Plan } from "../../../core/usage/contracts/plan.ts";
import type { MostOf } from "../../../core/usage/use-cases/most-of.ts";
import type { WrittenEvent } from "../../webhooks/contracts/written-event.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import type { SavedItem } from "../contracts/saved.ts";

export type StoredItem = Omit<SavedItem, "address" | "checkedAt" | "changedAt"> & {
  checkedAt: Date | null;
  changedAt: Date;
};
export type ItemToSave = Pick<StoredItem, "kind" | "name" | "content" | "isWatched" | "changedAt"> & {
  accountId: string;
};
export type ItemChange = { name?: string | undefined; isWatched?: boolean | undefined; changedAt: Date };

/** `most` of them, and `mostWatched` of those that are watched. */
export type SavedLimits = { most: number; mostWatched: number };
export type SaveRefusal = "tooMany" | "tooManyWatched" | "nameTaken";

export type SavedStore = {
  add(item: ItemToSave, limits: SavedLimits): Promise<StoredItem | SaveRefusal>;
  change(
    owner: { accountId: string; id: string },
    change: ItemChange,
    limits: SavedLimits,
  ): Promise<StoredItem | "notThere" | "notScreen" | SaveRefusal>;
  list(accountId: string): Promise<StoredItem[]>;
  remove(accountId: string, id: string): Promise<boolean>;
};

/** Dependencies of the use cases of what people save. */
export type SavedContext = {
  now(): Date;
  saved: SavedStore;
  mostOf: MostOf;
  /** Whether a person of the plan may have screens watched. */
  watchesScreens(plan: Plan): boolean;
};

/** A watched screen, and whose it is. */
export type WatchedScreen = Pick<StoredItem, "id" | "content"> & { accountId: string };

/** Companies that a screen holds now and did not, or did and holds no more; by symbol. */
export type ScreenMoves = { entered: readonly string[]; left: readonly string[] };

/** What has moved in a screen, and who is told. */
export type ChangedScreen = Pick<StoredItem, "id" | "name" | "content"> &
  ScreenMoves & { displayName: string; language: string; mailStopKey: string };

export type WatchedScreens = {
  /** All that are watched of people who are not suspended and whose plan has it. */
  all(): Promise<readonly WatchedScreen[]>;
  /**
   * Keeps which companies a screen holds. Where it held others before, queues mail and event with that, once, and answers true; the
   * first companies of a screen are told to no one.
   */
  keep(
    screen: WatchedScreen,
    given: {
      companies: readonly string[];
      tell(changed: ChangedScreen): Promise<{ mail: EventMail; event: WrittenEvent<"screen.changed"> }>;
      now: Date;
    },
  ): Promise<boolean>;
};
