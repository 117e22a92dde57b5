import type { Messages } from "../message-types.ts";

/** Short messages to channels about events. Plain text, a line each. */
export const eventMessages: Messages["eventMessages"] = {
  link: "Vedi su Valora",
  alertPrice: "Prezzo {price}, del {date} ({source})",
  alertRatio: "{ratio}: {figure}, con i bilanci dell’esercizio chiuso il {accounts}",
  alertValue: "Valore medio {value}, differenza {gap}: {status}. {view}",
  alertBook: "Selezione «{book}» del team {team}",
  filing: "{name} ({ticker}): nuovi bilanci",
  filingDates: "Pubblicati il {filed}, per il periodo chiuso il {period}{form, select, none {} other { ({form})}}",
  filingPeriods:
    "Bilanci di dodici mesi fino al {period}{kind, select, restated {, rettificati} other {; i precedenti, fino al {former}}}",
  filingFigure: "{figure}: {before} → {now}{change, select, none {} other { ({change})}}",
  filingValue: "Valore medio per azione: {before} → {now}{change, select, none {} other { ({change})}}",
  filingSteps: "Ciò che lo muove di più: {steps}",
  filingPeriod: "passaggio al nuovo periodo",
  filingOther: "altri dati di partenza",
  reported: "{value}{date, select, none {} other { ({date})}}",
  reportState: "Stato: {state}",
  run: "Esecuzione del {moment}: {valued, plural, one {# società con valore} other {# società con valore}}{unvalued, plural, =0 {} other { e # senza}}",
  runLeftOut:
    "{count, plural, one {# società è rimasta fuori} other {# società sono rimaste fuori}} per il limite di un’esecuzione",
  filingAlone: "Nuovi bilanci",
  answerAlone: "Risposta su {figure}",
  limitsAlone: "{count, plural, one {Un limite} other {# limiti}} della tua tesi",
  mention: "Ti menzionano nella discussione su {name} ({ticker})",
  mentionAlone: "Ti menzionano nella discussione",
  mentionTeam: "Team: {team}",
  digest:
    "Il tuo riepilogo: {events, plural, one {# avviso} other {# avvisi}}{companies, plural, =0 {} one { su # società} other { su # società}}",
  digestCompany: "{name} ({ticker})",
  digestOthers: "Altri avvisi",
  digestEntry: "{moment}: {headline}",
  test: "Prova di Valora",
  testText: "Questo canale funziona: qui arriverà ciò che hai scelto.",
};
