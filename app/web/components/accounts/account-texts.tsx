import { type ReactNode, use } from "react";
import { IntlProvider, useLocale } from "use-intl";
import type { es } from "../../../messages/es/index.ts";
import { accountMessagesOf, messagesOf, prepareAccountMessages } from "../../session/messages.ts";

/** Gives what is inside the texts of accounts besides those of the site; waits for them when they are not here yet. */
export function AccountTexts({ children }: { children: ReactNode }) {
  const language = useLocale();
  const account = accountMessagesOf(language) ?? use(prepareAccountMessages(language));
  // The areas of other pages and of the server's adapters are missing; no component inside may name them.
  const messages = { ...messagesOf(language), ...account } as unknown as typeof es;
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  );
}
