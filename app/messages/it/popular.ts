import type { Messages } from "../message-types.ts";

/** The ranking of the companies searched most. */
export const popular: Messages["popular"] = {
  title: "Le società più cercate",
  lead: "Le società più cercate qui negli ultimi sette giorni, con il loro prezzo e il loro valore secondo i flussi di cassa scontati.",
  rank: "Posizione",
  company: "Società",
  price: "Prezzo",
  value: "Valore intrinseco (DCF)",
  difference: "Differenza",
  status: "Stato",
  accountsTo: "bilanci al {date}",
  priceOf: "del {date} · {source}",
  searches: "Ricerche",
  noStatus: "Non confrontata",
  locked: "Devi accedere per vedere le società più cercate.",
  sample:
    "Esempio: non ci sono ancora ricerche da contare. Le società e le ricerche sono di prova; i prezzi e i valori sono quelli dei nostri dati.",
  calculation: {
    title: "Come lo calcoliamo",
    text: "Il valore intrinseco è quello dei flussi di cassa scontati nello scenario neutrale, con gli stessi conti che vedi aprendo la società. La differenza è il valore meno il prezzo: fino al 10% è «in linea». Dove il metodo non si applica, come nelle banche, non mettiamo un numero.",
  },
  trends: {
    title: "Tendenze del mercato",
    text: "Ogni visita conta una volta per società e giorno, senza cookie: conserviamo un’impronta che a fine giornata non si può più ricondurre a nessuno. Che un’azione sia molto cercata non dice se è cara o a buon mercato.",
  },
  invitation: {
    title: "Analizza la tua",
    text: "Sette metodi, le loro ipotesi in vista e ogni cifra con la sua fonte.",
    action: "Analizza una società",
  },
};
