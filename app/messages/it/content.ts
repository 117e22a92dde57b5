import type { Messages } from "../message-types.ts";

export const content: Messages["content"] = {
  backToBlog: "Torna al blog",
  updated: "Ultimo aggiornamento: {date}",
  dateAndTime: "{date} · {minutes} min",
  transcript: "Trascrizione",
  videoFallback: "Il tuo browser non riproduce questo video. <link>Scaricalo</link>.",
  videoGone: "Il video «{title}» non è più disponibile.",
};
