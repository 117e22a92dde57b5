const zones: Readonly<Record<string, string>> = { es: "Europe/Madrid", en: "Europe/London", it: "Europe/Rome" };

/** The IANA time zone of most readers of a language; Madrid's for one that is not written here. */
export const usualZone = (language: string): string => zones[language] ?? "Europe/Madrid";
