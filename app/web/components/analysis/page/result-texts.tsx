import { pageMessages } from "../../../session/messages.ts";
import { textsOf } from "../../site/texts-of.tsx";

/** Gives what is inside the texts of a result besides those of the site. */
export const ResultTexts = textsOf(pageMessages, ["site", "result"]);
