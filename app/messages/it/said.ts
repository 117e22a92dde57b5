import type { Messages } from "../message-types.ts";

/** Di una società senza segnale: che cosa chiede il suo prezzo, con che cosa lo varrebbe e che cosa manca perché votino più metodi. */
export const said: Messages["said"] = {
  title: "Che cosa sconta il prezzo",
  asks: {
    grows:
      "A {price}, il prezzo sconta che {name} {sign, select, plus {crescerà del {average} l’anno} minus {si ridurrà del {average} l’anno} other {non crescerà}} per {years} anni{isSupposed, select, true {, pur supponendo che arrivi a guadagnare quanto il suo settore} other {}}.",
    done: "Su {observations} periodi di dieci anni di {companies} società oggi quotate, {sign, select, minus {{count, plural, =0 {in nessuno si è evitato un calo maggiore} one {solo in uno si è evitato un calo maggiore} other {in # si è evitato un calo maggiore ({share})}}} other {{count, plural, =0 {in nessuno si è cresciuti tanto} one {solo in uno si è cresciuti tanto} other {in # si è cresciuti tanto ({share})}}}}.",
    limit:
      "La crescita da sola non spiega il prezzo: a parità di altre ipotesi, il metodo {method} {side, select, above {non scende sotto} other {arriva al massimo a}} {end} per azione, e il prezzo è {price}.",
    margin: "Con il solo margine servirebbe un {margin}; qui supponiamo un {used}.",
    noMargin: "Neppure il margine lo spiega: nessuno, fino al 100%, raggiunge da solo il prezzo.",
  },
  path: "Per valere i {price} a cui quota, {name} dovrebbe avere un margine operativo del {margin} (qui supponiamo un {used}{hasGood, select, true {; nei suoi anni buoni, {good}} other {}}) e crescere del {average} l’anno per {years} anni.",
  sales: "Quota a {times} i ricavi annui.",
  missing: {
    title: "Che cosa manca per il segnale",
    say: "{wanting, plural, one {Manca un voto} other {Mancano # voti}}: {voting, plural, =0 {di sette metodi non ne vota nessuno} one {di sette metodi ne vota uno} other {di sette metodi ne votano #}}, e ne servono tre.",
    needs: "Che cosa serve a ogni metodo per contare:",
    blocked: "Oggi non c’è un valore per azione difendibile.",
    blockedNeeds: "Servirebbe:",
    item: "{method}: {wait}.",
  },
  waits: {
    profitYears: "{years, plural, one {un altro esercizio in utile} other {altri # esercizi in utile}}",
    cycleAverage: "un utile nella somma dei suoi ultimi dieci esercizi",
    dividendYears: "{years, plural, one {un altro anno di dividendo} other {# anni di dividendo}}",
    coveredDividend: "un utile che copra il dividendo",
    accountYears: "{years, plural, one {un altro bilancio annuale} other {altri # bilanci annuali}}",
    nextAccounts: "il bilancio dell’esercizio che si chiude il {date}",
    figures: "{hasFigures, select, true {bilanci che dicano: {figures}} other {le cifre che mancano nei suoi bilanci}}",
    priceBelow: "un prezzo sotto {price}: il suo valore è oggi meno di un quinto della quotazione",
    priceAbove: "un prezzo sopra {price}: il suo valore è oggi più di cinque volte la quotazione",
    equityYears:
      "{years, plural, one {un altro esercizio che si apra con patrimonio positivo} other {altri # esercizi che si aprano con patrimonio positivo}}",
    positiveEquity: "un patrimonio di nuovo positivo",
    peers: "cinque società comparabili con dati",
    moreThanDebts: "flussi che valgano più di quanto deve",
    coveredInterest: "un risultato che copra gli interessi",
    revenue: "i suoi primi ricavi",
    model: "un modello che conosca abbastanza società come questa",
    assumptions: "altre ipotesi: con queste la formula non dà un valore",
  },
};
