// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { languages } from "../../../messages/languages.ts";
import { messagesOf, prepareMessages } from "../../session/messages.ts";
import { AllowanceLine } from "./allowance-line.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const left = { limit: 10, used: 3, remaining: 7, nextInSeconds: 0 };

/** A page that many readers share, in a browser that asks for what is left of the reader's plan. */
async function shown(language: (typeof languages)[number], answer: Promise<unknown>) {
  await prepareMessages(language);
  const Page = () => (
    <IntlProvider locale={language} messages={messagesOf(language)} timeZone="Europe/Madrid">
      <AllowanceLine allowance="asked" />
    </IntlProvider>
  );
  const Site = createRoutesStub([
    { path: "/", Component: Page },
    { path: "/allowance", loader: () => answer },
  ]);
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(place).render(<Site />));
  return place;
}

const said = {
  es: ["Cuántas empresas incluye cada plan", "3 de 10 empresas hoy"],
  en: ["How many companies each plan includes", "3 of 10 companies today"],
  it: ["Quante società include ogni piano", "3 di 10 società oggi"],
} as const;

it.each(languages)("a shared page leads to the plans until it knows what is left, in %s", async (language) => {
  const answer = Promise.withResolvers<unknown>();
  const place = await shown(language, answer.promise);
  const [link, counted] = said[language];
  expect(place.querySelector("a")?.getAttribute("href")).toBe("/plans");
  expect(place.textContent).toBe(link);
  await act(async () => answer.resolve(left));
  expect(place.textContent).toBe(counted);
  expect(place.querySelectorAll("p")).toHaveLength(1);
});

it("it still leads there where nothing is known of it", async () => {
  const place = await shown("en", Promise.resolve(null));
  expect(place.textContent).toBe(said.en[0]);
});
