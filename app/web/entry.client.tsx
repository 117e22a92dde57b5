import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { leavesEarlyJumpsToBrowser } from "./deferred-hydration/early-jumps.ts";
import { restoreStoredPreferences } from "./session/browser-preferences.ts";
import { languageOfDocument, prepareMessages } from "./session/messages.ts";

// The content policy refuses made-up functions, and browsers report even the attempt. Zod reads this name of the global object.
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
shared.__zod_globalConfig = Object.assign(shared.__zod_globalConfig ?? {}, { jitless: true });

restoreStoredPreferences();
leavesEarlyJumpsToBrowser();
await prepareMessages(languageOfDocument());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
