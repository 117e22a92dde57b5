import type { OwnRatiosText } from "../../app/web/content/own-ratios-text.ts";

export const ownRatiosText: OwnRatiosText = {
  title: "Indici personali",
  description:
    "Una formula con le cifre di ogni società, per lo screener, il confronto, gli indici di una società e i programmi: come si scrive, quali cifre ci sono e quando non dà un valore.",
  blocks: [
    {
      text: [
        "Una formula combina cifre con ",
        { code: "+" },
        ", ",
        { code: "-" },
        ", ",
        { code: "*" },
        ", ",
        { code: "/" },
        " e parentesi. Nello screener è una colonna; con un limite, anche un filtro. Nel confronto è una riga, e tra gli indici di una società dice da quali cifre risulta; lì, e dai due elenchi, il valore porta alla sua origine. L’indirizzo della pagina contiene la formula: chi lo apre vede lo stesso.",
      ],
    },
    { heading: "Esempi" },
    {
      table: {
        head: ["Formula", "Che cos’è"],
        rows: [
          [[{ code: "freeCashFlow / marketValue" }], "Rendimento del flusso di cassa libero"],
          [[{ code: "(marketValue + totalDebt - cashAndEquivalents) / ebitda" }], "Enterprise value su EBITDA"],
          [[{ code: "median(roic, 5)" }], "ROIC mediano di cinque anni"],
          [[{ code: "cagr(revenue, 5)" }], "Crescita annua dei ricavi in cinque anni"],
          [[{ code: "percent(discountedCashFlow / price - 1)" }], "Valore secondo i flussi di cassa sul prezzo"],
          [
            [{ code: "average(freeCashFlow, 3) / marketValue" }],
            "Flusso di cassa libero medio di tre anni, sulla capitalizzazione",
          ],
          [[{ code: "netIncome / previous(totalEquity, 1)" }], "Utile sul patrimonio di un anno prima"],
          [[{ code: "dividendsPaid / max(freeCashFlow, netIncome)" }], "Dividendi sulla maggiore di due cifre"],
        ],
      },
    },
    {
      text: [
        "Nell’API: ",
        { code: "GET /api/v1/screener?ratio=freeCashFlow/marketValue&minRatio=0.05&sort=ratio" },
        ", ",
        { code: "GET /api/v1/compare?tickers=KO,PEP&ratio=roic" },
        ", ",
        { code: "GET /api/v1/ratios?ticker=KO&ratio=roic" },
      ],
    },
    {
      text: [
        "Dalla riga di comando: ",
        { code: 'npm run --silent valora -- screen --ratio "freeCashFlow / marketValue" --minRatio 0.05 --sort ratio' },
      ],
    },
    { heading: "Funzioni" },
    {
      table: {
        head: ["Funzione", "Che cosa fa"],
        rows: [
          [
            [{ code: "median(x, 5)" }],
            "La mediana degli ultimi cinque esercizi; anche average, lowest, highest e total: media, minimo, massimo e somma",
          ],
          [[{ code: "cagr(x, 5)" }], "La crescita annua composta da cinque esercizi prima"],
          [[{ code: "previous(x, 1)" }], "La cifra di un esercizio prima"],
          [[{ code: "min(x, y), max(x, y)" }], "La minore e la maggiore di due"],
          [[{ code: "percent(x), times(x)" }], "Come si scrive: in percentuale o in volte"],
        ],
      },
    },
    { heading: "Unità" },
    {
      text: "Ogni cifra ha un’unità: denaro, denaro per azione, azioni, percentuale o volte. Sommare denaro e una percentuale viene rifiutato, con il carattere in cui si trova. Un quoziente il cui numeratore è di un anno (ricavi, utile, flusso di cassa) si scrive in percentuale; gli altri in volte.",
    },
    { heading: "Quando non dà un valore" },
    {
      text: "Tutte le cifre sono dell’ultimo esercizio e nella valuta del bilancio. Se ne manca una, l’indice manca e dice quale e di quale esercizio: niente la sostituisce, nemmeno in una mediana. Ciò che dipende dal prezzo manca se il prezzo ha più di 180 giorni, è in un’altra valuta o è lontano dal bilancio. Nemmeno una divisione per zero dà un valore.",
    },
    { heading: "Avvisi" },
    {
      text: "Sulle società che segui e in una selezione di un team, un avviso sorveglia un indice personale: scrive una volta ogni volta che l’indice supera il suo limite, e non di nuovo finché non torna indietro di oltre il 2% del limite. Il limite si scrive nell’unità dell’indice; il denaro, per intero e nella valuta dei bilanci. Si legge come tra gli indici della società, al prezzo di mercato anche se ne hai annotato un altro. Se la formula usa il prezzo o un valore per azione, un prezzo di oltre quattro giorni fa non fa partire nulla; nemmeno bilanci di oltre diciotto mesi fa.",
    },
    { heading: "Limiti" },
    {
      text: "Fino a 300 caratteri, 50 cifre e operazioni, 12 livelli di parentesi e 10 anni indietro. Le cifre del mercato e i valori per azione sono di oggi: non vanno dentro le funzioni di anni. Valgono anche i nomi brevi roic, roe e roa.",
    },
  ],
  figures: {
    title: "Le cifre",
    head: ["Cifra", "Come si scrive", "Unità"],
    units: { money: "denaro", perShare: "denaro per azione", shares: "azioni", ratio: "volte", rate: "percentuale" },
  },
};
