import type { Messages } from "../message-types.ts";

/** The page to write to the team. */
export const contact: Messages["contact"] = {
  form: {
    title: "Contatti",
    lead: "Un dubbio, un numero che non torna, un’idea: scrivici e ti rispondiamo per email.",
    email: "Email",
    emailPlaceholder: "tu@email.com",
    emailHint: "È qui che ti risponderemo.",
    subject: "Oggetto",
    message: "Messaggio",
    messageHint:
      "Almeno {minimum, number} caratteri. Se riguarda un numero, indica il simbolo e il metodo, e copia l’indirizzo della pagina.",
    send: "Invia il messaggio",
    sending: "Invio in corso…",
    failed: "Errore nell’invio del messaggio. Riprova.",
    directTitle: "Contatto diretto",
    directKnown: "Puoi anche scrivere a",
    directUnknown:
      "Questa installazione non ha pubblicato un indirizzo email; il modulo arriva comunque a chi la gestisce.",
    responseTime: "Ci proponiamo di rispondere entro 24 ore lavorative.",
    tipTitle: "Un consiglio",
    tip: "Guarda prima le <faq>domande frequenti</faq>: forse la risposta è già lì.",
    trap: "Lascia vuoto questo campo",
    privacy:
      "Conserviamo il messaggio al massimo per un anno dall’ultima volta che vi si scrive. Di più in <privacy>privacy</privacy>.",
  },
  ways: {
    chat: "Chat dal vivo",
    chatOpen: "Adesso c’è qualcuno: ti rispondiamo qui. Se te ne vai, scriviamo all’indirizzo che lasci.",
    chatClosed: "Adesso non c’è nessuno. Scrivi lo stesso e lascia il tuo indirizzo: ti rispondiamo per email.",
    hours: "Orari di assistenza",
    days: "da {first} a {last}",
    closed: "{days}: chiuso",
    clock: "{clock}",
    never: "Nessun orario fisso: rispondiamo per email.",
    others: "Altri modi",
    email: "Email",
    business: "Anche per aziende e collaborazioni.",
    form: "Modulo di contatto",
    faq: "Domande frequenti",
    blog: "Guide e articoli",
    features: "Che cosa fa lo strumento",
  },
  chat: {
    start: "Avvia la chat",
    form: "Chat",
    you: "Tu",
    team: "Il team di Valora",
    text: "Il tuo messaggio",
    send: "Invia",
    email: "Email",
    emailOptional: "Email (facoltativa)",
    emailHint: "Per risponderti quando non sei più qui.",
    withoutScripts: "La chat ha bisogno di JavaScript. Il <form>modulo di contatto</form> arriva alle stesse persone.",
  },
};
