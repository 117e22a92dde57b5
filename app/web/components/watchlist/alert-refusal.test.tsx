// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { languages } from "../../../messages/languages.ts";
import { ToastProvider } from "../../design/toast.tsx";
import { type Refusal, useRefusalToast } from "../accounts/account-form.tsx";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { useAlertProblem } from "./alert-form.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Page({ refusal }: { refusal: Refusal }) {
  useRefusalToast(refusal, useAlertProblem(refusal));
  return null;
}

const said = {
  es: "Escribe el límite como un número, por ejemplo 12,5.",
  en: "Write the limit as a number, for example 12.5.",
  it: "Scrivi il limite come numero, per esempio 12,5.",
} as const;

it.each(languages)("the passing notice of a refused alert says the words at its field, in %s", async (language) => {
  const refusal: Refusal = { code: "numberFormat", params: { param: "threshold", kind: "number" } };
  const page = (
    <ToastProvider closeLabel="x">
      <Page refusal={refusal} />
    </ToastProvider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  const element = await staged(page, language, "/watchlist");
  await act(async () => createRoot(place).render(element));
  expect(place.textContent).toContain(said[language]);
  expect(place.textContent).not.toContain("threshold");
});
