import type { Messages } from "../index.ts";

export const site: Messages["site"] = {
  name: "Valora",
  homeLink: "Valora, pagina iniziale",
  title: "{page} · Valora",
  skipToContent: "Vai al contenuto",
  navigation: {
    label: "Principale",
    analyse: "Analizza",
    screener: "Esplora",
    methods: "Metodi",
    popular: "Classifica",
    blog: "Blog",
    menu: "Menu",
  },
  account: {
    signIn: "Accedi",
    signOut: "Esci",
    profile: "Il tuo account: {name}",
    history: "Cronologia",
  },
  allowance: {
    used: "{used, number} di {limit, number} società oggi",
    next: "la prossima tra {wait}",
  },
  policy: {
    scenario:
      "{scenario, select, conservative {scenario prudente} optimistic {scenario ottimista} other {scenario neutrale}}",
    years: "{count, plural, one {# anno} other {# anni}}",
  },
  language: {
    label: "Lingua",
    current: "Lingua: {language}",
  },
  theme: {
    label: "Tema",
    toDark: "Passa al tema scuro",
    toLight: "Passa al tema chiaro",
    system: "Come il sistema",
    light: "Chiaro",
    dark: "Scuro",
  },
  palette: {
    label: "Colori dello stato",
    greenRed: "Verde e rosso",
    blueOrange: "Blu e arancione",
  },
  preferences: {
    title: "Preferenze",
    description: "Lingua, tema e colori. Restano in questo browser.",
    intro: "Restano in questo browser, in tre cookie che esistono solo quando scegli qualcosa.",
    save: "Salva",
    saved: "Preferenze salvate",
  },
  footer: {
    label: "Piè di pagina",
    disclaimer:
      "Stime calcolate da bilanci pubblici. Non è consulenza finanziaria né una raccomandazione rivolta a te.",
    company: "Azienda",
    about: "Chi siamo",
    contact: "Contatti",
    features: "Funzioni",
    legal: "Note legali",
    privacy: "Privacy",
    terms: "Condizioni d'uso",
    cookies: "Cookie",
    help: "Aiuto",
    faq: "Domande frequenti",
    support: "Assistenza",
    methods: "I sette metodi",
    guides: "Guide",
    api: "API",
    import: "Usa le tue cifre",
    preferences: "Preferenze",
    copyright: "© 2025 Valora",
    dataDate: "Dati al {date}",
  },
};
