import type { ScreenMembers } from "../../../core/lists/use-cases/screen-members.ts";
import { mailStopPath } from "../../webhooks/contracts/mail-stop-path.ts";
import { type WrittenEvent, writtenEvent } from "../../webhooks/contracts/written-event.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import { addressOfSaved } from "./keep-saved.ts";
import type { ChangedScreen, WatchedScreens } from "./saved-context.ts";

/** A company that entered or left, by its name where it is known. */
type Moved = { ticker: string; name: string };
export type ToldScreen = Omit<ChangedScreen, "entered" | "left"> & {
  entered: readonly Moved[];
  left: readonly Moved[];
  /** The page of the screen, in full. */
  page: string;
  /** The page that ends the mails of screens for its owner, in full. */
  stopPage: string;
};

type Watching = {
  now(): Date;
  pause(): Promise<void>;
  screens: WatchedScreens;
  /** What a screen holds now; null while all companies are not valued yet. Throws for one that cannot be read. */
  membersOf(content: string): Promise<ScreenMembers | null>;
  write(told: ToldScreen): Promise<EventMail>;
  /** A page of this site, in full. */
  addressOf(path: string): string;
  warn(error: unknown): void;
};

/** Looks at every watched screen and tells its owner which companies have entered or left; says how many were told. */
export async function watchScreens(context: Watching, signal: AbortSignal): Promise<number> {
  const { now, pause, screens } = context;
  const byContent = Map.groupBy(await screens.all(), ({ content }) => content);
  let told = 0;
  for (const [content, watched] of byContent) {
    signal.throwIfAborted();
    const at = now();
    const members = await membersOrNone(context, content);
    if (members === null) continue;
    for (const screen of watched) {
      const isTold = await screens.keep(screen, {
        companies: members.tickers,
        tell: async (changed) => tellingOf(context, toldScreen(context, changed, members), at),
        now: at,
      });
      if (isTold) told += 1;
    }
    await pause();
  }
  return told;
}

/** A screen that cannot be worked out tells nothing, and the others are looked at. */
async function membersOrNone({ membersOf, warn }: Watching, content: string): Promise<ScreenMembers | null> {
  try {
    return await membersOf(content);
  } catch (error) {
    warn(error);
    return null;
  }
}

function toldScreen({ addressOf }: Watching, changed: ChangedScreen, { nameOf }: ScreenMembers): ToldScreen {
  const named = (tickers: readonly string[]) => tickers.map((ticker) => ({ ticker, name: nameOf(ticker) }));
  const page = addressOf(addressOfSaved({ kind: "screen", content: changed.content }));
  const stopPage = addressOf(mailStopPath(changed.mailStopKey, "screen.changed"));
  return { ...changed, entered: named(changed.entered), left: named(changed.left), page, stopPage };
}

const tellingOf = async ({ write }: Watching, told: ToldScreen, at: Date) => ({
  mail: await write(told),
  event: screenEvent(told, at),
});

/** What has moved in a screen as a program is told of it. */
const screenEvent = ({ id, name, entered, left, page }: ToldScreen, at: Date): WrittenEvent<"screen.changed"> =>
  writtenEvent("screen.changed", at, { screen: id, name, entered, left, page });
