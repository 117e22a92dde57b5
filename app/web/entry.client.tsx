import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { restoreStoredPreferences } from "./session/browser-preferences.ts";
import { languageOfDocument, prepareMessages } from "./session/messages.ts";

restoreStoredPreferences();
await prepareMessages(languageOfDocument());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
