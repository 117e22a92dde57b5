import type { Messages } from "../index.ts";

export const content: Messages["content"] = {
  blogTitle: "Blog",
  blogDescription: "Short guides to understand where a value comes from.",
  backToBlog: "Back to the blog",
  dateAndTime: "{date} · {minutes} min",
};
