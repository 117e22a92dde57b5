import { type ReactNode, use } from "react";
import { IntlProvider, useLocale } from "use-intl";
import type { es } from "../../../messages/es/index.ts";
import type { MessageParts } from "../../session/message-parts.ts";

/**
 * A component that gives what is inside it the texts of `names`, and waits for those that are not here yet. It waits once
 * for all of them: React tells the promises that a component awaits apart by their order alone, and would take one for
 * another where the first has arrived meanwhile and is not awaited again.
 */
export function textsOf<Name extends string>(parts: MessageParts<Name>, names: readonly Name[]) {
  return function Texts({ children }: { children: ReactNode }) {
    const language = useLocale();
    const texts = parts.now(language, names) ?? use(parts.soon(language, names));
    return (
      // The areas of other pages and of the server's adapters are missing; no component inside may name them.
      <IntlProvider locale={language} messages={texts as typeof es} timeZone="Europe/Madrid">
        {children}
      </IntlProvider>
    );
  };
}
