import type { Messages } from "../message-types.ts";

export const meanings: Messages["meanings"] = {
  discountedCashFlow:
    "{name} parte da ricavi di {revenue} e cresce del {growth} il primo anno, poi sempre meno. {fade, plural, =0 {} one {Dopo l’orizzonte, la crescita e il vantaggio si spengono in un anno fino a ciò che può durare per sempre. } other {Dopo l’orizzonte, la crescita e il vantaggio si spengono in # anni fino a ciò che può durare per sempre. }}Scontati al {wacc}, i flussi di tutti questi anni valgono oggi {flows}, e ciò che viene dopo, {terminal}.",
  dividendDiscount:
    "{name} distribuisce il {payout} di ciò che guadagna, tra dividendi e riacquisti, e i suoi soci chiedono il {costOfEquity} l’anno. Quanto distribuirà negli anni previsti vale oggi {dividends} per azione; il resto, {terminal}.",
  comparableMultiples:
    "{count, plural, one {Un multiplo serve per {name}.} other {# multipli servono per {name}; il valore è quello di mezzo.}} {list}.",
  residualIncome:
    "{name} ha un patrimonio di {book} per azione e ci guadagna il {earned}; i suoi soci chiedono il {costOfEquity}. La differenza, che si spegne anno dopo anno, vale oggi {excess} per azione, senza contare ciò che resta per sempre.",
  netAssetValue:
    "Senza contare ciò che potrà guadagnare, ogni azione di {name} ha dietro {book} in bilancio, al netto dei debiti.",
  earningsPerShare:
    "{name} guadagna {earnings} in un anno normale. Incasseresti {dividends} a valori di oggi, riacquisti compresi, e alla fine venderesti a un prezzo che oggi vale {exit}: quello di mezzo tra ciò che giustificano i suoi numeri e ciò che paga il mercato.",
};
