import type { Messages } from "../index.ts";

export const content: Messages["content"] = {
  backToBlog: "Back to the blog",
  updated: "Last updated: {date}",
  dateAndTime: "{date} · {minutes} min",
};
