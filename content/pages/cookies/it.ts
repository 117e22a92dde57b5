import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Cookie",
  description: "Tre cookie di preferenza, e solo se scegli qualcosa.",
  blocks: [
    {
      text: "La prima visita non crea nessun cookie. Ognuno compare quando scegli qualcosa e dura un anno. Non ci sono cookie pubblicitari, di misurazione o di terzi: per questo nessun avviso ti chiede il consenso.",
    },
    {
      table: {
        head: ["Nome", "Categoria", "A che cosa serve", "Durata"],
        rows: [
          ["valora-language", "Preferenza", "La lingua che hai scelto", "1 anno"],
          ["theme", "Preferenza", "Tema chiaro o scuro", "1 anno"],
          ["palette", "Preferenza", "Colori dello stato", "1 anno"],
        ],
      },
    },
    {
      text: [
        "Le stesse tre preferenze e l'elenco delle società recenti (valora-recent) restano anche nell'archivio locale del browser. Puoi ",
        { text: "cambiarle", to: "/preferences" },
        " o cancellarle dal browser quando vuoi.",
      ],
    },
  ],
};
