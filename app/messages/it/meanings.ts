import type { Messages } from "../message-types.ts";

export const meanings: Messages["meanings"] = {
  discountedCashFlow:
    "{name} parte da ricavi di {revenue} e cresce del {growth} il primo anno, poi sempre meno. {fade, plural, =0 {} one {Dopo l’orizzonte, la crescita e la redditività convergono in un anno a livelli sostenibili. } other {Dopo l’orizzonte, la crescita e la redditività convergono in # anni a livelli sostenibili. }}Scontati al {wacc}, i flussi di tutti questi anni valgono oggi {flows}, e il valore terminale {terminal}.",
  dividendDiscount:
    "{name} distribuisce il {payout} di ciò che guadagna, tra dividendi e riacquisti, e i suoi azionisti chiedono il {costOfEquity} l’anno. Quanto distribuirà negli anni previsti vale oggi {dividends} per azione; i pagamenti successivi, {terminal}.",
  flowToShareholders:
    "In un anno normale ogni azione di {name} guadagna {earnings}. Tolto ciò che costa crescere e al {costOfEquity} che chiedono gli azionisti, gli anni proiettati valgono oggi {flows} per azione; i successivi, {terminal}. Non si sottrae il debito: il flusso è già degli azionisti.",
  dividendsAlone:
    "{name} distribuisce in dividendi il {payout} di ciò che guadagna, e i suoi azionisti chiedono il {costOfEquity} l’anno. I dividendi degli anni proiettati valgono oggi {dividends} per azione; i successivi, {terminal}.",
  dividendsInStages:
    "{name} paga un dividendo di {dividend} per azione, e i suoi azionisti chiedono il {costOfEquity} l’anno. I dividendi degli stadi proiettati valgono oggi {dividends} per azione; i successivi, {terminal}.",
  dividendsInOneFormula:
    "{name} paga un dividendo di {dividend} per azione, i suoi azionisti chiedono il {costOfEquity} l’anno e, in perpetuo, il dividendo cresce del {last}: tutti quelli a venire valgono oggi {dividends}.",
  comparableMultiples:
    "{count, plural, one {Un multiplo serve per {name}.} other {# multipli servono per {name}; il valore è la mediana.}} {list}.",
  residualIncome:
    "{name} ha un patrimonio di {book} per azione e ci guadagna il {earned}; i suoi azionisti chiedono il {costOfEquity}. Questo extra-rendimento, che si riduce anno dopo anno, vale oggi {excess} per azione, senza contare la parte perpetua.",
  netAssetValue:
    "Senza contare ciò che potrà guadagnare, ogni azione di {name} ha dietro {book} in bilancio, al netto dei debiti.",
  earningsPerShare:
    "{name} ha un utile per azione normalizzato di {earnings}. Incasseresti {dividends} tra dividendi e riacquisti, a valori di oggi, e alla fine venderesti a un prezzo che oggi vale {exit}: la mediana tra ciò che giustificano i suoi numeri e ciò che paga il mercato.",
};
