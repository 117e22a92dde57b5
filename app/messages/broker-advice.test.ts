import { expect, it } from "vitest";
import { brokerStatuses } from "../failures/broker-statuses.ts";
import { translatorFor } from "./index.ts";
import { languages } from "./languages.ts";
import { failureText } from "./phrases/failure-text.ts";

const { brokerFieldInvalid: _, ...ofBrokers } = brokerStatuses;
const params = { code: "1099", section: "Open Positions", fields: "symbol", retryAfter: 30, leftOut: 2 };
/** What happened, and that nothing did, are no advice. */
const unchanged = /(No se ha cambiado nada|Nothing was changed|Non è cambiato nulla)[.;]/;

it.each(
  languages.flatMap((language) =>
    (["alpaca", "interactiveBrokers"] as const).map((broker) => [language, broker] as const),
  ),
)("what a broker answers is told with what to do next: %s, %s", async (language, broker) => {
  const t = await translatorFor(language);
  for (const code of Object.keys(ofBrokers)) {
    const told = failureText(t, { code, params: { ...params, broker } }).replace(unchanged, "");
    expect(told, code).toMatch(/[.:]\s+\S.*\.$/);
  }
});
