import type { Messages } from "../message-types.ts";

/** The state of everything that an installation depends on. */
export const status: Messages["status"] = {
  title: "Stato",
  lead: "Tutto ciò da cui dipende questa installazione, come è stato visto l'ultima volta. Ricarica la pagina per la situazione attuale.",
  well: "Funziona tutto.",
  faults: "{count, plural, one {Una cosa non funziona.} other {# cose non funzionano.}}",
  heading: "Dipendenze",
  names: {
    database: "Database",
    room: "Disco",
    notices: "Avvisi tra processi",
    sources: "{part, select, none {Fonti in tempo reale} other {Fonte: {part}}}",
    jobs: "Attività: {part}",
    mail: "Server di posta",
    backups: "Backup",
    clock: "Orologio",
  },
  jobs: {
    alerts: "avvisi",
    backups: "backup",
    clearing: "eliminazione dei dati scaduti",
    filings: "nuovi bilanci",
    mail: "invio della posta",
    payments: "abbonamenti",
    prices: "prezzi del giorno",
    resealing: "nuova sigillatura dei segreti",
    scores: "verifica delle previsioni",
    webhooks: "webhook",
  },
  states: "{state, select, up {Funziona} down {Non funziona} off {Non configurato} other {Non usato dall''avvio}}",
  since: "Dal {since}",
  seen: "visto il {seen}",
  cause: "Causa:",
  todo: "Che cosa fare:",
  causes: {
    lowRoom: "restano liberi solo {figure, number} MB",
    readOnly: "non si può scrivere nella cartella dei dati",
    stuck: "è in corso da {figure, number} minuti senza finire",
    overdue: "l'ultimo backup valido ha {figure, number} ore",
    clockAhead: "è andato avanti di {figure, number} secondi di colpo",
    clockBack: "è tornato indietro di {figure, number} secondi",
    clockEarly: "è indietro di {figure, number} giorni rispetto alla data dei dati inclusi",
  },
  advice: {
    database:
      "Controlla che PostgreSQL sia in funzione e che DATABASE_URL sia corretto; con il database incorporato, controlla il disco e riavvia Valora. Nel frattempo si possono leggere le analisi delle società incluse. Valora si ricollega da sola.",
    room: "Libera spazio o amplia il disco della cartella dei dati, e controllane i permessi. Fino ad allora si può leggere e non si salva nulla. Non serve riavviare.",
    notices:
      "I processi non vengono a sapere subito che cosa cambiano gli altri. Collegati a PostgreSQL direttamente, o con un pooler in modalità sessione.",
    sources:
      "Controlla che la fonte risponda e che la sua chiave sia ancora valida. Nel frattempo si usano i dati salvati e quelli inclusi. Verrà interrogata di nuovo alla prossima richiesta.",
    jobs: "Si riprova al prossimo turno. Se continua a fallire, la causa è qui sopra e nel log del server.",
    mail: "Controlla SMTP_URL, utente e password, e che il server di posta sia in funzione. I messaggi aspettano nella posta in uscita e partono quando torna.",
    backups:
      "Controlla lo spazio e i permessi della cartella dei backup, e creane uno con «valora backup». L'ultimo backup valido resta valido.",
    clock:
      "Sincronizza l'orologio della macchina (su Linux: timedatectl set-ntp true). I limiti giornalieri, le sessioni e la data dei dati dipendono da esso.",
  },
  facts: {
    heading: "Questa installazione",
    version: "Versione",
    node: "Node",
    started: "In funzione dal",
    data: "Dati inclusi",
    database: "Database",
    databaseKind: "{kind, select, embedded {incorporato, nella cartella dei dati} other {PostgreSQL}}",
    disk: "Spazio libero",
    diskRoom: "{free} su {total}",
    backup: "Ultimo backup valido",
    backupOf: "{madeAt}, {size} ({name})",
    noBackup: "{isScheduled, select, yes {Ancora nessuno} other {Nessuno: non sono programmati}}",
    kept: "Backup conservati",
    mails: "Messaggi da inviare",
    unknown: "Non si sa finché il database non risponde",
  },
  json: "Lo stesso, per i programmi, all'indirizzo {address}.",
};
