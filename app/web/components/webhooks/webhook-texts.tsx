import { pageMessages } from "../../session/messages.ts";
import { textsOf } from "../site/texts-of.tsx";

/** Gives what is inside it the texts of accounts, webhooks among them. */
export const WebhookTexts = textsOf(pageMessages, ["site", "account"]);
