export const offline = {
  title: "Nessuna connessione",
  lead: "Il server non risponde. Le ultime analisi che hai guardato sono ancora qui, con la data in cui sono state fatte.",
  notKept: "Il server non risponde, e in questo browser non c’è una copia di {ticker}.",
  retry: "Riprova",
  list: "Analisi conservate in questo browser",
  none: "Ancora nessuna. Le ultime otto analisi che guardi con la connessione resteranno qui.",
  keptAt: "analizzata il {date}",
  copy: "Nessuna connessione: questa è una copia dell’analisi di {name} fatta il {date}. Il prezzo e i conti possono essere cambiati. Puoi muovere le ipotesi; i download e le altre società richiedono la connessione.",
  refresh: "Chiedi l’analisi di oggi",
  others: "Altre copie",
  show: "Vedi le analisi conservate",
  application: {
    name: "Valora: quanto vale un’azione",
    description: "Quanto vale un’azione secondo sette metodi, perché e con quale certezza.",
  },
};
