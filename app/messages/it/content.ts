import type { Messages } from "../message-types.ts";

export const content: Messages["content"] = {
  backToBlog: "Torna al blog",
  updated: "Ultimo aggiornamento: {date}",
  dateAndTime: "{date} · {minutes} min",
};
