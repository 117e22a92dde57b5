import type { Article } from "../../text.ts";

export const article: Article = {
  title: "ROIC: quanto rende ogni euro che la società reinveste",
  description: "Il numero che separa il crescere dal creare valore.",
  date: "2025-07-26",
  blocks: [
    {
      text: "Due società crescono allo stesso ritmo. Una deve reinvestire metà di quello che guadagna; l'altra, quasi tutto. La prima vale di più. Il ROIC, il rendimento del capitale investito, è ciò che le distingue.",
    },
    { heading: "Il conto" },
    { formula: "ROIC = EBIT × (1 − imposte) ÷ capitale investito" },
    { formula: "capitale investito = patrimonio netto + debito − cassa in eccesso" },
    {
      text: "Sopra, l'utile operativo dopo le imposte (NOPAT). Sotto, il denaro che azionisti e creditori hanno messo nell'attività. I due lati devono parlare della stessa cosa: se togli la cassa sotto, togli i suoi interessi sopra.",
    },
    { heading: "Perché conta per il valore" },
    { text: "La crescita si paga. La parte dell'utile che si reinveste è:" },
    { formula: "tasso di reinvestimento = g ÷ ROIC" },
    {
      text: "Per crescere al 4% con un ROIC dell'8% bisogna reinvestire metà dell'utile; con un ROIC del 16%, un quarto. Il resto è libero per i proprietari.",
    },
    { heading: "Il confronto che decide" },
    {
      list: [
        [{ strong: "ROIC maggiore del WACC" }, ": crescere crea valore."],
        [
          { strong: "ROIC uguale al WACC" },
          ": crescere è indifferente. Il valore non cambia, qualunque sia la crescita.",
        ],
        [
          { strong: "ROIC minore del WACC" },
          ": ogni euro reinvestito vale meno di un euro. Crescere distrugge valore.",
        ],
      ],
    },
    {
      text: "Per questo non supponiamo che un vantaggio duri per sempre: nello scenario prudente il rendimento di ciò che si reinveste in perpetuo è uguale al WACC; negli altri si conserva una parte limitata della differenza.",
    },
    { heading: "Quando non fidarsi" },
    {
      list: [
        "Con poco capitale investito (software, marchi) il ROIC schizza in alto e dice poco.",
        "Dopo una grande acquisizione l'avviamento lo abbatte. Guardalo con e senza.",
        "Per banche e assicurazioni non ha senso: usa il rendimento del patrimonio (ROE).",
      ],
    },
    {
      text: [
        "Puoi vedere come entra nel conto nell'",
        { text: "analisi di Coca-Cola", to: "/analysis/KO?how=discountedCashFlow#discountedCashFlow" },
        ".",
      ],
    },
  ],
};
