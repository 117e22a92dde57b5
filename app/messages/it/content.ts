import type { Messages } from "../index.ts";

export const content: Messages["content"] = {
  blogTitle: "Blog",
  blogDescription: "Guide brevi per capire da dove viene un valore.",
  backToBlog: "Torna al blog",
  dateAndTime: "{date} · {minutes} min",
};
