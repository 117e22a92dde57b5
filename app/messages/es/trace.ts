/** Where a number comes from. */
export const trace = {
  open: "De dónde sale {name}: {value}",
  figureOf: "{ticker}, ejercicio hasta {date}",
  filed: "presentado el {date}",
  notFiled: "fecha de presentación desconocida",
  accession: "Documento {accession} en la SEC",
  noAccession: "No trazado a un documento presentado",
  asOf: "Dato del {date}",
  source: "Fuente: {source}",
  chosenBy: {
    user: "Lo has puesto tú",
    scenario: "Lo fija el escenario",
    convention: "Convención del método",
    computed: "Calculado",
  },
  step: "Paso {number}",
  close: "Cerrar",
  kind: { figure: "Cuentas", reference: "Mercado", assumption: "Supuesto", step: "Cálculo" },
  inMillions: "{value} millones",
  years: "{value} años",
} as const;
