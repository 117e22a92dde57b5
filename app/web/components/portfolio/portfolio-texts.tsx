import { pageMessages } from "../../session/messages.ts";
import { textsOf } from "../site/texts-of.tsx";

/** Gives what is inside the texts of lists and of accounts besides those of the site. */
export const PortfolioTexts = textsOf(pageMessages, ["site", "account", "list"]);
