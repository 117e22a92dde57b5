import { pageMessages } from "../../session/messages.ts";
import { textsOf } from "../site/texts-of.tsx";

/** Gives what is inside the texts of accounts besides those of the site. */
export const AccountTexts = textsOf(pageMessages, ["site", "account"]);
