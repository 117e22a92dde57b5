import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Failure, type FailureCode, type FailureParams } from "../../../failure.ts";
import type { Language } from "../../../messages/languages.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { FailureErrorPage } from "./error-page.tsx";

async function pageOf(code: FailureCode, language: Language, params: FailureParams = {}) {
  const { status } = new Failure(code, params);
  const page = <FailureErrorPage status={status} failure={{ code, params, requestId: "a1" }} />;
  const markup = renderToStaticMarkup(await staged(page, language, "/jobs/new"));
  const links = [...markup.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, to]) => to);
  return { status, text: markup.replace(/<[^>]+>/g, " ").replaceAll("\u00a0", " "), links };
}

it.each([
  ["es", "Tu plan no lo incluye", "Los análisis programados son del plan Pro.", "Ver los planes", "/plans"],
  [
    "en",
    "Your plan doesn’t include this",
    "Scheduled analyses are part of the Pro plan.",
    "See the plans",
    "/en/plans",
  ],
  [
    "it",
    "Il tuo piano non lo include",
    "Le analisi programmate fanno parte del piano Pro.",
    "Vedi i piani",
    "/it/plans",
  ],
] as const)("says in %s what a plan lacks, and leads to the plans", async (language, title, reason, words, to) => {
  const { status, text, links } = await pageOf("planWithoutJobs", language);
  expect(status).toBe(403);
  for (const said of ["403", title, reason, words]) expect(text).toContain(said);
  expect(links[0]).toMatch(new RegExp(`^/plans|^${to}`));
  expect(text).not.toContain("dirección");
});

it.each([
  ["planWithoutScreenAlerts", "Tu plan no lo incluye", true],
  ["dailyQuotaExceeded", "Hay que esperar un poco", true],
  ["minuteQuotaExceeded", "Hay que esperar un poco", true],
  ["rateLimited", "Hay que esperar un poco", false],
  ["teamRoleMissing", "No tienes permiso para esto", false],
  ["accountSuspended", "No tienes permiso para esto", false],
  ["originForbidden", "No se ha aceptado lo enviado", false],
  ["bodyTooLarge", "No se ha aceptado lo enviado", false],
  ["requestTimeout", "No se ha aceptado lo enviado", false],
  ["teamNeedsOwner", "No se ha aceptado lo enviado", false],
  ["shareLinkOver", "Este enlace ya no está abierto", false],
  ["storageUnavailable", "Ahora mismo no podemos calcularlo", false],
] as const)("says of %s: %s", async (code, title, leadsToPlans) => {
  const { text, links } = await pageOf(code, "es", { limit: 10, retryAfter: 40 });
  expect(text).toContain(title);
  expect(text).not.toContain("La dirección tiene un error");
  expect(text).not.toContain("Revisa lo que has cambiado en ella");
  expect(links.some((link) => link?.startsWith("/plans"))).toBe(leadsToPlans);
});

it("blames the address where it is the address", async () => {
  const { text, links } = await pageOf("numberFormat", "es", { param: "wacc", kind: "any" });
  expect(text).toContain("La dirección tiene un error");
  expect(text).toContain("Revisa lo que has cambiado en ella");
  expect(links).toEqual(["/"]);
});
