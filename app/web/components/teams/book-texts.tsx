import { pageMessages } from "../../session/messages.ts";
import { textsOf } from "../site/texts-of.tsx";

/** Gives what is inside it the texts of accounts, of a result and of lists: a book of a team lists companies, and watches their ratios. */
export const BookTexts = textsOf(pageMessages, ["site", "account", "result", "list"]);
