import type { Messages } from "../index.ts";

export const content: Messages["content"] = {
  backToBlog: "Torna al blog",
  dateAndTime: "{date} · {minutes} min",
};
