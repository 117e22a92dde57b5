import { pageMessages } from "../../session/messages.ts";
import { textsOf } from "../site/texts-of.tsx";

/** Gives what is inside the texts of statements and ratios besides those of the site and of a result. */
export const FundamentalsTexts = textsOf(pageMessages, ["site", "result", "fundamentals"]);
