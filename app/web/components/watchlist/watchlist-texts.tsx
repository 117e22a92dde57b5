import { pageMessages } from "../../session/messages.ts";
import { textsOf } from "../site/texts-of.tsx";

/** Gives what is inside it the texts of a result and of lists: alerts watch ratios of the reader's own. */
export const WatchlistTexts = textsOf(pageMessages, ["site", "result", "list"]);
