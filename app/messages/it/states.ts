import type { Messages } from "../message-types.ts";

export const states: Messages["states"] = {
  notFound: {
    title: "Pagina non trovata",
    description: "La pagina che cerchi non esiste o è stata spostata.",
    home: "Torna alla pagina iniziale",
  },
  failure: {
    home: "Torna alla pagina iniziale",
    retry: "Riprova",
    plans: "Vedi i piani",
    requestId: "Se ci scrivi, indica questo codice: {id}",
  },
  unexpected: {
    title: "Qualcosa non ha funzionato qui, non nella tua richiesta",
    description: "L’errore è stato registrato. Riprova: quello che hai scritto è ancora nell’indirizzo della pagina.",
  },
  section: {
    text: "Non è stato possibile mostrare questa parte. Il resto della pagina resta valido.",
    reload: "Ricarica la pagina",
    tell: "Raccontaci cosa è successo",
  },
  notTaken:
    "«{text}» non è stato preso dall’indirizzo: {parameter} può essere {allowed}. Si mostra la scelta abituale.",
  between: "un numero intero da {minimum} a {maximum}",
  misspelt: "«{name}» non è un parametro di questa pagina e non cambia nulla. Forse intendevi {meant}?",
  useName: "Usa {parameter}={value}",
  elsewhere: "Questa pagina non tiene conto di {names}.",
  ended:
    "{kind, select, plan {Il tuo piano non lo include} wait {Bisogna aspettare un po’} closed {Non hai il permesso per farlo} sent {Quello che hai inviato non è stato accettato} gone {Questo link non è più aperto} unavailable {In questo momento non possiamo calcolarlo} other {L’indirizzo contiene un errore}}",
  addressHint: "Controlla che cosa hai cambiato o ricomincia dalla pagina iniziale.",
  loading: {
    page: "Caricamento…",
    analysis: "Analisi dei dati di {ticker}…",
    steps: {
      statements: "Bilanci",
      quote: "Quotazione",
      rates: "Tasso privo di rischio",
      peers: "Società comparabili",
      valuation: "Calcolo",
    },
    cancel: "Annulla",
  },
  offline: "Sei offline. Quello che vedi continua a funzionare; per una nuova società serve la connessione.",
  close: "Chiudi",
};
