import type { Text } from "../../text.ts";

export const page: Text = {
  title: "I sette metodi",
  description: "Che cosa calcola ciascuno, con quali dati e quando non dovresti usarlo.",
  blocks: [
    {
      text: "Nessun metodo ha sempre ragione. Ognuno fa ai bilanci una domanda diversa, e per questo li mostriamo tutti e sette insieme. Quello che non si può applicare a una società lo dice e non vota nel riepilogo.",
    },
    { heading: "Flussi di cassa scontati (DCF)", id: "discountedCashFlow" },
    {
      text: "Proietta il flusso di cassa libero dei prossimi anni e di una transizione di dieci, in cui la crescita e il vantaggio si spengono fino a ciò che può durare per sempre; calcola quanto vale ciò che viene dopo e riporta tutto alla data del prezzo al costo del capitale (WACC). I flussi si contano a metà anno, e ogni anno si investe per i ricavi del successivo. Dal valore dell'impresa toglie il debito, aggiunge la cassa e divide per le azioni.",
    },
    { formula: "EV = [Σ FCFFₜ ÷ (1 + WACC)ᵗ + VT ÷ (1 + WACC)ⁿ] · (1 + WACC)^(½ + s)" },
    {
      text: "Per i servizi pubblici sconta ciò che resta agli azionisti. Non serve per banche, assicurazioni e holding: il debito è la loro materia prima. E con g vicina al WACC il risultato non significa nulla.",
    },
    { heading: "Dividendi (DDM)", id: "dividendDiscount" },
    {
      text: "Somma tutto ciò che si attende che distribuisca, in dividendi e in riacquisti di azioni al netto di quelle emesse, e lo sconta al costo del capitale proprio. La forma più semplice, di Gordon e Shapiro, sta in una riga.",
    },
    { formula: "valore = D₁ ÷ (Ke − g)" },
    {
      text: "Serve una società che abbia pagato dividendi in tre degli ultimi quattro anni e che possa sostenerli con gli utili.",
    },
    { heading: "Multipli comparabili", id: "comparableMultiples" },
    {
      text: "Guarda quanto si pagano l'utile, l'EBITDA, i ricavi o il patrimonio di società simili e applica la mediana alle cifre di questa. Le comparabili sono in vista, ciascuna con il motivo della scelta.",
    },
    {
      text: "Se la società è in perdita non c'è P/E, e con patrimonio negativo non c'è prezzo su patrimonio. Con meno di cinque comparabili con dati si usa la media datata del settore, e la pagina lo dice.",
    },
    { heading: "Reddito residuale", id: "residualIncome" },
    {
      text: "Parte dal patrimonio netto e aggiunge quello che la società guadagna oltre quanto richiesto dagli azionisti; quel vantaggio si spegne, e una parte dura per sempre. È il metodo di riferimento per banche e assicurazioni.",
    },
    { formula: "valore = B₀ + Σ (ROEₜ − Ke) · Bₜ₋₁ ÷ (1 + Ke)ᵗ + valore terminale" },
    { text: "Non dice nulla di utile quando il patrimonio è negativo o quasi nullo." },
    { heading: "Valore patrimoniale (NAV)", id: "netAssetValue" },
    {
      text: "Una scala: patrimonio netto, patrimonio netto senza immateriali e attivo corrente meno tutte le passività. Dice che cosa c'è in bilancio, non quanto sa guadagnare la società.",
    },
    {
      text: "Vota per banche, assicurazioni, società immobiliari e holding. Per una società con pochi attivi è solo informativo: il suo valore non è in bilancio.",
    },
    { heading: "Utile per azione", id: "earningsPerShare" },
    {
      text: "Proietta l'utile per azione, somma quanto distribuisce in quegli anni e, alla fine, il prezzo che si pagherebbe per quell'utile: quello di mezzo tra il P/E che i suoi numeri giustificano, il suo abituale e quello delle comparabili. Un terzo viene dai flussi e due terzi dal mercato. Accanto mostra il numero e la formula di Graham, che non votano mai.",
    },
    { text: "Servono utili positivi e una storia di più anni." },
    { heading: "Previsione di Valora", id: "prediction" },
    {
      text: [
        "Un modello addestrato sui bilanci di molte società, che dà un valore, una banda dell'80% e il peso di ogni dato. Può astenersi. Vota solo nei settori in cui ha dimostrato, su anni che non aveva visto, di fare meglio della mediana del settore; negli altri si mostra senza voto. La ",
        { text: "scheda del modello", to: "/methodology/prediction" },
        " dice quanto sbaglia.",
      ],
    },
    { heading: "Tre scenari", id: "scenarios" },
    {
      text: "Prudente, neutrale e ottimista spostano insieme costo del capitale, crescita, margini, vantaggio che dura e multipli attorno al caso della società stessa. Per ogni metodo il valore prudente non supera mai quello neutrale, né il neutrale quello ottimista.",
    },
    { heading: "Stato e segnale", id: "signal" },
    {
      text: "Un metodo dice sottovalutata se il suo valore supera il prezzo di oltre il 10%, sopravvalutata se resta più del 10% sotto e in linea nel mezzo. Il segnale del modello conta questi voti: comprare se almeno tre metodi dicono sottovalutata, vendere se almeno tre dicono sopravvalutata; mantenere se la maggioranza vede un prezzo equo, se si contraddicono o se non concordano. Con meno di tre voti non c'è segnale, e se tutti i voti che decidono vengono da una sola famiglia di metodi il segnale è debole. Non è una previsione dei rendimenti.",
    },
    { heading: "La prova", id: "proof" },
    {
      text: [
        "Ogni formula si confronta con risposte pubblicate da altri, con la loro fonte e la differenza. ",
        { text: "Guarda la prova", to: "/methodology/proof" },
        ".",
      ],
    },
    { heading: "La calibrazione", id: "calibration" },
    {
      text: [
        "Se i valori stanno sopra o sotto i prezzi, tutte le società insieme, e che cosa ha cambiato ogni definizione. ",
        { text: "Guarda la calibrazione", to: "/methodology/calibration" },
        ".",
      ],
    },
    { heading: "L’evidenza", id: "evidence" },
    {
      text: [
        "Un valore e un segnale non sono una previsione. Quanto hanno reso dopo le azioni che i metodi vedevano a buon mercato in date passate, con il margine d’errore. ",
        { text: "Guarda l’evidenza", to: "/methodology/evidence" },
        ".",
      ],
    },
  ],
};
