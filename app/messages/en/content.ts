import type { Messages } from "../message-types.ts";

export const content: Messages["content"] = {
  backToBlog: "Back to the blog",
  updated: "Last updated: {date}",
  dateAndTime: "{date} · {minutes} min",
  transcript: "Transcript",
  videoFallback: "Your browser does not play this video. <link>Download it</link>.",
  videoGone: "The video “{title}” is no longer available.",
};
