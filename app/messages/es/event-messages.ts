/** Short messages to channels about events. Plain text, a line each. */
export const eventMessages = {
  link: "Verlo en Valora",
  alertPrice: "Precio {price}, del {date} ({source})",
  alertRatio: "{ratio}: {figure}, con las cuentas del ejercicio cerrado el {accounts}",
  alertValue: "Valor medio {value}, diferencia {gap}: {status}. {view}",
  alertBook: "Selección «{book}» del equipo {team}",
  filing: "{name} ({ticker}): cuentas nuevas",
  filingDates: "Presentadas el {filed}, del periodo cerrado el {period}{form, select, none {} other { ({form})}}",
  reported: "{value}{date, select, none {} other { ({date})}}",
  reportState: "Estado: {state}",
  run: "Ejecución del {moment}: {valued, plural, one {# empresa con valor} other {# empresas con valor}}{unvalued, plural, =0 {} other { y # sin él}}",
  runLeftOut:
    "{count, plural, one {Ha quedado # empresa fuera} other {Han quedado # empresas fuera}}, por el límite de una ejecución",
  filingAlone: "Cuentas nuevas",
  answerAlone: "Respuesta sobre {figure}",
  limitsAlone: "{count, plural, one {Un límite} other {# límites}} de tu tesis",
  mention: "Te mencionan en la conversación sobre {name} ({ticker})",
  mentionAlone: "Te mencionan en la conversación",
  mentionTeam: "Equipo: {team}",
  digest:
    "Tu resumen: {events, plural, one {# aviso} other {# avisos}}{companies, plural, =0 {} one { de # empresa} other { de # empresas}}",
  digestCompany: "{name} ({ticker})",
  digestOthers: "Otros avisos",
  digestEntry: "{moment}: {headline}",
  test: "Prueba de Valora",
  testText: "Este canal funciona: aquí llegarán los avisos que has elegido.",
} as const;
