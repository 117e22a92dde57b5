import type { Messages } from "../message-types.ts";

export const search: Messages["search"] = {
  label: "Simbolo dell’azione",
  placeholder: "{ticker}",
  analyse: "Analizza",
  hint: "Il simbolo o il nome: AAPL o Apple. Fuori dagli Stati Uniti, il simbolo con la sua borsa: SAN.MC, ENEL.MI.",
  listLabel: "Suggerimenti",
  recent: "Recenti",
  companies: "Società",
  popular: "Per cominciare",
  noData: "senza bilanci",
  headlines: "uno sguardo",
  noResults: "Non conosciamo nessuna società con questo simbolo o nome.",
  count:
    "{count, plural, =0 {Nessun suggerimento} one {# suggerimento} other {# suggerimenti}}. Frecce per spostarti, Invio per scegliere.",
  source: {
    label: "Fonte dei dati",
    automatic: "Automatica",
    bundled: "Database locale",
    ecb: "Banca centrale europea",
    "us-treasury": "Tesoro USA",
    paused: "{source}: in pausa, non risponde",
    limited: "{source}: ha raggiunto il suo limite di richieste",
  },
};
