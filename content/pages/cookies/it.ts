import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Cookie",
  description:
    "Quelli delle tue preferenze, quelli del tuo account, uno per la chat e uno per le tue cifre, e solo se scegli, accedi, scrivi o porti qualcosa.",
  updated: "2026-11-21",
  blocks: [
    {
      text: "La prima visita non crea nessun cookie. Quelli di preferenza compaiono quando scegli qualcosa e durano un anno; quello delle tue cifre, quando le porti; quello della chat, quando la apri; quelli del tuo account, quando accedi.",
    },
    {
      analytics: {
        none: [
          {
            text: "Non ci sono cookie pubblicitari, di misurazione o di terzi: le visite si contano senza, e per questo nessun avviso ti chiede il consenso.",
          },
        ],
        known: [
          {
            text: "Non ci sono cookie pubblicitari o di terzi. Qui le visite si contano senza. Chi gestisce questa installazione usa anche {service}; poiché è un servizio esterno, prima ti chiediamo il consenso, e senza non si carica.",
          },
        ],
      },
    },
    {
      table: {
        head: ["Nome", "Categoria", "A che cosa serve", "Durata"],
        rows: [
          ["valora-language", "Preferenza", "La lingua che hai scelto", "1 anno"],
          ["theme", "Preferenza", "Tema chiaro o scuro", "1 anno"],
          ["palette", "Preferenza", "Colori dello stato", "1 anno"],
          ["explained", "Preferenza", "Quanto si spiega in un risultato", "1 anno"],
          [
            "valora-no-scripts",
            "Preferenza",
            "Fa applicare le tue preferenze al server se il tuo browser non esegue script",
            "1 anno",
          ],
          [
            "valora-session (__Host-valora-session con HTTPS)",
            "Necessario",
            "Perché tu resti nel tuo account",
            "7 giorni dall'ultimo uso, al massimo 30",
          ],
          [
            "valora-sign-in (__Host-valora-sign-in con HTTPS)",
            "Necessario",
            "Perché il codice valga per la password scritta prima",
            "10 minuti",
          ],
          [
            "valora-device",
            "Necessario",
            "Perché tu possa entrare da questo browser anche mentre altri provano password con il tuo indirizzo",
            "1 anno",
          ],
          ["valora-notice", "Necessario", "Dirti nella pagina successiva che cosa è appena stato fatto", "1 minuto"],
          ["valora-chat", "Necessario", "Perché solo tu legga la conversazione che hai aperto nella chat", "30 giorni"],
          [
            "valora-import",
            "Necessario",
            "Perché solo tu veda le cifre che hai portato in «Usa le tue cifre»",
            "Fino alla chiusura del browser",
          ],
        ],
        rowsWithAnalytics: [
          [
            "valora-analytics",
            "Necessario",
            "Ricordare se hai accettato o rifiutato che un servizio esterno conti la tua visita",
            "1 anno",
          ],
        ],
      },
    },
    {
      text: [
        "Le stesse quattro preferenze e l'elenco delle società recenti (valora-recent) restano anche nell'archivio locale del browser. Vi resta anche, senza essere inviato a nessuno, ciò che hai visto nell’ultima visita alle ultime sessanta valutazioni (valora-visits), per dirti che cosa è cambiato; «Dimentica le mie visite» lo cancella. Anche le ultime otto analisi che hai guardato restano nel browser, senza nulla di tuo, per quando manca la connessione; spariscono quando esci o elimini l'account. Puoi ",
        { text: "cambiarle", to: "/preferences" },
        " o cancellarle dal browser quando vuoi.",
      ],
    },
    {
      analytics: {
        none: [],
        known: [
          { heading: "Che cosa riceve {service}", id: "analytics" },
          {
            text: "Se accetti, il tuo browser carica un programma di {service} e gli dice quali pagine di questo sito leggi, da quale pagina sei arrivato, che browser e che schermo usi; e, come ogni connessione, il tuo indirizzo IP. Non si carica nel tuo account, nella cronologia, tra le società che segui, con le tue cifre né in nessun'altra pagina personale. Plausible non usa cookie, e a Matomo chiediamo di non usarne. Se il tuo browser invia Do Not Track o Global Privacy Control, non te lo chiediamo, e non si carica a meno che tu non lo accetti qui.",
          },
          { analyticsAnswer: true },
        ],
      },
    },
  ],
};
