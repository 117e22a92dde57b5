import type { Messages } from "../index.ts";

/** The page to write to the team. */
export const contact: Messages["contact"] = {
  form: {
    title: "Contatti",
    lead: "Un dubbio, un numero che non torna, un’idea: scrivici e ti rispondiamo per e-mail.",
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
      "Questa installazione non ha pubblicato un indirizzo e-mail; il modulo arriva comunque a chi la gestisce.",
    responseTime: "Ci proponiamo di rispondere entro 24 ore lavorative.",
    tipTitle: "Un consiglio",
    tip: "Guarda prima le <faq>domande frequenti</faq>: forse la risposta è già lì.",
    trap: "Lascia vuoto questo campo",
    privacy:
      "Conserviamo il messaggio al massimo per un anno dall’ultima volta che vi si scrive. Di più in <privacy>privacy</privacy>.",
  },
};
