import type { Messages } from "../message-types.ts";

/** Links by which a spreadsheet reads one document: their list, and making one. */
export const sheetLinks: Messages["sheetLinks"] = {
  title: "Link per fogli di calcolo",
  lead: "Ogni link apre un solo documento in CSV, senza chiave né account, perché il tuo foglio di calcolo possa leggerlo e tenerlo aggiornato. Puoi averne fino a {maximum, number} aperti insieme.",
  profileLead:
    "Porta una valutazione, la tua lista di titoli seguiti, un portafoglio o un filtro in Google Sheets, Excel o LibreOffice, con dati che si aggiornano da soli.",
  profileLink: "I tuoi link per fogli di calcolo",
  empty: "Non ne hai ancora creato nessuno.",
  document: "Documento",
  documents:
    "{document, select, analysis {Valutazione} statements {Bilanci} multiples {Multipli} technical {Prezzi e indicatori tecnici} compare {Confronto} screener {Filtro di società} watchlist {Titoli seguiti} book {Lista del team} other {Portafoglio}}",
  made: "Creato",
  state: "Stato",
  states: "{state, select, open {Aperto} expired {Scaduto} other {Ritirato}}",
  until: "fino al {date} compreso",
  lastRead: "Ultima lettura",
  unread: "Non ancora letto",
  revoke: "Ritira",
  revokeOf: "Ritira il link a {name}, {moment}",
  revokeLead: "I fogli che lo leggono lo perdono subito. Non si può annullare.",
  choose: "Crea un link",
  ticker: "Simbolo della società",
  tickerHint: "Come KO o SAN.MC. Per portare le tue ipotesi, crea il link dal menu di un risultato.",
  next: "Continua",
  lists: "Oppure una delle tue liste",
  listsHint: "I titoli che segui, i filtri salvati e i portafogli.",
  newTitle: "Link per un foglio di calcolo: {name}",
  newLead:
    "Chi ha il link legge questo documento e nient’altro. Ogni lettura conta come se lo chiedessi tu, e puoi ritirarlo quando vuoi.",
  expiresOn: "Ultimo giorno (facoltativo)",
  expiresOnHint: "Dopo non si apre più. Senza data, vale finché non lo ritiri.",
  make: "Crea il link",
  all: "Tutti i tuoi link",
  madeTitle: "Link creato: {name}",
  address: "Indirizzo del documento",
  addressHint:
    "Copialo adesso: conserviamo solo la sua impronta e non potremo mostrarlo di nuovo. Non pubblicarlo: chi lo ha legge il documento.",
  googleSheets: "Google Sheets",
  googleSheetsHint: "Incolla la formula in una cella. Google deve poter raggiungere questo server da internet.",
  excel: "Excel (Power Query)",
  excelHint:
    "Dati → Recupera dati → Da altre origini → Query vuota; nell’editor avanzato, sostituisci tutto con questo testo.",
  libreOffice:
    "In LibreOffice, Foglio → Collegamenti esterni: incolla l’indirizzo, premi Invio e scegli la virgola come separatore e «inglese (USA)» come lingua.",
  help: "Come si usano, passo per passo",
};
