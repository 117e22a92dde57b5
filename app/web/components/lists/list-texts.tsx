import { pageMessages } from "../../session/messages.ts";
import { textsOf } from "../site/texts-of.tsx";

/** Gives what is inside the texts of lists and of a result besides those of the site. */
export const ListTexts = textsOf(pageMessages, ["site", "result", "list"]);
