import { expect, it } from "vitest";
import { eventSamples, sampleEvent } from "../contracts/event-samples-contract.ts";
import { writtenEvent } from "../contracts/written-event.ts";
import { writeEventMessage } from "./write-event-message.ts";

const at = new Date("2026-11-20T15:00:00Z");
const said = async (event: ReturnType<typeof sampleEvent>, language = "es") => {
  const { title, lines, link } = await writeEventMessage(event.body, language);
  const all = [title, ...lines, ...(link === null ? [] : [`${link.label} ${link.address}`])];
  return all.map((line) => line.replaceAll("\u00a0", " "));
};

it("says a crossing with the price, its day and its source, in the language of its reader", async () => {
  expect(await said(sampleEvent("alert.gap"))).toEqual([
    "COCA COLA (KO): Diferencia de 25,0 % o más",
    "Precio 59,00 US$, del 20 nov 2026 (Finnhub)",
    "Valor medio 75,20 US$, diferencia +27,5 %: Infravalorada. Valor absoluto: con la prima de riesgo a largo plazo.",
    "Calculado con la política «Prudent».",
    "Verlo en Valora https://valora.example/analysis/KO",
  ]);
  expect(await said(sampleEvent("alert.price"), "en")).toEqual([
    "COCA COLA (KO): Price of US$60.00 or less",
    "Price US$59.00, of 20 Nov 2026 (Finnhub)",
    "Mean value US$75.20, gap +27.5%: Undervalued. Absolute value: at the long-run equity risk premium.",
    "Worked out with the policy “Prudent”.",
    "See it in Valora https://valora.example/analysis/KO?lang=en",
  ]);
  const unknown = { value: null, gap: null, status: null } as const;
  const event = writtenEvent("alert.gap", at, { ...eventSamples["alert.gap"], ...unknown });
  expect(await said(event, "it")).toEqual([
    "COCA COLA (KO): Differenza di 25,0% o più",
    "Prezzo 59,00 USD, del 20 nov 2026 (Finnhub)",
    "Valore medio –, differenza –: Non confrontata. Valore assoluto: con il premio per il rischio di lungo periodo.",
    "Calcolato con la politica «Prudent».",
    "Vedi su Valora https://valora.example/analysis/KO?lang=it",
  ]);
});

it("says a crossing of an own ratio with its value, the accounts and the price", async () => {
  expect(await said(sampleEvent("alert.ratio"))).toEqual([
    "COCA COLA (KO): freeCashFlow / marketValue ≥ 4,0 %",
    "freeCashFlow / marketValue: 4,12 %, con las cuentas del ejercicio cerrado el 31 dic 2025",
    "Precio 59,00 US$, del 20 nov 2026 (Finnhub)",
    "Verlo en Valora https://valora.example/analysis/KO/ratios?ratio=freeCashFlow%20/%20marketValue",
  ]);
  const { condition, ratio } = eventSamples["alert.ratio"];
  const ofAccounts = writtenEvent("alert.ratio", at, {
    ...eventSamples["alert.ratio"],
    condition: { ...condition, ratio: "freeCashFlow", unit: "money", threshold: 9.5e9, currency: "USD" },
    ratio: { ...ratio, expression: "freeCashFlow", unit: "money", value: 9_612_000_000 },
    price: null,
    book: { id: "b", name: "Clients", team: { id: "t", name: "House" } },
  });
  expect((await said(ofAccounts, "en")).slice(0, 3)).toEqual([
    "COCA COLA (KO): freeCashFlow ≥ 9,500,000,000 USD",
    "freeCashFlow: 9,612 million USD, with the accounts of the fiscal year that ended on 31 Dec 2025",
    "Book “Clients” of the team House",
  ]);
  expect((await said(ofAccounts, "it")).slice(0, 2)).toEqual([
    "COCA COLA (KO): freeCashFlow ≥ 9.500.000.000 USD",
    "freeCashFlow: 9.612 milioni di USD, con i bilanci dell’esercizio chiuso il 31 dic 2025",
  ]);
});

it("names the book of a team that an alert is of, and says where no policy is followed", async () => {
  const book = { id: "b", name: "Clients", team: { id: "t", name: "House" } };
  const ofBook = writtenEvent("alert.gap", at, { ...eventSamples["alert.gap"], book, policy: null });
  const linesIn = async (language: string) => (await said(ofBook, language)).slice(3, 5);
  expect(await linesIn("es")).toEqual(["Calculado sin ninguna política.", "Selección «Clients» del equipo House"]);
  expect(await linesIn("en")).toEqual(["Worked out without a policy.", "Book “Clients” of the team House"]);
  expect(await linesIn("it")).toEqual(["Calcolato senza alcuna politica.", "Selezione «Clients» del team House"]);
  const { policy: _policy, book: _book, ...before } = eventSamples["alert.gap"];
  expect(await said(writtenEvent("alert.gap", at, before), "en"), "queued before").toHaveLength(4);
});

