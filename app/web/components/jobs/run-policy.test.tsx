// @vitest-environment happy-dom
import { act, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { languages } from "../../../messages/languages.ts";
import { prepareAllMessages } from "../../session/messages.ts";
import { AccountTexts } from "../accounts/account-texts.tsx";
import { RunPolicy } from "./run-policy.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function textOf(language: (typeof languages)[number], readings: ComponentProps<typeof RunPolicy>["readings"]) {
  await prepareAllMessages();
  const host = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(host).render(
      <IntlProvider locale={language} messages={{}}>
        <AccountTexts>
          <RunPolicy readings={readings} />
        </AccountTexts>
      </IntlProvider>,
    ),
  );
  return host.textContent;
}

const unvalued = { policy: null, policyTeam: null, failure: "tickerNotFound" };
const ofTeam = { policy: "Prudent", policyTeam: "Rialto", failure: null };

it("names the policy of a run and the team whose it is, also when its first company has no value", async () => {
  expect(await textOf("en", [unvalued, ofTeam])).toBe(
    "With the policy “Prudent” of the team Rialto, which was the active one at that moment.",
  );
  expect(await textOf("es", [{ ...ofTeam, policyTeam: null }])).toBe(
    "Con la política «Prudent», que estaba en uso en ese momento.",
  );
  expect(await textOf("it", [ofTeam])).toBe(
    "Con la politica «Prudent» del team Rialto, che era in uso in quel momento.",
  );
});

it("says nothing where a run follows none", async () => {
  for (const language of languages)
    for (const readings of [[], [unvalued], [{ ...ofTeam, policy: null, policyTeam: null }]])
      expect(await textOf(language, readings), language).toBe("");
});
