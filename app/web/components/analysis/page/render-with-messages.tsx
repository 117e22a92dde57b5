import type { ReactElement } from "react";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import type { es } from "../../../../messages/es/index.ts";
import { loadMessages } from "../../../../messages/index.ts";
import type { Language } from "../../../../messages/languages.ts";

/** For tests: a piece of the page inside a router and the texts of a language. */
export async function staged(element: ReactElement, language: Language = "es", address = "/analysis/AAPL") {
  // Every catalogue has the keys of the Spanish one.
  const messages = (await loadMessages[language]()) as typeof es;
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "*",
      Component: () => (
        <IntlProvider locale={language} messages={messages} timeZone="Europe/Madrid">
          {element}
        </IntlProvider>
      ),
    },
  ]);
  return <Stub initialEntries={[address]} />;
}
