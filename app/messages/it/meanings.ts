import type { Messages } from "../index.ts";

export const meanings: Messages["meanings"] = {
  discountedCashFlow:
    "{name} parte da ricavi di {revenue} e cresce del {growth} il primo anno, poi sempre meno. Scontati al {wacc}, i flussi dell’orizzonte valgono oggi {flows}, e tutto ciò che viene dopo, {terminal}.",
  dividendDiscount:
    "{name} distribuisce il {payout} di ciò che guadagna e i suoi soci chiedono il {costOfEquity} l’anno. I dividendi dell’orizzonte valgono oggi {dividends} per azione; i successivi, {terminal}.",
  comparableMultiples:
    "{count, plural, one {Un multiplo serve per {name}.} other {# multipli servono per {name}; il valore è quello di mezzo.}} {list}.",
  residualIncome:
    "{name} ha un patrimonio di {book} per azione e ci guadagna il {earned}; i suoi soci chiedono il {costOfEquity}. La differenza, finché dura l’orizzonte, vale oggi {excess} per azione.",
  netAssetValue:
    "Senza contare ciò che potrà guadagnare, ogni azione di {name} ha dietro {book} in bilancio, al netto dei debiti.",
  earningsPerShare:
    "{name} guadagna {earnings} in un anno normale. Incasseresti {dividends} di dividendi, a valori di oggi, e alla fine venderesti a {multiple} gli utili, che oggi vale {exit}.",
};
