import { type ReactNode, use } from "react";
import { IntlProvider, useLocale } from "use-intl";
import type { es } from "../../../messages/es/index.ts";
import {
  fundamentalsMessagesOf,
  messagesOf,
  prepareFundamentalsMessages,
  prepareResultMessages,
  resultMessagesOf,
} from "../../session/messages.ts";

/** Gives what is inside the texts of statements and ratios besides those of the site and of a result. */
export function FundamentalsTexts({ children }: { children: ReactNode }) {
  const language = useLocale();
  // Both begin to load before either is waited for.
  const [soonResult, soonOwn] = [prepareResultMessages(language), prepareFundamentalsMessages(language)];
  const result = resultMessagesOf(language) ?? use(soonResult);
  const own = fundamentalsMessagesOf(language) ?? use(soonOwn);
  // The areas of the server's adapters (API, command line) are missing; no component may name them.
  const messages = { ...messagesOf(language), ...result, ...own } as unknown as typeof es;
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  );
}
