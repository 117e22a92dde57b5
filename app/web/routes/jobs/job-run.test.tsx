// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type JobRun, RunReading } from "../../../features/jobs/contracts/job-runs.ts";
import type { Language } from "../../../messages/languages.ts";
import { prepareAllMessages } from "../../session/messages.ts";
import JobRunRoute from "./job-run.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const id = "01890000-0000-7000-8000-00000000000a";
const reading = (ticker: string, told: Partial<RunReading>) =>
  RunReading.parse({
    ...{ ticker, name: ticker, currency: null, value: null, price: null, priceCurrency: null, priceAsOf: null },
    ...{ difference: null, status: null, signal: null, failure: null, ...told },
  });
const done: JobRun = {
  ...{ id, jobId: id, jobName: "Drinks", timeZone: "Europe/Madrid", dueAt: "2026-03-02T07:30:00.000Z" },
  ...{ isByHand: false, state: "done", attempts: 2, startedAt: "2026-03-02T07:30:01.000Z", endedAt: null },
  ...{ milliseconds: 1_500, failure: null, valued: 1, unvalued: 1, changes: 1, leftOut: 3, sheetsLeftOut: 0 },
  readings: [
    reading("KO", {
      ...{ currency: "USD", value: 76.914, price: 90.5, priceCurrency: "USD", priceAsOf: "2026-02-27" },
      ...{ difference: -0.15, status: "overvalued", signal: "sell", policy: "Prudent" },
    }),
    reading("NOSUCH", { failure: "tickerNotFound" }),
  ],
  difference: {
    since: "2026-02-27T07:30:00.000Z",
    changed: [],
    came: [{ ticker: "KO", name: "Coca-Cola" }],
    went: [],
  },
  files: [{ id, name: "drinks.csv", format: "csv", bytes: 1_200, keptUntil: "2026-03-09T07:30:00.000Z" }],
  deliveries: [{ kind: "mail", id, state: "sent", at: "2026-03-02T07:30:05.000Z", endpoint: null }],
};

async function shown(run: JobRun, language: Language) {
  await prepareAllMessages();
  // The page reads its run and what was refused, and no other property of a route.
  const page = { loaderData: run, actionData: undefined } as unknown as Parameters<typeof JobRunRoute>[0];
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <IntlProvider locale={language} messages={{}} timeZone="Europe/Madrid">
          <JobRunRoute {...page} />
        </IntlProvider>
      ),
    },
  ]);
  const host = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(host).render(<Stub initialEntries={[`/jobs/runs/${id}`]} />));
  return host;
}

const unfinished: JobRun = { ...done, readings: [], difference: null, files: [], deliveries: [], milliseconds: null };

const words = {
  es: {
    done: [
      ...["Programada · terminada · 2 intentos · 1,5 s · Europe/Madrid", "Desde la ejecución del 27 feb 2026, 08:30."],
      ...[
        "Nueva en la lista",
        "Han quedado 3 empresas fuera",
        "Con la política «Prudent»",
        "76,91",
        "−15,0 %",
        "vender",
      ],
      ...["No se han podido obtener datos de NOSUCH.", "2 kB, hasta el 9 mar 2026", "Correo · Entregado"],
    ],
    queued: ["Programada · en cola", "Todavía no ha terminado."],
    failed: ["Hay demasiadas peticiones a la vez.", "Esta ejecución no tiene ficheros guardados.", "Ninguna:"],
    cancel: "Cancelar esta ejecución",
  },
  en: {
    done: [
      ...["Scheduled · finished · 2 attempts · 1.5 s · Europe/Madrid", "Since the run of 27 Feb 2026, 08:30."],
      ...["New on the list", "3 companies were left out", "With the policy “Prudent”", "US$76.91", "−15.0%", "sell"],
      ...["No data could be found for NOSUCH.", "2 kB, until 9 Mar 2026", "Email · Delivered"],
    ],
    queued: ["Scheduled · queued", "It has not finished yet."],
    failed: ["There are too many requests at once.", "No files are kept for this run.", "None:"],
    cancel: "Cancel this run",
  },
  it: {
    done: [
      ...["Programmata · terminata · 2 tentativi · 1,5 s · Europe/Madrid", "Dall’esecuzione del 27 feb 2026, 08:30."],
      ...[
        "Nuova nell’elenco",
        "3 società sono rimaste fuori",
        "Con la politica «Prudent»",
        "76,91",
        "−15,0%",
        "vendere",
      ],
      ...["Non è stato possibile trovare dati per NOSUCH.", "2 kB, fino al 9 mar 2026", "Email · Consegnato"],
    ],
    queued: ["Programmata · in coda", "Non è ancora terminata."],
    failed: ["Ci sono troppe richieste contemporanee.", "Di questa esecuzione non sono conservati file.", "Nessuna:"],
    cancel: "Annulla questa esecuzione",
  },
} as const;

/** The words of the page with plain spaces, and the names of its buttons. */
async function read(run: JobRun, language: Language) {
  const host = await shown(run, language);
  const text = (host.textContent ?? "").replace(/[\u00a0\u202f]/g, " ");
  return { text, buttons: [...host.querySelectorAll("button")].map((button) => button.textContent) };
}

describe.each(["es", "en", "it"] as const)("the page of a run, in %s", (language) => {
  const told = words[language];

  it("says what was found, what has changed, what was left out and what was delivered", async () => {
    const { text, buttons } = await read(done, language);
    for (const part of told.done) expect(text).toContain(part);
    expect(buttons).not.toContain(told.cancel);
  });

  it("offers to cancel one that has not finished, and tells no result of it", async () => {
    const { text, buttons } = await read({ ...unfinished, state: "queued" }, language);
    for (const part of told.queued) expect(text).toContain(part);
    expect(buttons).toContain(told.cancel);
    expect(text).not.toContain("KO");
  });

  it("says why one failed, and that nothing was kept or sent", async () => {
    const { text, buttons } = await read({ ...unfinished, state: "failed", failure: "overloaded" }, language);
    for (const part of told.failed) expect(text).toContain(part);
    expect(buttons).not.toContain(told.cancel);
  });
});
