import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Che cosa fa Valora",
  description: "Quello che funziona oggi, con un link a ogni cosa.",
  blocks: [
    {
      actions: [
        { text: "Valuta una società gratis", to: "/" },
        { text: "Leggi le guide", to: "/blog" },
      ],
    },
    { heading: "Che cosa puoi fare" },
    {
      cards: [
        {
          title: "Flussi di cassa scontati e scenari",
          text: "Prudente, neutrale e ottimista. Costo del capitale, crescita e orizzonte si spostano nella pagina e tutto si ricalcola nel tuo browser, prima che tu distolga lo sguardo.",
          link: { text: "Spostali per Apple", to: "/analysis/AAPL#assumptions" },
        },
        {
          title: "Multipli e confronto con il settore",
          text: "P/E, EV/EBITDA e prezzo su patrimonio rispetto alla media del settore, con la sua data e le società comparabili una per una. Ogni indice dice il suo posto nel settore.",
          link: { text: "Guardali per Coca-Cola", to: "/analysis/KO/ratios" },
        },
        {
          title: "Esporta l'analisi",
          text: "Un PDF di una pagina; un Excel con formule vive, che ricalcolato dà quello che mostra lo schermo; un CSV e un JSON. Con le tue ipotesi e con la fonte accanto a ogni cifra.",
          link: { text: "Scarica quella di Iberdrola", to: "/analysis/IBE.MC" },
        },
        {
          title: "Analisi tecnica, a parte",
          text: "Medie mobili, bande di Bollinger, RSI, MACD, ATR, OBV e volumi dove ci sono prezzi giornalieri, ciascuno con la sua frase e la sua tabella. Non entra in nessun valore; se i prezzi mancano, la pagina dice perché.",
          link: { text: "Aprila per Apple", to: "/analysis/AAPL/technical" },
        },
        {
          title: "Lavora con altri tramite un indirizzo",
          text: "L'indirizzo conserva ogni ipotesi che cambi: chi lo apre vede i tuoi numeri e non altri. Con un account, le tue analisi restano nella cronologia e due della stessa società si confrontano. E fino a cinque società si vedono una accanto all'altra.",
          link: { text: "Confronta tre società", to: "/compare?tickers=KO,PEP,MCD" },
        },
        {
          title: "Dati che dicono ciò che non sanno",
          text: "Bilanci pubblicati di oltre 500 società di Stati Uniti, Spagna e Italia, con un prezzo datato. Una valuta, un frazionamento o un bilancio che non quadra vengono segnalati; ciò che è dubbio non si valuta.",
          link: { text: "Verifica i calcoli", to: "/methodology/proof" },
        },
      ],
    },
    { heading: "Quattro metodi da conoscere" },
    {
      cards: [
        {
          title: "Flussi di cassa scontati (DCF)",
          text: "Quanto vale oggi la cassa che la società genererà, meno il suo debito. Il metodo più completo, e quello che più dipende dalle ipotesi.",
          link: { text: "Come si calcola", to: "/methods#discountedCashFlow" },
        },
        {
          title: "Multipli comparabili",
          text: "Quello che il mercato paga per società simili, applicato alle cifre di questa. Rapido, e buono quanto le comparabili.",
          link: { text: "Come si calcola", to: "/methods#comparableMultiples" },
        },
        {
          title: "Attualizzazione dei dividendi",
          text: "Quanto valgono i dividendi che ci si può attendere, da Gordon-Shapiro a tre stadi. Per chi li paga e può continuare a pagarli.",
          link: { text: "Come si calcola", to: "/methods#dividendDiscount" },
        },
        {
          title: "Reddito residuale",
          text: "Il patrimonio netto più quello che la società guadagna oltre il costo del capitale proprio. Il metodo naturale per banche e assicurazioni.",
          link: { text: "Come si calcola", to: "/methods#residualIncome" },
        },
      ],
    },
    {
      text: [
        "Gli altri tre sono il valore patrimoniale, l'utile per azione e la previsione di Valora, che si astiene quando non può sapere. ",
        { text: "Tutti e sette, uno per uno", to: "/methods" },
        ".",
      ],
    },
    { heading: "Ogni numero, fino all'origine" },
    {
      text: [
        "Apri «Come?» in qualsiasi metodo: una frase, che cosa significa per quella società e la formula con le sue cifre. Ogni cifra dice il periodo, la data e il bilancio da cui viene. ",
        { text: "Seguilo per Microsoft", to: "/analysis/MSFT?how=discountedCashFlow#how-discountedCashFlow" },
        ".",
      ],
    },
    { heading: "Quanto fidarsi" },
    {
      text: [
        "Diecimila combinazioni delle ipotesi e quante restano sotto il prezzo; e il valore mese per mese, con i bilanci noti allora, accanto a quanto costava l'azione. ",
        { text: "Guardalo per Coca-Cola", to: "/analysis/KO#simulation" },
        ".",
      ],
    },
    { heading: "Segui le società" },
    {
      text: [
        "Un elenco con il valore e il prezzo di quelle che ti interessano, e un'email quando la differenza, lo stato o il prezzo supera il limite che hai messo: una volta per passaggio, mai con un prezzo di giorni fa. ",
        { text: "Il tuo elenco", to: "/watchlist" },
        ".",
      ],
    },
    { heading: "Tutte insieme" },
    {
      text: [
        "Le società incluse, già valutate: per settore, stato, differenza dal prezzo, qualità o dimensione, e la lista intera in Excel o CSV. ",
        { text: "Esplora", to: "/screener" },
        ".",
      ],
    },
    { heading: "Dice quando non serve" },
    {
      text: [
        "Una banca non ha flusso di cassa libero; con una perdita il P/E non significa nulla. Il metodo che non si può applicare spiega perché e che cosa guardare al suo posto. ",
        { text: "Guardalo su una banca", to: "/analysis/JPM" },
        ".",
      ],
    },
    { heading: "Le tue cifre" },
    {
      text: [
        "Un file Excel o OpenDocument, un CSV, un JSON o celle incollate, con ogni dubbio nella sua cella. Nessun altro le vede e si cancellano dopo un'ora senza uso. ",
        { text: "Usa le tue cifre", to: "/import" },
        ".",
      ],
    },
    { heading: "Per i programmi", id: "programmi" },
    {
      text: [
        "Gli stessi risultati in JSON, con la descrizione OpenAPI, e dalla riga di comando. ",
        { text: "Leggi l'API", to: "/api/docs" },
        ".",
      ],
    },
    { heading: "Tre lingue, due temi, nessun vincolo" },
    {
      text: [
        "Spagnolo, inglese e italiano; chiaro e scuro; da tastiera, sul telefono e senza script. Si installa come un'applicazione, conserva le ultime analisi per quando manca la connessione e non chiede chiavi di nessuno. ",
        { text: "Preferenze", to: "/preferences" },
        ".",
      ],
    },
    { heading: "Comincia da una società che conosci" },
    {
      actions: [
        { text: "Valuta una società gratis", to: "/" },
        { text: "Leggi le guide", to: "/blog" },
      ],
    },
  ],
};
