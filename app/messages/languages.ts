export const languages = ["es", "en", "it"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "es";

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
