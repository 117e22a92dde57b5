import type { Messages } from "../message-types.ts";

export const glossary: Messages["glossary"] = {
  wacc: {
    name: "WACC",
    meaning:
      "Costo medio ponderato del capitale: il rendimento annuo richiesto, nel complesso, da azionisti e creditori. Serve a scontare i flussi di tutta l’impresa: più è alto, meno valgono oggi.",
  },
  costOfEquity: {
    name: "Costo del capitale proprio (Ke)",
    meaning:
      "Il rendimento annuo che gli azionisti chiedono per il rischio che corrono. Si calcola con il CAPM: tasso privo di rischio più beta per il premio per il rischio, più quello per il rischio paese.",
  },
  costOfDebt: {
    name: "Costo del debito",
    meaning:
      "L’interesse al quale la società potrebbe indebitarsi oggi a lungo termine. Nel WACC entra al netto delle imposte che gli interessi fanno risparmiare.",
  },
  beta: {
    name: "Beta",
    meaning:
      "Quanto si muove l’azione quando si muove il mercato. Con beta 1 si muove allo stesso modo; con 1,3, il 30% in più. Usiamo quello del settore, adattato al debito della società.",
  },
  riskFreeRate: {
    name: "Tasso privo di rischio",
    meaning:
      "Quanto rende il debito a dieci anni di uno Stato ritenuto sicuro, nella valuta dei conti. È il minimo di ogni rendimento richiesto.",
  },
  equityRiskPremium: {
    name: "Premio per il rischio di un mercato maturo",
    meaning:
      "Quanto offre in un anno la borsa di un paese stabile oltre il tasso privo di rischio, in cambio della sua incertezza.",
  },
  impliedPremium: {
    name: "Premio per il rischio implicito nei prezzi",
    meaning:
      "Il premio annuo con cui tutte le società dei dati valgono insieme la loro capitalizzazione. Si risolve con la media di flussi, dividendi e reddito residuale di ciascuna, nello scenario neutrale, ed è lo stesso per tutte.",
  },
  countryRiskPremium: {
    name: "Premio per il rischio paese",
    meaning:
      "Quanto si aggiunge quando il paese è meno sicuro dei più stabili. In un paese con il giudizio migliore è zero.",
  },
  taxRate: {
    name: "Aliquota nominale",
    meaning:
      "L’aliquota legale dell’imposta sulle società nel paese dell’impresa. Dice quante imposte fanno risparmiare gli interessi sul debito.",
  },
  rating: {
    name: "Rating sintetico",
    meaning:
      "Il giudizio di solvibilità che stimiamo da quanto comodamente l’utile copre gli interessi. Ne deriva lo spread del suo debito.",
  },
  growth: {
    name: "Crescita, anno 1 (g)",
    meaning: "La crescita del primo anno della proiezione. Poi si avvicina a poco a poco a quella perpetua.",
  },
  terminalGrowth: {
    name: "Crescita perpetua",
    meaning:
      "La crescita che si suppone per sempre dopo l’ultimo anno proiettato. Non può superare quella dell’economia: altrimenti la società finirebbe per essere più grande di essa.",
  },
  horizon: {
    name: "Orizzonte",
    meaning: "Quanti anni si proiettano uno per uno, prima di supporre una crescita perpetua.",
  },
  terminalValue: {
    name: "Valore terminale",
    meaning:
      "Quanto valgono, alla fine dell’orizzonte, tutti gli anni che vengono dopo. Di solito è la parte maggiore del valore, e la più incerta.",
  },
  enterpriseValue: {
    name: "Enterprise value (EV)",
    meaning: "Quanto vale l’intera attività, per azionisti e creditori insieme, senza la cassa che non le serve.",
  },
  equityValue: {
    name: "Equity value",
    meaning:
      "Quello che resta agli azionisti: l’enterprise value più la cassa, meno i debiti e ciò che appartiene ad altri.",
  },
  minorityInterests: {
    name: "Interessi di minoranza",
    meaning:
      "La parte delle controllate che appartiene ad altri azionisti. Si sottrae, perché non è di chi possiede questa azione.",
  },
  returnOnCapital: {
    name: "ROIC",
    meaning:
      "EBIT dopo le imposte sul capitale investito nell’attività. La crescita crea valore solo se supera il WACC.",
  },
  returnOnEquity: {
    name: "ROE",
    meaning:
      "Utile netto sul patrimonio degli azionisti. Se supera il costo del capitale proprio, la società vale più del suo patrimonio contabile.",
  },
  bookValue: {
    name: "Valore contabile per azione",
    meaning:
      "Il patrimonio degli azionisti secondo il bilancio, diviso per le azioni. Non è quanto si otterrebbe vendendo le attività.",
  },
  tangibleBookValue: {
    name: "Valore contabile tangibile per azione",
    meaning:
      "Il valore contabile senza avviamento né altre attività immateriali: quello che resta se non valessero nulla.",
  },
  ordinaryEarnings: {
    name: "Utile per azione normalizzato",
    meaning: "L’utile per azione corretto perché un anno molto buono o molto cattivo non decida il valore.",
  },
  operatingMargin: {
    name: "Margine operativo",
    meaning: "EBIT ogni 100 di ricavi. La proiezione va dal margine di oggi a questo.",
  },
  salesToCapital: {
    name: "Ricavi / capitale incrementale",
    meaning: "I ricavi generati da ogni unità di nuovo capitale. Più è alto, meno bisogna investire per crescere.",
  },
  payout: {
    name: "Payout",
    meaning: "La parte dell’utile distribuita come dividendo. Quello che non si distribuisce finanzia la crescita.",
  },
  totalPayout: {
    name: "Payout totale",
    meaning:
      "La parte dell’utile che torna agli azionisti: i dividendi e i riacquisti di azioni al netto delle nuove emissioni.",
  },
  fadeYears: {
    name: "Anni di transizione",
    meaning:
      "Anni dopo l’orizzonte in cui la crescita e la redditività della società convergono a livelli sostenibili.",
  },
  keptReturn: {
    name: "Extra-rendimento che conserva",
    meaning:
      "Quota del rendimento oltre il costo del capitale che si suppone perpetua. Con 0, la concorrenza la elimina.",
  },
  buybackPayout: {
    name: "Riacquisti netti",
    meaning:
      "Quota dell’utile con cui la società riacquista azioni proprie, meno il valore di quelle che assegna. Anche così il denaro arriva agli azionisti.",
  },
  goodwillInCapital: {
    name: "Avviamento",
    meaning:
      "Quanto una società ha pagato nelle acquisizioni oltre il valore delle attività. Contato come capitale investito, abbassa la redditività.",
  },
  exitMultiple: {
    name: "P/E di uscita",
    meaning: "P/E al quale si suppone di vendere l’azione alla fine dell’orizzonte.",
  },
  elapsedYears: {
    name: "Anni dal bilancio",
    meaning:
      "Tempo fra l’ultimo bilancio e la data del prezzo. Il valore si capitalizza da un giorno all’altro, meno quanto distribuito nel frattempo.",
  },
  lastTwelveMonths: {
    name: "Ultimi dodici mesi",
    meaning:
      "L’ultimo esercizio più i mesi pubblicati dopo, meno gli stessi mesi di un anno prima. Ricavi e utili sono i più recenti; medie e crescita restano di esercizi completi.",
  },
  persistence: {
    name: "Persistenza (ω)",
    meaning:
      "Quanto dura il vantaggio: quale parte del reddito residuale di un anno resta nel successivo. Con 0 svanisce subito; con 1 dura per sempre.",
  },
  priceToEarnings: {
    name: "P/E",
    meaning: "Prezzo diviso per l’utile per azione: quanti anni dell’utile di oggi si pagano.",
  },
  priceToBook: {
    name: "Prezzo / valore contabile (P/BV)",
    meaning:
      "Prezzo diviso per il valore contabile per azione. Sopra 1, il mercato si aspetta rendimenti superiori a quelli richiesti.",
  },
  evToEbitda: {
    name: "EV/EBITDA",
    meaning:
      "Enterprise value diviso per l’utile prima di interessi, imposte e ammortamenti. Permette di confrontare società con debiti diversi.",
  },
  evToEbit: {
    name: "EV/EBIT",
    meaning:
      "Enterprise value diviso per l’EBIT. Come l’EV/EBITDA, ma senza ignorare quanto costa sostituire le attività.",
  },
  median: {
    name: "Mediana",
    meaning: "Il valore di mezzo: metà dei metodi sta sotto e metà sopra. Un valore estremo la sposta appena.",
  },
  standardDeviation: {
    name: "Deviazione standard",
    meaning: "Quanto i metodi si allontanano dalla loro media. Più è grande, meno sono d’accordo.",
  },
};
