import type { DocsText } from "../../app/web/docs/docs-text.ts";

export const docsText: DocsText = {
  title: "Documentazione",
  description:
    "Come installare Valora, usarla, tenerla in funzione, darle fonti di dati, interrogarla da un programma ed estenderla.",
  contents: "Indice",
  groups: {
    start: "Per iniziare",
    use: "Usare Valora",
    operate: "In funzione",
    people: "Persone e accesso",
    keep: "Conservare e crescere",
    program: "Programmi e codice",
    methods: "I metodi",
  },
  linked: {
    "/methods": {
      title: "I sette metodi",
      description: "Che cosa calcola ciascuno, con la sua formula, e quando non si applica.",
    },
    "/methodology/proof": {
      title: "La prova",
      description: "Ogni formula a confronto con risultati pubblicati da altri.",
    },
    "/methodology/calibration": {
      title: "La calibrazione",
      description: "Se i valori stanno sopra o sotto i prezzi, con tutte le società insieme.",
    },
    "/methodology/evidence": {
      title: "L’evidenza",
      description: "Valori passati e rendimenti successivi, con il loro margine di errore.",
    },
    "/methodology/prediction": {
      title: "La scheda del modello",
      description: "Con che cosa è stata addestrata la previsione e quanto sbaglia.",
    },
  },
  api: "Descrizione dell’API",
  onThisPage: "In questa pagina",
  previous: "Precedente",
  next: "Successiva",
  search: "Cerca",
  searchLabel: "Cerca nella documentazione",
  searchPlaceholder: "proxy, PostgreSQL, chiave…",
  found: "Risultati",
  nothingFound: "Nessun risultato",
  nothingFoundHint: "Prova con meno parole, o guarda l’indice.",
  clear: "Annulla la ricerca",
};
