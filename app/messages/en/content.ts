import type { Messages } from "../index.ts";

export const content: Messages["content"] = {
  backToBlog: "Back to the blog",
  dateAndTime: "{date} · {minutes} min",
};
