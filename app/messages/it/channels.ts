import type { Messages } from "../message-types.ts";

/** Channels of services that show people messages: how to add one. */
export const channels: Messages["channels"] = {
  title: "Canali",
  lead: "Ricevi gli avvisi su Telegram, Slack, ntfy o Matrix: un testo breve con le cifre, le loro date e un link. Per un tuo programma ci sono i <webhooks>webhook</webhooks>.",
  none: "Non ce n’è ancora nessuno.",
  list: "I tuoi canali",
  create: "Nuovo canale",
  limit: "Fino a {maximum, number} tra canali e webhook. I testi sono nella lingua del tuo account.",
  whereTold: "Dove ti arriva ogni avviso",
  mail: "{mail, select, always {Email, sempre} ofTheJob {Email, se l’analisi lo chiede} gathered {Email, nel riepilogo} other {Email}}",
  nowhere: "Da nessuna parte",
  changeMails: "Scegli che cosa arriva per email",
  mailsHint:
    "Le risposte alle tue segnalazioni arrivano sempre per email; la fine di un’analisi programmata, se lo chiedi lì. Degli avvisi silenziati nella tua lista non ti avvisiamo da nessuna parte.",
  gathered: "{place} (con il riepilogo)",
  timings: "{timing, select, atOnce {Subito} digest {Nel riepilogo} other {No}}",
  digest: "Il riepilogo",
  digestLead:
    "Un solo messaggio, per società, con ciò che è successo dal precedente. Se non è successo nulla, non arriva.",
  days: "Giorni",
  dayNames:
    "{day, select, monday {Lunedì} tuesday {Martedì} wednesday {Mercoledì} thursday {Giovedì} friday {Venerdì} saturday {Sabato} other {Domenica}}",
  hour: "Ora",
  timeZone: "Fuso orario",
  next: "Il prossimo riepilogo parte il {moment}, ora di {zone}.{waiting, plural, =0 {} one { # avviso in attesa.} other { # avvisi in attesa.}}",
  when: "Quando",
  channelTimings: "{timing, select, atOnce {Subito} other {Con il riepilogo, in un solo messaggio}}",
  whenHint: "Il giorno e l’ora del riepilogo si scelgono nei <channels>tuoi canali</channels>.",
  stop: {
    title: "Non ricevere più il riepilogo",
    lead: "Non ti invieremo più per email ciò che arriva nel riepilogo. I tuoi canali e le altre email restano come sono.",
    submit: "Non riceverlo più",
    done: "Fatto: il riepilogo non arriverà più. Puoi chiederlo di nuovo nei tuoi canali.",
    list: "Scegli che cosa arriva per email",
  },
  stopOne: {
    title: "Non ricevere più un avviso per email",
    lead: "Non ti invieremo più email per questo avviso: «{event}». I tuoi canali e le altre email restano come sono.",
    submit: "Non riceverlo più",
    done: "Fatto: questo avviso non arriverà più per email. Puoi chiederlo di nuovo nei tuoi canali.",
  },
  saveMails: "Salva le email",
  service: "Servizio",
  services: "{service, select, telegram {Telegram} slack {Slack} ntfy {ntfy} other {Matrix}}",
  named: "{service} · {place}",
  add: "Aggiungi il canale",
  address: "{service, select, slack {Indirizzo del webhook} other {Server}}",
  serverHint:
    "{service, select, telegram {Lascialo così, a meno che tu non abbia un tuo server della Bot API.} ntfy {Cambialo se usi un tuo server.} other {L’indirizzo del server del tuo account, con https.}}",
  destination: "{service, select, telegram {Chat} ntfy {Argomento} other {Stanza}}",
  token:
    "{service, select, telegram {Token del bot} ntfy {Token (se l’argomento lo richiede)} other {Token di accesso}}",
  staysEmpty: "Se lo lasci vuoto, resta quello attuale. È conservato cifrato e non viene mostrato.",
  steps: {
    telegram: {
      first: "In Telegram scrivi <code>/newbot</code> a <code>@BotFather</code>. Ti dà il token del bot.",
      second: "Scrivi qualcosa al tuo bot. Se vuoi gli avvisi in un gruppo, aggiungilo e scrivi lì.",
      third:
        "Apri <code>https://api.telegram.org/botTOKEN/getUpdates</code> con il tuo token: la chat è il numero dopo <code>chat</code>, <code>id</code> (quello di un gruppo è negativo). Di un canale pubblico vale il suo <code>@nome</code>, con il bot come amministratore.",
    },
    slack: {
      first: "Su <code>api.slack.com/apps</code> crea un’app nel tuo spazio di lavoro.",
      second: "In «Incoming Webhooks» attivali, premi «Add New Webhook to Workspace» e scegli il canale degli avvisi.",
      third:
        "Copia l’indirizzo intero. Chi ce l’ha può scrivere nel canale, quindi lo conserviamo cifrato. Valgono anche quelli di Mattermost e Rocket.Chat, e quelli di Discord con <code>/slack</code> alla fine.",
    },
    ntfy: {
      first:
        "Nell’app di ntfy iscriviti a un argomento. Su un server pubblico chiunque ne conosca il nome può leggerlo: scegline uno che non si indovini.",
      second: "Scrivi qui sotto il nome dell’argomento e, se il server è tuo, il suo indirizzo.",
      third: "Se l’argomento è protetto, crea nel tuo account di ntfy («Access tokens») un token che possa scriverci.",
    },
    matrix: {
      first:
        "Crea un account per il bot e invitalo in una stanza senza crittografia end-to-end: quello che inviamo non ce l’ha.",
      second:
        "Con quell’account, in Element: «Tutte le impostazioni», «Aiuto e informazioni», «Token di accesso». Non chiudere quella sessione: il token smetterebbe di valere.",
      third: "Nella stanza: «Impostazioni», «Avanzate», «ID interno della stanza». Inizia con <code>!</code>.",
    },
  },
};
