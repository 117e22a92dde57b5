import type { Messages } from "../message-types.ts";

/** The first administrator, and the settings of an installation. */
export const installation: Messages["installation"] = {
  setUp: {
    title: "Avvia questa installazione",
    lead: "Non c’è ancora nessun account. Quello che crei qui la amministra. Questo indirizzo smette di funzionare non appena ce n’è uno.",
    account: "Il tuo account",
    emailHint: "Non serve confermarla: hai letto questo indirizzo dove gira il server.",
    emailFixed: "Lo indica già ADMIN_EMAIL.",
    submit: "Crea l’account e inizia",
  },
  settings: {
    title: "Installazione",
    lead: "Le modifiche valgono appena salvate, in tutti i processi e senza riavvio. Ciò che una variabile d’ambiente stabilisce si cambia lì.",
    heading: "Impostazioni",
    operatorName: "Chi gestisce questa installazione",
    operatorNameHint: "Una persona o una società, come la indicheranno i testi legali. Si può lasciare vuoto.",
    fixed: "Lo stabilisce {setting} nell’ambiente: {value}",
    plans: "Il piano gratuito ha limiti?",
    plansOn: "Sì: dieci società diverse al giorno per persona",
    plansOff: "No: chiunque apre tutte le società che vuole",
    plansState: "{state, select, on {con limiti} other {senza limiti}}",
    sources: "Fonti interrogate in diretta",
    providersHint:
      "Senza nessuna, Valora usa i dati inclusi e non invia alcuna richiesta. Quelle che richiedono una chiave compaiono qui quando la chiave è nell’ambiente.",
    providersFixed: "quelle che elenca",
    save: "Salva",
  },
  safety: {
    heading: "Che cosa le manca per essere sicura",
    allFine: "Non manca nulla di ciò che Valora può verificare da sola.",
    state: "{state, select, fine {A posto} open {Da fare} other {Non serve su questo computer}}",
    encryption: {
      fine: "Si raggiunge via https.",
      open: "Si raggiunge senza https: password e sessioni viaggiano in chiaro. Metti davanti un proxy con certificato e indica l’indirizzo in PUBLIC_ORIGIN.",
    },
    keys: {
      fine: "APP_KEYS cifra i segreti conservati.",
      open: "I segreti conservati sono cifrati con una chiave che sta nella cartella dei dati: chi copia la cartella ha entrambi. Tieni la chiave altrove, in APP_KEYS.",
    },
    mail: {
      fine: "C’è un server di posta.",
      open: "Nessun server di posta: conferme e nuove password non partono. Imposta SMTP_URL e MAIL_FROM.",
    },
    backups: {
      fine: "Ogni giorno si fa un backup cifrato.",
      open: "I backup non si fanno o non sono cifrati. Imposta BACKUP_AT, e BACKUP_RECIPIENT o BACKUP_PASSPHRASE.",
    },
    proxies: {
      fine: "I limiti ai tentativi contano per indirizzo di ogni lettore.",
      open: "C’è un proxy e TRUSTED_PROXIES non lo nomina: tutti i lettori condividono lo stesso limite di tentativi.",
    },
  },
  mail: {
    heading: "Email",
    lead: "Invia un messaggio al tuo indirizzo per vedere se la posta parte. La posta in uscita dice se è partita, o perché no.",
    off: "Senza server di posta non parte nulla: i messaggi aspettano nella posta in uscita.",
    send: "Invia un’email di prova",
    outbox: "Apri la posta in uscita",
  },
};
