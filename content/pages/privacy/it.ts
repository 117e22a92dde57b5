import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Privacy",
  description: "Che cosa conserva questo strumento, dove e perché.",
  blocks: [
    {
      text: "Questa versione di Valora non ha account, né pubblicità, né statistiche di terzi. Queste sono tutte le tracce che lascia il suo uso.",
    },
    { heading: "Nel tuo browser" },
    {
      list: [
        "Le preferenze che scegli (lingua, tema, colori), nei cookie e nell'archivio locale.",
        "Le ultime società che hai guardato, nell'archivio locale. Non escono dal tuo browser.",
      ],
    },
    { heading: "Sul server" },
    {
      list: [
        "Per ogni analisi: l'ora, il simbolo, lo scenario e la lingua. Niente che dica chi l'ha chiesta.",
        "Di ogni previsione del modello, una volta per società e giorno di prezzo: il simbolo, la versione, il valore, la banda, il prezzo e quando è stata mostrata la prima volta, per verificarla poi. Nulla che dica chi l’ha guardata.",
        "Le cifre tue che porti in «Usa le tue cifre» (/import): un file che solo il tuo browser può aprire, cancellato dopo un'ora senza uso.",
        "Un registro tecnico delle richieste, senza indirizzi IP, che serve a correggere errori e a proteggersi dagli abusi.",
      ],
    },
    { heading: "Altrove" },
    {
      text: "La pagina non carica nulla da altri siti: caratteri, disegni e dati vengono da questo server. Non condividiamo e non vendiamo nulla. Se chi gestisce questa installazione ha attivato fonti in linea, è il server a chiedere loro il simbolo: non sanno chi lo ha chiesto.",
    },
    { heading: "I tuoi diritti" },
    {
      text: [
        "Per cancellare quello che c'è nel tuo browser, elimina lì i dati di questo sito. Poiché il server non conserva nulla che ti identifichi, non possiamo cercare le «tue» analisi. Per qualsiasi altra cosa, ",
        { text: "scrivi a chi gestisce questa installazione", to: "/contacto/" },
        ".",
      ],
    },
  ],
};
