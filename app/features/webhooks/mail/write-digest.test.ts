import { expect, it } from "vitest";
import { eventSamples } from "../contracts/event-samples-contract.ts";
import { type EventType, eventIn, writtenEvent } from "../contracts/written-event.ts";
import { digestWriter } from "./write-digest.ts";
import { writeEventMessage } from "./write-event-message.ts";

const muteKey = "0195c0de-0000-4000-8000-000000000003";
const stopKey = "0195c0de-0000-4000-8000-000000000004";
const writer = digestWriter("https://valora.example");
const bodyOf = (type: EventType, minute: number) =>
  writtenEvent(type, new Date(Date.UTC(2026, 10, 20, 15, minute)), eventSamples[type]).body;
const waiting = [
  { body: bodyOf("alert.gap", 0), muteKey },
  { body: bodyOf("screen.changed", 1), muteKey: null },
  { body: bodyOf("thesis.limit", 2), muteKey: null },
];
const mailIn = async (language: string) => {
  const reader = { displayName: "Ana", language, timeZone: "Europe/Madrid", stopKey };
  const { subject, text, stopAddress } = await writer.mail(reader, waiting);
  return [subject, ...text.replaceAll("\u00a0", " ").trimEnd().split("\n"), stopAddress];
};

it("lists what has happened by company, each with its moment, as its own mail would say it", async () => {
  expect(await mailIn("es")).toEqual([
    "Tu resumen: 3 avisos de 1 empresa",
    "Hola, Ana:",
    "",
    "Esto ha pasado desde tu último resumen. Las horas son las de Europe/Madrid.",
    "",
    "COCA COLA (KO)",
    "",
    "20 nov 2026, 16:00: Diferencia de 25,0 % o más",
    "Precio 59,00 US$, del 20 nov 2026 (Finnhub)",
    "Valor medio 75,20 US$, diferencia +27,5 %: Infravalorada. Valor absoluto: con la prima de riesgo a largo plazo.",
    "Calculado con la política «Prudent».",
    "https://valora.example/analysis/KO",
    "Para no recibir más este aviso:",
    `https://valora.example/watchlist/mute?key=${muteKey}`,
    "",
    "20 nov 2026, 16:02: Un límite de tu tesis",
    "Cuentas presentadas el 20 feb 2026",
    "https://valora.example/theses/KO",
    "",
    "Otros avisos",
    "",
    "20 nov 2026, 16:01: *Cheap* & <good>: entra una empresa",
    "Entra:",
    "- COCA COLA (KO)",
    "https://valora.example/screener?sort=gap&status=undervalued",
    "",
    "Elegir qué llega y cuándo:",
    "",
    "https://valora.example/channels",
    "",
    "Para no recibir más este resumen:",
    "",
    `https://valora.example/digest/stop?key=${stopKey}`,
    "",
    "Son cálculos a partir de cuentas públicas; no es una recomendación.",
    "",
    "Valora",
    "Este mensaje es automático.",
    `https://valora.example/digest/stop?key=${stopKey}`,
  ]);
});

it.each([
  [
    "en",
    "Your digest: 3 alerts on 1 company",
    "20 Nov 2026, 16:02: A limit of your thesis",
    "Accounts filed on 20 Feb 2026",
  ],
  [
    "it",
    "Il tuo riepilogo: 3 avvisi su 1 società",
    "20 nov 2026, 16:02: Un limite della tua tesi",
    "Bilanci pubblicati il 20 feb 2026",
  ],
])("is written in the reader’s language: %s", async (language, subject, title, accounts) => {
  const lines = await mailIn(language);
  expect(lines[0]).toBe(subject);
  expect(lines.slice(lines.indexOf(title)).slice(0, 3)).toEqual([
    title,
    accounts,
    `https://valora.example/theses/KO?lang=${language}`,
  ]);
  expect(lines.at(-1)).toBe(`https://valora.example/digest/stop?key=${stopKey}&lang=${language}`);
});

const at = new Date("2026-11-21T07:00:00Z");
const toldTo = (bodies: readonly string[]) => writer.events("7", { bodies, timeZone: "Europe/Madrid", at });

it("tells a channel the same in one message, with the page where all of it stands", async () => {
  const events = toldTo(waiting.map(({ body }) => body));
  expect(events).toHaveLength(1);
  const message = await writeEventMessage(events[0]?.body ?? "", "en");
  expect(message.title).toBe("Your digest: 3 alerts on 1 company");
  expect(message.lines.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "COCA COLA (KO)",
    "- 20 Nov 2026, 16:00: Gap of 25.0% or more",
    "Price US$59.00, of 20 Nov 2026 (Finnhub)",
    "Mean value US$75.20, gap +27.5%: Undervalued. Absolute value: at the long-run equity risk premium.",
    "Worked out with the policy “Prudent”.",
    "- 20 Nov 2026, 16:02: A limit of your thesis",
    "Operating margin ≥ 25.0%: 21.2% (31 Dec 2025)",
    "Other alerts",
    "- 20 Nov 2026, 16:01: *Cheap* & <good>: one company in",
    "In:\n- COCA COLA (KO)",
  ]);
  expect(message.link?.address).toBe("https://valora.example/webhooks/7?lang=en");
});

it("loses nothing where one message would be too long to be kept", () => {
  const bodies = Array.from({ length: 400 }, (_, number) => bodyOf("alert.gap", number));
  const events = toldTo(bodies);
  expect(events.length).toBeGreaterThan(1);
  expect(events.every(({ body }) => body.length <= 65_536)).toBe(true);
  const told = events.flatMap(({ body }) => {
    const event = eventIn(body);
    return event.type === "digest" ? event.data.events : [];
  });
  expect(told).toEqual(bodies.map(eventIn));
});
