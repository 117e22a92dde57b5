import type { Messages } from "../message-types.ts";

export const content: Messages["content"] = {
  backToBlog: "Back to the blog",
  updated: "Last updated: {date}",
  dateAndTime: "{date} · {minutes} min",
};