it("says new accounts with the day of filing, what they changed, and by which figures", async () => {
  expect(await said(sampleEvent("filing.new"), "en")).toEqual([
    "COCA COLA (KO): new accounts",
    "Filed on 27 Oct 2026, for the period that ended on 25 Sep 2026 (10-Q)",
    "Twelve months to 25 Sep 2026; before that, to 26 Jun 2026",
    "Revenue: 47,061 million USD → 47,500 million USD (+0.9%)",
    "Net income: 10,631 million USD → 10,400 million USD (−2.2%)",
    "Mean value per share: US$74.00 → US$75.20 (+1.6%)",
    "What moves it most: Operating income (EBIT) +US$1.50; Net income −US$0.50; move to the new period +US$0.25",
    "See it in Valora https://valora.example/analysis/KO/statements?lang=en",
  ]);
  const inSpanish = await said(sampleEvent("filing.new"));
  expect(inSpanish.slice(2, 4)).toEqual([
    "Cuentas de doce meses hasta el 25 sep 2026; las anteriores, hasta el 26 jun 2026",
    "Ingresos: 47.061 millones de USD → 47.500 millones de USD (+0,9 %)",
  ]);
  expect((await said(sampleEvent("filing.new"), "it")).slice(5, 7)).toEqual([
    "Valore medio per azione: 74,00 USD → 75,20 USD (+1,6%)",
    expect.stringMatching(/^Ciò che lo muove di più: .*; passaggio al nuovo periodo \+0,25 USD$/),
  ]);
});

it("says figures that were restated, a loss without a percentage, and no value where one is unknown", async () => {
  const { change, ...data } = eventSamples["filing.new"];
  if (!change) return expect.unreachable("no change");
  const restated = {
    ...{ ...change, formerEnd: change.periodEnd, steps: [], value: { before: null, now: 75.2 } },
    figures: [{ name: "netIncome", before: 1_000_000, now: -2_000_000 } as const],
  };
  expect((await said(writtenEvent("filing.new", at, { ...data, change: restated }), "en")).slice(2, -1)).toEqual([
    "Twelve months to 25 Sep 2026, restated",
    expect.stringMatching(/^Net income: 1\S* million USD → −2\S* million USD$/),
  ]);
});

it("says new accounts alone where nothing is known of what they changed", async () => {
  for (const change of [null, undefined]) {
    const { change: _known, ...data } = eventSamples["filing.new"];
    const body = writtenEvent("filing.new", new Date(), { ...data, ...(change === null && { change }) });
    expect(await said(body, "en")).toHaveLength(3);
  }
});

it("says an answer with the number and its period", async () => {
  expect(await said(sampleEvent("report.answered"))).toEqual([
    "Re: KO, Ingresos",
    "47.061 millones de USD (31 dic 2024)",
    "Estado: Corregido",
    "It was in thousands <b>& is</b> in dollars now.",
    "Verlo en Valora https://valora.example/analysis/KO",
  ]);
});

it("says how a run went, what is different, and why it failed", async () => {
  expect(await said(sampleEvent("job.finished"))).toEqual([
    "Mine: 2 cambios",
    "Ejecución del 20 nov 2026, 15:00 UTC: 2 empresas con valor y 1 sin él",
    "- KO · COCA COLA: valor 74,00 US$ → 75,20 US$; señal mantener → comprar",
    "- Nueva: PEP · Pepsico",
    "Verlo en Valora https://valora.example/jobs/runs/0195c0de-0000-7000-8000-000000000001",
  ]);
  const failed = { ...eventSamples["job.finished"], state: "failed", failure: "storageUnavailable" } as const;
  expect(await said(writtenEvent("job.finished", at, failed), "it")).toEqual([
    "Mine: non è stato possibile eseguirla",
    "In questo momento non possiamo leggere né salvare. Riprova tra qualche secondo.",
    "Vedi su Valora https://valora.example/jobs/runs/0195c0de-0000-7000-8000-000000000001?lang=it",
  ]);
});

it("says in which team a mention is, and neither by whom nor what", async () => {
  expect(await said(sampleEvent("discussion.mention"), "en")).toEqual([
    "You are mentioned in the discussion of COCA COLA (KO)",
    "Team: *House* & <co>",
    "See it in Valora https://valora.example/teams/0195c0de-0000-7000-8000-000000000001/companies/KO?lang=en#thread-0195c0de-0000-7000-8000-000000000001",
  ]);
});

it("says how a crossed limit stands", async () => {
  expect(await said(sampleEvent("thesis.limit"), "it")).toEqual([
    "Un limite della tua tesi su COCA COLA (KO)",
    "Margine operativo ≥ 25,0%: 21,2% (31 dic 2025)",
    "Vedi su Valora https://valora.example/theses/KO?lang=it",
  ]);
});

it("tells the default language to a reader of a language that is not written here", async () => {
  expect(await said(sampleEvent("webhook.test"), "fr")).toEqual(await said(sampleEvent("webhook.test"), "es"));
});
