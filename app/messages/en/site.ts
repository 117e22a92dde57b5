import type { Messages } from "../index.ts";

export const site: Messages["site"] = {
  name: "Valora",
  homeLink: "Valora, home",
  title: "{page} · Valora",
  skipToContent: "Skip to content",
  navigation: {
    label: "Main",
    analyse: "Analyse",
    screener: "Screener",
    methods: "Methods",
    popular: "Ranking",
    blog: "Blog",
    menu: "Menu",
  },
  account: {
    signIn: "Sign in",
    signOut: "Sign out",
    profile: "Your account: {name}",
    history: "History",
  },
  allowance: {
    used: "{used, number} of {limit, number} companies today",
    next: "next in {wait}",
  },
  policy: {
    scenario:
      "{scenario, select, conservative {conservative scenario} optimistic {optimistic scenario} other {neutral scenario}}",
    years: "{count, plural, one {# year} other {# years}}",
  },
  language: {
    label: "Language",
    current: "Language: {language}",
  },
  theme: {
    label: "Theme",
    toDark: "Switch to dark theme",
    toLight: "Switch to light theme",
    system: "Same as system",
    light: "Light",
    dark: "Dark",
  },
  palette: {
    label: "Status colours",
    greenRed: "Green and red",
    blueOrange: "Blue and orange",
  },
  preferences: {
    title: "Preferences",
    description: "Language, theme and colours. Kept in this browser.",
    intro: "They are kept in this browser, in three cookies that only exist once you choose something.",
    save: "Save",
    saved: "Preferences saved",
  },
  footer: {
    label: "Footer",
    disclaimer:
      "Estimates worked out from public accounts. This is not financial advice, nor a recommendation addressed to you.",
    company: "Company",
    about: "About us",
    contact: "Contact",
    features: "Features",
    legal: "Legal",
    privacy: "Privacy",
    terms: "Terms",
    cookies: "Cookies",
    help: "Help",
    faq: "FAQ",
    support: "Support",
    methods: "The seven methods",
    guides: "Guides",
    api: "API",
    import: "Use your own figures",
    preferences: "Preferences",
    copyright: "© 2025 Valora",
    dataDate: "Data as of {date}",
  },
};
