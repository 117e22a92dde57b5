// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { HeldDataAnswer, HeldProvider } from "../../../core/fundamentals/contracts/held-data.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { HeldProviders } from "./held-providers.tsx";

afterEach(cleanup);

type Decided = HeldProvider["accountsDecided"];
const decided = (told: Partial<Decided> & Pick<Decided, "outcome">): Decided => ({
  ...{ asOf: null, failure: null, until: null, accountsOf: null, contradictions: [] },
  ...told,
});
const unknown = decided({ outcome: "failed", failure: "unknownTicker" });
const none = decided({ outcome: "notSupplied" });

it.each<[says: string, accounts: Decided, price: Decided, isOffered: boolean]>([
  ["accounts that are older", decided({ outcome: "older", asOf: "2024-12-31" }), none, true],
  ["no accounts and a price that was not needed", none, decided({ outcome: "notNeeded" }), true],
  ["no accounts and a price that is older", none, decided({ outcome: "older", asOf: "2025-02-19" }), true],
  ["no accounts, and nothing known of the company's price", none, unknown, false],
  ["nothing known of the company at all", unknown, unknown, false],
  ["accounts that are used", decided({ outcome: "taken" }), none, false],
])("a source with %s", async (_, accountsDecided, priceDecided, isOffered) => {
  const held: HeldProvider = {
    ...{ provider: "finnhub", standing: "on", setting: "FINNHUB_API_KEY", accounts: null, price: null },
    ...{ accountsDecided, priceDecided },
  };
  const answer: HeldDataAnswer = {
    ...{ schemaVersion: 1, ticker: "TEF.MC", name: "Telefónica, S.A.", isLive: true, providers: [held] },
    ...{ accounts: null, price: null, compared: null, priceConflicts: [] },
  };
  render(await staged(<HeldProviders held={answer} />, "en"));
  expect(screen.queryByRole("link", { name: "Value with Finnhub" }) !== null).toBe(isOffered);
});
