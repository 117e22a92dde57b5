import type { Messages } from "../index.ts";

/** What is said once, after something has been done; each stays for five seconds. */
export const notices: Messages["notices"] = {
  error: "Errore",
  unexpected: "Si è verificato un errore imprevisto",
  signedIn: { title: "Benvenuto!", text: "Hai effettuato l’accesso" },
  signedUp: { title: "Account creato!", text: "Controlla la tua email per confermare l’account" },
  signedOut: { title: "Sessione chiusa", text: "Sei uscito correttamente" },
  signedOutEverywhere: { title: "Sessioni chiuse", text: "La tua sessione è stata chiusa su tutti i dispositivi" },
  confirmed: { title: "Account confermato", text: "Ora puoi accedere" },
  resetSent: {
    title: "Messaggio inviato",
    text: "Se l’indirizzo ha un account, riceverà un link per impostare una nuova password",
  },
  passwordSet: { title: "Password cambiata", text: "Accedi con quella nuova" },
  passwordChanged: { title: "Password cambiata", text: "Le altre sessioni sono state chiuse" },
  profileSaved: { title: "Modifiche salvate", text: "Valgono da subito" },
  sessionClosed: { title: "Sessione chiusa", text: "Quel dispositivo dovrà accedere di nuovo" },
  keyRevoked: { title: "Chiave revocata", text: "I programmi che la usano non entrano più" },
  accountClosed: { title: "Account eliminato", text: "Non conserviamo più nulla di tuo" },
  historyEntryDeleted: { title: "Analisi eliminata", text: "Non è più nella tua cronologia" },
  historyDeleted: { title: "Cronologia eliminata", text: "Non conserviamo più nessuna delle tue analisi" },
  messageSent: { title: "Messaggio inviato", text: "Ti risponderemo per e-mail" },
  answerSent: { title: "Risposta inviata", text: "Resta nella conversazione" },
  messageChanged: { title: "Modifiche salvate", text: "Lo stato del messaggio è cambiato" },
  planChanged: { title: "Piano cambiato", text: "Vale da adesso" },
  personSuspended: { title: "Account sospeso", text: "Le sue sessioni sono chiuse e le sue chiavi non entrano" },
  personReadmitted: { title: "Sospensione revocata", text: "Può accedere di nuovo da adesso" },
  roleChanged: { title: "Ruolo cambiato", text: "Vale da adesso" },
  contentSaved: { title: "Contenuto salvato", text: "È stata conservata una versione" },
  contentRestored: { title: "Versione ripristinata", text: "Adesso è l’ultima" },
  imageAdded: { title: "Immagine caricata", text: "Ora puoi metterla in un testo" },
};
