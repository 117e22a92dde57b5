import { type ReactNode, use } from "react";
import { IntlProvider, useLocale } from "use-intl";
import type { es } from "../../../messages/es/index.ts";
import {
  listMessagesOf,
  messagesOf,
  prepareListMessages,
  prepareResultMessages,
  resultMessagesOf,
} from "../../session/messages.ts";

/** Gives what is inside the texts of lists and of a result besides those of the site; waits for those that are missing. */
export function ListTexts({ children }: { children: ReactNode }) {
  const language = useLocale();
  // Both are on their way before the first is waited for.
  const [resultSoon, listSoon] = [prepareResultMessages(language), prepareListMessages(language)];
  const result = resultMessagesOf(language) ?? use(resultSoon);
  const list = listMessagesOf(language) ?? use(listSoon);
  // The areas of the server's adapters (API, command line) are missing; no component may name them.
  const messages = { ...messagesOf(language), ...result, ...list } as unknown as typeof es;
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  );
}
