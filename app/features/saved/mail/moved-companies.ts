import { spokenName } from "../../../messages/company-name.ts";
import type { ReaderWords } from "../../../messages/reader/reader-words.ts";
import type { ToldScreen } from "../use-cases/watch-screens.ts";

type Moved = Pick<ToldScreen, "name" | "entered" | "left">;

/** How many companies have entered and left a screen, in one line. */
export function moveCounts({ name, entered, left }: Moved, { t }: Pick<ReaderWords, "t">): string {
  const both = entered.length > 0 && left.length > 0 ? "yes" : "no";
  return t("mail.screen.subject", { name, entered: entered.length, left: left.length, both });
}

/** Which companies entered, and which left; of each no more than so many by name. */
export function moveSections({ entered, left }: Moved, { t }: Pick<ReaderWords, "t">, mostNamed: number): string[] {
  const section = (key: "entered" | "left", moved: ToldScreen["entered"]) => {
    if (moved.length === 0) return [];
    const named = moved.slice(0, mostNamed).map((each) => `- ${spokenName(each.name)} (${each.ticker})`);
    const rest = moved.length - named.length;
    const more = rest === 0 ? [] : [t("mail.screen.more", { count: rest })];
    return [[t(`mail.screen.${key}`, { count: moved.length }), ...named, ...more].join("\n")];
  };
  return [...section("entered", entered), ...section("left", left)];
}
