import type { Messages } from "../message-types.ts";

export const meanings: Messages["meanings"] = {
  discountedCashFlow:
    "{name} parte da ricavi di {revenue} e cresce del {growth} il primo anno, poi sempre meno. {fade, plural, =0 {} one {Dopo l’orizzonte, la crescita e la redditività convergono in un anno a livelli sostenibili. } other {Dopo l’orizzonte, la crescita e la redditività convergono in # anni a livelli sostenibili. }}Scontati al {wacc}, i flussi di tutti questi anni valgono oggi {flows}, e il valore terminale {terminal}.",
  dividendDiscount:
    "{name} distribuisce il {payout} di ciò che guadagna, tra dividendi e riacquisti, e i suoi soci chiedono il {costOfEquity} l’anno. Quanto distribuirà negli anni previsti vale oggi {dividends} per azione; i pagamenti successivi, {terminal}.",
  comparableMultiples:
    "{count, plural, one {Un multiplo serve per {name}.} other {# multipli servono per {name}; il valore è la mediana.}} {list}.",
  residualIncome:
    "{name} ha un patrimonio di {book} per azione e ci guadagna il {earned}; i suoi soci chiedono il {costOfEquity}. Questo extra-rendimento, che si riduce anno dopo anno, vale oggi {excess} per azione, senza contare la parte perpetua.",
  netAssetValue:
    "Senza contare ciò che potrà guadagnare, ogni azione di {name} ha dietro {book} in bilancio, al netto dei debiti.",
  earningsPerShare:
    "{name} ha un utile per azione normalizzato di {earnings}. Incasseresti {dividends} tra dividendi e riacquisti, a valori di oggi, e alla fine venderesti a un prezzo che oggi vale {exit}: la mediana tra ciò che giustificano i suoi numeri e ciò che paga il mercato.",
};
