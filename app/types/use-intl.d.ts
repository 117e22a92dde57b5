import type { es } from "../messages/es/index.ts";
import type { Language } from "../messages/languages.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: typeof es;
  }
}
