import type { Messages } from "../message-types.ts";

export const signal: Messages["signal"] = {
  title: "Segnale del modello",
  titleDated: "Segnale del modello · prezzo del {date}",
  dated: "Alla chiusura del {date}",
  datedOwn: "Con il tuo prezzo, {date}",
  /** How the price stands, above the verdict. */
  price: {
    late: "<b>Il prezzo è del {date}, di {tradingDays} sedute fa.</b> Quel che segue vale a quel prezzo, non a quello di oggi.",
    stale:
      "<b>Il prezzo è del {date}, di {days} giorni fa.</b> Oltre i 180 non lo confrontiamo con nulla: i valori restano, il verdetto aspetta un prezzo.",
    staleAccounts:
      "<b>Il prezzo è del {date}, di {days} giorni fa, e gli ultimi conti si chiudono il {accounts}.</b> Con conti di più di 18 mesi fa non c’è verdetto, nemmeno al prezzo di oggi: i valori restano.",
    missing: "<b>Non conosciamo il suo prezzo.</b> I valori si calcolano comunque; il verdetto aspetta un prezzo.",
    accounts:
      "<b>Gli ultimi conti si chiudono il {date}</b>, più di 18 mesi prima del prezzo: i valori si calcolano, il segnale no.",
    otherCurrency:
      "<b>Il prezzo è in {priceCurrency} e i conti in {currency}.</b> Per valutarla serve il cambio di un giorno preciso: arriva dalla BCE, senza chiave, appena si collega una fonte in tempo reale. <docs>Come collegarla</docs>.",
    own: "<b>Con il tuo prezzo di oggi, {price}.</b> {kind, select, none {Non ne conoscevamo altri.} other {Il nostro è {ours}, del {date}.}}",
    remove: "Togli il tuo prezzo",
    label: "Prezzo di oggi, in {currency}",
    setToday: "Inserisci quello di oggi",
    submit: "Usa questo prezzo",
    ask: "Puoi anche <link>chiederlo a {source}</link>.",
    finnhub:
      "In una tua installazione arriva da solo con una chiave gratuita di Finnhub: <code>FINNHUB_API_KEY</code>.",
    yahoo: "In una tua installazione arriva da solo e senza chiave con <code>DATA_SOURCES=yahoo</code>.",
    notNumber: "Scrivi un numero, per esempio 312,50.",
    outOfRange: "Scrivi un prezzo maggiore di zero.",
    /** The same where the company is valued as of an earlier day. */
    ofDay: {
      late: "<b>Il prezzo è del {date}, {tradingDays} sedute prima di quel giorno.</b> Quel che segue vale a quel prezzo.",
      stale:
        "<b>L’ultimo prezzo che conosciamo è del {date}, {days} giorni prima.</b> Oltre i 180 non lo confrontiamo con nulla: i valori restano, il verdetto aspetta un prezzo di allora.",
      staleAccounts:
        "<b>L’ultimo prezzo che conosciamo è del {date}, {days} giorni prima, e gli ultimi conti di allora si chiudono il {accounts}.</b> Con conti di più di 18 mesi prima non c’è verdetto: i valori restano.",
      missing:
        "<b>Non conosciamo il suo prezzo di quel giorno.</b> I valori si calcolano comunque; il verdetto aspetta un prezzo.",
      own: "<b>Con il tuo prezzo di quel giorno, {price}.</b> {kind, select, none {Non ne conoscevamo altri.} other {Il nostro è {ours}, del {date}.}}",
      label: "Prezzo di quel giorno, in {currency}",
      setToday: "Inserisci quello di quel giorno",
    },
  },
  kinds: { buy: "Comprare", hold: "Mantenere", sell: "Vendere", none: "Nessun segnale" },
  strengths: { strong: "segnale chiaro", plain: "", weak: "segnale debole" },
  reasons: {
    notEnoughMethods: "Votano meno di tre metodi: non basta per un segnale.",
    methodsContradict: "Tre o più metodi dicono «sottovalutata» e tre o più «sopravvalutata»: si contraddicono.",
    undervaluedMajority: "Regola: tre o più metodi dicono «sottovalutata».",
    overvaluedMajority: "Regola: tre o più metodi dicono «sopravvalutata».",
    undervaluedByOneFamily:
      "Tre o più metodi dicono «sottovalutata», ma sono tutti della stessa famiglia e condividono le ipotesi: il segnale è debole.",
    overvaluedByOneFamily:
      "Tre o più metodi dicono «sopravvalutata», ma sono tutti della stessa famiglia e condividono le ipotesi: il segnale è debole.",
    oneFamilyOnly: "Lo dice una sola famiglia di metodi, e hai chiesto prudenza: mantenere.",
    fairMajority: "Regola: la maggioranza dei metodi dice «in linea».",
    noConsensus: "Nessun giudizio raccoglie voti sufficienti.",
    noPrice: "Senza un prezzo aggiornato, nella valuta dei conti, non c’è nulla con cui confrontare.",
    priceTooOld: "Il prezzo ha più di 180 giorni: non riflette il prezzo attuale e non si usa per il confronto.",
    accountsTooOld:
      "I conti si sono chiusi più di 18 mesi prima del prezzo: non rappresentano più la società quotata oggi.",
    partSeparated:
      "Dopo la chiusura degli ultimi conti una parte ha lasciato la società: i conti non rappresentano più la società quotata oggi.",
  },
  /** Why a list shows no signal, after "Nessun segnale:". */
  briefly: {
    notEnoughMethods:
      "{votes, plural, =0 {non vota nessun metodo} =1 {vota un solo metodo} other {votano solo due metodi}} e ne servono tre",
    noPrice: "manca un prezzo con cui confrontare",
    priceTooOld: "il prezzo ha più di sei mesi",
    accountsTooOld: "i conti hanno più di un anno e mezzo",
    partSeparated: "una parte ha lasciato la società dopo gli ultimi conti",
  },
  holds:
    "{count, plural, =3 {Vale in tutti e tre gli scenari.} one {Compare solo in uno dei tre scenari.} other {Vale in due dei tre scenari.}}",
  rule: "Come si decide",
  ruleSteps: {
    vote: "Ogni metodo che vota confronta il suo valore con il prezzo: fino al 10% di differenza è «in linea».",
    dates:
      "Con un prezzo di più di 180 giorni, con conti chiusi più di 18 mesi prima del prezzo, o che comprendono ancora una parte uscita dalla società, non c’è segnale.",
    minimum: "Con meno di tre voti non c’è segnale.",
    contradiction:
      "Se tre o più dicono «sottovalutata» e tre o più «sopravvalutata», il segnale è mantenere: si contraddicono.",
    majority: "Se tre o più dicono «sottovalutata», comprare; se tre o più dicono «sopravvalutata», vendere.",
    rest: "Negli altri casi, mantenere.",
  },
  disclaimer: "Riassume calcoli; non conosce la tua situazione e non è una raccomandazione di investimento.",
  inGeneral: "Quanto si scostano i valori dai prezzi in generale?",
  afterwards: "E che cosa è successo dopo?",
};
