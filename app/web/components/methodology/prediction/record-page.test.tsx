import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { predictionRecordText as en } from "../../../../../content/prediction-record/en.ts";
import { predictionRecordText as es } from "../../../../../content/prediction-record/es.ts";
import { predictionRecordText as it_ } from "../../../../../content/prediction-record/it.ts";
import type { PredictionCalibration } from "../../../../core/prediction/contracts/prediction-calibration.ts";
import type { Language } from "../../../../messages/languages.ts";
import { RecordPage } from "./record-page.tsx";

const texts = { es, en, it: it_ } as const;

function shown(language: Language, calibration: PredictionCalibration | null): string {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <IntlProvider locale={language} messages={{}} timeZone="UTC">
          <RecordPage calibration={calibration} text={texts[language]} />
        </IntlProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} />)
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");
}

const sameDay: PredictionCalibration[number] = {
  horizon: "sameDay",
  predictions: 40,
  companies: 25,
  inBand: 31,
  below: 4,
  above: 5,
  medianAbsoluteError: 0.283,
  signedMedianError: -0.042,
  first: "2026-08-20",
  last: "2026-09-02",
};

it.each([
  ["es", "en el 77,5 % de los casos (predicciones: 40; empresas: 25). Son menos de 100"],
  ["en", "in 77.5% of cases (predictions: 40; companies: 25). These are fewer than 100"],
  ["it", "nel 77,5% dei casi (previsioni: 40; società: 25). Sono meno di 100"],
] as const)("says in %s how often the price was in the band", (language, sentence) => {
  const page = shown(language, [sameDay]);
  expect(page).toContain(sentence);
});

it("gives every figure in the table and names the horizons that have no price yet", () => {
  const page = shown("en", [sameDay]);
  expect(page).toContain("Of the same day 40 25 77.5% 10.0% 12.5% 28.3% −4.2% 20 Aug 2026 – 2 Sep 2026");
  expect(page).toContain("No later price yet: one month later, three months later, one year later.");
});

it("tells an empty record from one that cannot be read", () => {
  expect(shown("es", [])).toContain("Todavía no hay ninguna predicción escrita.");
  expect(shown("es", null)).toContain("Ahora no se puede leer el registro");
});
