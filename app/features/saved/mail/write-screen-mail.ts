import { spokenName } from "../../../messages/company-name.ts";
import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";
import type { ToldScreen } from "../use-cases/watch-screens.ts";

/** Companies that a mail names one by one, of those that entered and of those that left. */
const mostNamed = 20;

/** Writes the mail about companies that entered or left a watched screen. */
export async function writeScreenMail({
  name,
  displayName,
  language: asked,
  entered,
  left,
  page,
}: ToldScreen): Promise<{ subject: string; text: string }> {
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const t = await translatorFor(language);
  const url = new URL(page);
  if (language !== defaultLanguage) url.searchParams.set("lang", language);
  const section = (key: "entered" | "left", moved: ToldScreen["entered"]) => {
    if (moved.length === 0) return [];
    const named = moved.slice(0, mostNamed).map((each) => `- ${spokenName(each.name)} (${each.ticker})`);
    const rest = moved.length - named.length;
    const more = rest === 0 ? [] : [t("mail.screen.more", { count: rest })];
    return [[t(`mail.screen.${key}`, { count: moved.length }), ...named, ...more].join("\n")];
  };
  const parts = [
    t("mail.greeting", { name: displayName }),
    t("mail.screen.text", { name }),
    ...section("entered", entered),
    ...section("left", left),
    url.href,
    t("mail.farewell"),
  ];
  const moves = { name, entered: entered.length, left: left.length };
  const both = moves.entered > 0 && moves.left > 0 ? "yes" : "no";
  return { subject: t("mail.screen.subject", { ...moves, both }), text: `${parts.join("\n\n")}\n` };
}
