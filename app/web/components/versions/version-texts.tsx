import { pageMessages } from "../../session/messages.ts";
import { textsOf } from "../site/texts-of.tsx";

/** Gives what is inside it the texts of accounts and those of a result, which name its numbers. */
export const VersionTexts = textsOf(pageMessages, ["site", "account", "result"]);
