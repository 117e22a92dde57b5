import type { EventMessage } from "../../use-cases/webhook-context.ts";
import { again, asJson, isTaken, type Service, shortened } from "./service.ts";

/** Of a text of a block. */
const LONGEST_TEXT = 2_900;

/** What has a meaning in every text; marks such as * have none where a block says what is bold. */
const slackText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * An incoming webhook, of Slack or of what takes its messages (Mattermost, Rocket.Chat, Discord with /slack). The blocks hold the text
 * as it is, for the names of people's own lists may hold any mark; `text` is what notifications and other programs show.
 * @see https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
 */
export const slack: Service = {
  async requestFor({ endpoint: { address, secret } }, { message }) {
    return { address: `${address}${secret}`, headers: asJson, body: JSON.stringify(bodyOf(await message())) };
  },
  verdictOn(answer) {
    if (isTaken(answer)) return { kind: "sent" };
    // no_service, channel_not_found, action_prohibited, channel_is_archived: a word of its own, never a page of something on the way.
    const isOfSlack = /^[a-z_]+$/.test(answer.beginning.trim());
    if (isOfSlack && [403, 404, 410].includes(answer.status)) return { kind: "gone" };
    return isOfSlack && answer.status === 400 ? { kind: "refused" } : again(answer);
  },
};

function bodyOf({ title, lines, link }: EventMessage) {
  const text = shortened(lines.join("\n"), LONGEST_TEXT);
  const elements = [
    { type: "text", text: title, style: { bold: true } },
    ...(text === "" ? [] : [{ type: "text", text: `\n${text}` }]),
    ...(link === null
      ? []
      : [
          { type: "text", text: "\n" },
          { type: "link", url: link.address, text: link.label },
        ]),
  ];
  const told = [slackText(title), ...(text === "" ? [] : [slackText(text)])];
  return {
    text: [...told, ...(link === null ? [] : [`<${slackText(link.address)}|${slackText(link.label)}>`])].join("\n"),
    blocks: [{ type: "rich_text", elements: [{ type: "rich_text_section", elements }] }],
    ...{ unfurl_links: false, unfurl_media: false },
  };
}
