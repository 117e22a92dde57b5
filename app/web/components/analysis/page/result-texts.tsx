import { type ReactNode, use } from "react";
import { IntlProvider, useLocale } from "use-intl";
import type { es } from "../../../../messages/es/index.ts";
import { messagesOf, prepareResultMessages, resultMessagesOf } from "../../../session/messages.ts";

/** Gives what is inside the texts of a result besides those of the site; waits for them when they are not here yet. */
export function ResultTexts({ children }: { children: ReactNode }) {
  const language = useLocale();
  const result = resultMessagesOf(language) ?? use(prepareResultMessages(language));
  // The areas of the server's adapters (API, command line) are missing; no component may name them.
  const messages = { ...messagesOf(language), ...result } as unknown as typeof es;
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  );
}
