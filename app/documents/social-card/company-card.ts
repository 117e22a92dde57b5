import { scaleOver, type ValueScale } from "../../charts/value-scale.ts";
import type { CompanyCard } from "../../core/analysis/contracts/social-card.ts";
import { unshouted } from "../../messages/company-name.ts";
import { exchangeName } from "../../messages/exchange-names.ts";
import { formatsFor } from "../../messages/formats.ts";
import type { Language } from "../../messages/languages.ts";
import { sourceTexts } from "../../messages/source-texts.ts";
import type { Translate } from "../../messages/translator.ts";
import { colours, statusColours } from "../tear-sheet/style.ts";
import { frame } from "./frame.ts";
import { inner, linesOf, margin, type SvgCanvas } from "./svg-canvas.ts";

type Words = { t: Translate; language: Language };
const bar = { top: 408, height: 40 } as const;
const half = inner / 2 + 40;

/** Name, price with its date, what the methods that vote say, and both on one scale. */
export function drawCompany(canvas: SvgCanvas, card: CompanyCard, { t, language }: Words): void {
  const formats = formatsFor(language);
  const scenario = t("tearSheet.scenario", { scenario: card.scenario });
  frame(canvas, {
    corner: `${card.ticker} · ${exchangeName(card.exchange, language)}`,
    foot: [
      scenario,
      t("socialCard.view", { view: card.view }),
      ...(card.asOf === null ? [] : [t("socialCard.asOf", { date: formats.date(card.asOf) })]),
      ...(card.hasCorrectedFigures ? [t("socialCard.correctedFigures")] : []),
      ...(card.isOwn ? [t("socialCard.own")] : []),
      t("socialCard.disclaimer"),
    ].join(" · "),
  });
  const name = { family: "Serif", size: 66 } as const;
  const [title = ""] = linesOf(canvas, unshouted(card.name), { ...name, width: inner, most: 1 });
  canvas.say(title, { ...name, x: margin, y: 180 });

  const label = { family: "Sans", size: 25, y: 240, colour: colours["ink-3"] } as const;
  const figure = { family: "Sans", size: 52, bold: true, y: 300 } as const;
  const { price, values, currency, marks } = card;
  canvas.say(priceLabelOf(price, { t, language }), { ...label, x: margin });
  canvas.say(price === null ? "–" : formats.price(price.value, currency), { ...figure, x: margin });
  canvas.say(t("socialCard.values", { votes: marks.length }), { ...label, x: half });
  if (values === null) {
    canvas.say("–", { ...figure, x: half });
    return;
  }
  canvas.say(rangeOf(values, formats, currency), { ...figure, x: half });
  canvas.say(t("socialCard.mean", { mean: formats.price(values.mean, currency) }), { ...label, x: half, y: 342 });
  drawScale(canvas, card, { ...values, priceLabel: t("socialCard.price") });
  const told = judgement(card, t);
  if (told !== null) canvas.say(told, { family: "Serif", size: 30, x: margin, y: bar.top + bar.height + 52 });
}

/** Where the price lies among the values, or why nothing is judged by it. */
function judgement({ silence, position, marks }: CompanyCard, t: Translate): string | null {
  if (silence !== null) return `${t("signal.kinds.none")}: ${t(`signal.briefly.${silence}`)}.`;
  return position === null || marks.length < 2 ? null : t("socialCard.position", { position });
}

/** The day of a price, and whom it is from; one that a reader has typed is that reader's, who is not the one that sees the picture. */
function priceLabelOf(price: CompanyCard["price"], { t, language }: Words): string {
  if (price === null) return t("socialCard.price");
  if (price.source === "user") return t("socialCard.ownPrice");
  const formats = formatsFor(language);
  const source = sourceTexts({ t, formats }).priceSource(price.source);
  return t("socialCard.priceOn", { date: formats.date(price.asOf), source });
}

type Values = NonNullable<CompanyCard["values"]>;

function rangeOf({ lowest, highest }: Values, formats: ReturnType<typeof formatsFor>, currency: string): string {
  if (lowest === highest) return formats.price(lowest, currency);
  const { minimum, maximum } = formats.roughRange(lowest, highest);
  return `${minimum} – ${maximum} ${formats.currency(currency)}`;
}

/** From the lowest to the highest estimate, a mark for each, and a line where the price lies. */
function drawScale(
  canvas: SvgCanvas,
  { price, marks }: CompanyCard,
  { lowest, highest, priceLabel }: Values & { priceLabel: string },
): void {
  const scale = scaleOver([lowest, highest, ...(price === null ? [] : [price.value])]);
  if (scale === null) return;
  const middle = bar.top + bar.height / 2;
  canvas.line({ from: [margin, middle], to: [margin + inner, middle], colour: colours["line-2"], width: 2 });
  const [from, to] = [placeOf(scale, lowest), placeOf(scale, highest)];
  canvas.box({ x: from, y: bar.top, width: Math.max(to - from, 2), height: bar.height, colour: colours.s2 });
  for (const { value, status } of marks) {
    const colour = status === null ? colours["ink-3"] : statusColours[status];
    canvas.box({ x: placeOf(scale, value) - 4, y: bar.top - 8, width: 8, height: bar.height + 16, colour });
  }
  if (price === null) return;
  const x = placeOf(scale, price.value);
  canvas.line({ from: [x, bar.top - 22], to: [x, bar.top + bar.height + 16], colour: colours.ink, width: 4 });
  const at = scale.at(price.value);
  const align = at < 5 ? "start" : at > 95 ? "end" : "middle";
  canvas.say(priceLabel, { family: "Sans", size: 21, x, y: bar.top - 30, align });
}

const placeOf = (scale: ValueScale, value: number): number => margin + (scale.at(value) / 100) * inner;
