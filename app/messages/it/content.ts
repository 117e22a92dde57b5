import type { Messages } from "../index.ts";

export const content: Messages["content"] = {
  backToBlog: "Torna al blog",
  updated: "Ultimo aggiornamento: {date}",
  dateAndTime: "{date} · {minutes} min",
};
