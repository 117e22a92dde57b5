export const search = {
  label: "Símbolo de la acción",
  placeholder: "{ticker}",
  analyse: "Analizar",
  hint: "El símbolo o el nombre: AAPL o Apple. Fuera de Estados Unidos, el símbolo con su bolsa: SAN.MC, ENEL.MI.",
  listLabel: "Sugerencias",
  recent: "Recientes",
  companies: "Empresas",
  popular: "Para empezar",
  noData: "sin cuentas",
  headlines: "un vistazo",
  noResults: "No conocemos ninguna empresa con ese símbolo o nombre.",
  count:
    "{count, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}. Flechas para moverte, Intro para elegir.",
  source: {
    label: "Fuente de datos",
    automatic: "Automática",
    bundled: "Base de datos local",
    ecb: "Banco Central Europeo",
    "us-treasury": "Tesoro de EE. UU.",
    paused: "{source}: en pausa, no responde",
    limited: "{source}: ha llegado a su límite de peticiones",
  },
} as const;
