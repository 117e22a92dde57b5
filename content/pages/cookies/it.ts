import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Cookie",
  description: "Tre cookie di preferenza e uno per le tue cifre, e solo se scegli o porti qualcosa.",
  blocks: [
    {
      text: "La prima visita non crea nessun cookie. Quelli di preferenza compaiono quando scegli qualcosa e durano un anno; quello delle tue cifre, quando le porti. Non ci sono cookie pubblicitari, di misurazione o di terzi: per questo nessun avviso ti chiede il consenso.",
    },
    {
      table: {
        head: ["Nome", "Categoria", "A che cosa serve", "Durata"],
        rows: [
          ["valora-language", "Preferenza", "La lingua che hai scelto", "1 anno"],
          ["theme", "Preferenza", "Tema chiaro o scuro", "1 anno"],
          ["palette", "Preferenza", "Colori dello stato", "1 anno"],
          [
            "valora-import",
            "Necessario",
            "Perché solo tu veda le cifre che hai portato in «Usa le tue cifre»",
            "Fino alla chiusura del browser",
          ],
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
