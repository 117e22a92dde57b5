import { disagreementOf } from "@valora/valuation";
import type {
  BusinessStory,
  PriceStory,
  QualityStory,
  RiskStory,
  StoryCard,
  StoryCompany,
  StoryFigure,
  ValueStory,
  VerdictStory,
} from "../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../company-name.ts";
import { decimalsOfMillions, type Formats } from "../formats.ts";
import { inSentence } from "../phrases/first-letter.ts";
import { sourceTexts } from "../source-texts.ts";
import type { Translate } from "../translator.ts";
import { opinionText } from "./opinion-text.ts";

/** A sentence, and the addresses of its figures, separated by spaces; none where they have none. */
export type StorySaid = { text: string; traces: string };

/** A line below or beside the drawing: what it is, and its figure. */
export type StoryRow = {
  key: string;
  label: string;
  /** The language of the label where it is in the words of a filing. */
  language?: string | null;
  figure: string;
  traces: string;
};

/** A card in words: the same on the page and on its picture. */
export type StoryText = {
  headline: StorySaid;
  /** What is drawn, in a sentence; null where nothing is. */
  drawing: string | null;
  rows: readonly StoryRow[];
  note: StorySaid | null;
  /** The signal in large letters, and how firm it is; the card of the verdict alone. */
  signal: { kind: string; dated: string; firmness: StorySaid; votes: StorySaid } | null;
  /** Whose figures these are, of which days. */
  source: string;
  /** Under which assumptions. */
  basis: string;
};

export type StoryWords = { t: Translate; formats: Formats };
type Of<Card> = StoryCompany & Card;
type Told = Omit<StoryText, "source" | "basis" | "signal"> & Partial<Pick<StoryText, "signal">>;

export function storyText(card: StoryCard, words: StoryWords): StoryText {
  return { signal: null, ...told(card, words), source: originText(card, words), basis: basisText(card, words) };
}

function told(card: StoryCard, words: StoryWords): Told {
  switch (card.card) {
    case "business":
      return businessText(card, words);
    case "price":
      return priceText(card, words);
    case "value":
      return valueText(card, words);
    case "risk":
      return riskText(card, words);
    case "quality":
      return qualityText(card, words);
    case "verdict":
      return verdictText(card, words);
  }
}

const tracesOf = (...figures: readonly (StoryFigure | null)[]): string =>
  figures.flatMap((figure) => (figure?.trace == null ? [] : [figure.trace])).join(" ");

const untold = (text: string): StorySaid => ({ text, traces: "" });

function businessText(card: Of<BusinessStory>, { t, formats }: StoryWords): Told {
  const { yearEnd, revenue, netIncome, operatingMargin, parts, years, currency: code } = card;
  const currency = formats.currency(code);
  const lines =
    parts === null
      ? (years?.amounts ?? []).map(({ asOf: end, amount }) => ({ key: end, label: formats.date(end), amount }))
      : parts.lines.map(({ member, label, language, amount }) => ({ key: member, label, language, amount }));
  const amounts = lines.map(({ amount }) => amount.value);
  const decimals = decimalsOfMillions(amounts);
  const notes = [
    operatingMargin && t("story.business.margin", { margin: formats.percent(operatingMargin.value) }),
    revenue &&
      netIncome &&
      t("story.business.profit", { sign: signOf(netIncome.value), amount: sizeOf(netIncome, formats) }),
  ].filter((note) => note !== null);
  return {
    headline: businessHeadline(card, { t, formats }),
    drawing:
      parts !== null
        ? t("story.business.parts", { axis: parts.axis, currency })
        : years && t("story.business.years", { figure: years.figure, currency }),
    rows: lines.map(({ amount, ...line }) => ({
      ...line,
      figure: formats.number(amount.value / 1e6, decimals),
      traces: tracesOf(amount),
    })),
    note:
      notes.length === 0 || yearEnd === null
        ? null
        : { text: notes.join(" "), traces: tracesOf(operatingMargin, revenue && netIncome) },
  };
}

function businessHeadline(card: Of<BusinessStory>, { t, formats }: StoryWords): StorySaid {
  const { yearEnd, revenue, growth, netIncome, currency: code, name } = card;
  const currency = formats.currency(code);
  if (yearEnd === null || (revenue === null && netIncome === null))
    return untold(t("story.business.unknown", { name: spokenName(name) }));
  const date = formats.date(yearEnd);
  if (revenue === null)
    return {
      text: t("story.business.earns", {
        sign: signOf(netIncome?.value ?? 0),
        amount: sizeOf(netIncome, formats),
        currency,
        date,
      }),
      traces: tracesOf(netIncome),
    };
  return {
    text: t("story.business.sales", {
      change: growth === null ? "none" : growth.value < 0 ? "down" : "up",
      amount: formats.millions(revenue.value),
      currency,
      date,
      growth: formats.percent(Math.abs(growth?.value ?? 0)),
    }),
    traces: tracesOf(revenue, growth),
  };
}

const signOf = (value: number): "plus" | "minus" => (value < 0 ? "minus" : "plus");
const sizeOf = (figure: StoryFigure | null, formats: Formats): string => formats.millions(Math.abs(figure?.value ?? 0));

function priceText(card: Of<PriceStory>, { t, formats }: StoryWords): Told {
  const { months, priceToEarnings, dividendYield } = card;
  const [first, last] = [months[0], months.at(-1)];
  const before =
    first === undefined || last === undefined
      ? null
      : t("story.price.before", {
          month: formats.date(first.asOf.slice(0, 7)),
          price: formats.price(first.price, card.currency),
        });
  const now = priceNow(card, { t, formats });
  return {
    headline:
      before === null || first === undefined
        ? now
        : { text: `${now.text} ${before}`, traces: `${now.traces} throughTime/points/${first.asOf}/price`.trim() },
    drawing:
      first === undefined || last === undefined
        ? null
        : t("story.price.chart", {
            from: formats.date(first.asOf.slice(0, 7)),
            to: formats.date(last.asOf.slice(0, 7)),
            currency: formats.currency(card.currency),
          }),
    rows: [
      ...(priceToEarnings === null
        ? []
        : [row("priceToEarnings", t("story.price.priceToEarnings"), formats.multiple(priceToEarnings.value))]),
      ...(dividendYield === null
        ? []
        : [row("dividendYield", t("story.price.dividendYield"), formats.percent(dividendYield.value))]),
    ].map((each) => ({ ...each, traces: tracesOf(card[each.key]) })),
    note: untold(before === null ? t("story.price.noPast") : t("story.price.adjusted")),
  };
}

const row = <Key extends string>(key: Key, label: string, figure: string) => ({ key, label, figure });

/** The price with its age: one that is old is told with its day, and never as today's. */
function priceNow({ quote, name, accounts }: StoryCompany, { t, formats }: StoryWords): StorySaid {
  if (quote === null) return untold(t("story.price.none", { name: spokenName(name) }));
  const price = formats.price(quote.value, quote.currency);
  const traces = accounts === null ? "" : "price";
  if (quote.isOwn) return { text: t("story.price.own", { price }), traces };
  const { age } = quote;
  const date = formats.date(quote.asOf);
  if (age?.kind === "stale")
    return {
      text: t("story.price.old", { price, date, days: String(age.days) }),
      traces: traces === "" ? "" : `${traces} priceStanding`,
    };
  if (age?.kind === "late")
    return {
      text: t("story.price.late", { price, date, tradingDays: String(age.tradingDays) }),
      traces: traces === "" ? "" : `${traces} priceStanding`,
    };
  return { text: t("story.price.now", { price }), traces };
}

function valueText(card: Of<ValueStory>, { t, formats }: StoryWords): Told {
  const { methods, currency } = card;
  const rows = methods.map(({ method, estimate }) => ({
    ...row(
      method,
      estimate?.votes === false
        ? t("story.value.silent", { method: t(`methods.${method}.name`) })
        : t(`methods.${method}.name`),
      estimate === null ? t("story.value.none") : formats.amount(estimate.value),
    ),
    traces: estimate === null ? "" : `methods/${method}/valuePerShare`,
  }));
  return {
    headline: valueHeadline(card, { t, formats }),
    drawing: rows.length === 0 ? null : t("story.value.chart", { currency: formats.currency(currency) }),
    rows,
    note: valueNote(card, { t, formats }),
  };
}

function valueHeadline({ summary, currency, name, accounts }: Of<ValueStory>, { t, formats }: StoryWords): StorySaid {
  const { voting, estimating, minimum, maximum, median } = summary;
  if (accounts === null) return untold(t("story.value.noAccounts", { name: spokenName(name) }));
  if (voting === 0 || minimum === null || maximum === null || median === null)
    return estimating === 0
      ? untold(t("analysis.verdict.none", { name: spokenName(name) }))
      : { text: t("story.value.aside", { count: estimating }), traces: "summary/estimating" };
  const range = formats.roughRange(minimum, maximum);
  return {
    text: t("story.value.say", { voting, ...range, median: formats.price(median, currency) }),
    traces: "summary/voting summary/minimum summary/maximum summary/median",
  };
}

function valueNote({ summary, currency, quote }: Of<ValueStory>, { t, formats }: StoryWords): StorySaid | null {
  if (quote?.silence != null) return untold(t(`signal.reasons.${quote.silence}`));
  const degree = disagreementOf(summary);
  if (degree === null || summary.median === null) return null;
  return {
    text: t(`settings.disagreement.${degree}`, { median: formats.price(summary.median, currency) }),
    traces: "summary/standardDeviation summary/mean summary/median",
  };
}

function riskText({ levers, implied, currency, name, accounts }: Of<RiskStory>, { t, formats }: StoryWords): Told {
  const note: StorySaid | null = implied && {
    text: t("understanding.reverse.say", {
      price: formats.price(implied.price, currency),
      growth: formats.percent(implied.growth),
      years: implied.years,
    }),
    traces: "reverse/price reverse/growth reverse/fadesOver",
  };
  const [first] = levers?.bars ?? [];
  if (levers === null || first === undefined) {
    const none = accounts === null ? "story.risk.noAccounts" : "story.risk.none";
    return { headline: untold(t(none, { name: spokenName(name) })), drawing: null, rows: [], note };
  }
  const { method, rate, bars } = levers;
  const { lever, change, moved } = first;
  return {
    headline: {
      text: t("understanding.tornado.say", {
        direction: moved.isRaised ? "up" : "down",
        kind: change.kind,
        size: change.size * 100,
        lever: inSentence(t(`understanding.tornado.levers.${lever}`, { rate })),
        effect: moved.difference < 0 ? "less" : "more",
        difference: formats.percent(Math.abs(moved.difference)),
      }),
      traces: `tornado/bars/${lever}`,
    },
    drawing: t("story.risk.chart", { method: t(`methods.${method}.name`), currency: formats.currency(currency) }),
    rows: bars.map((bar) => {
      const { minimum, maximum } = formats.roughRange(bar.low, bar.high);
      const size = t(`understanding.tornado.change.${bar.change.kind}`, {
        size: formats.number(bar.change.size * 100),
      });
      return {
        ...row(
          bar.lever,
          `${t(`understanding.tornado.levers.${bar.lever}`, { rate })} ${size}`,
          `${minimum} – ${maximum}`,
        ),
        traces: `tornado/bars/${bar.lever} tornado/value`,
      };
    }),
    note,
  };
}

function qualityText({ quality, returnOnEquity, netMargin, name }: Of<QualityStory>, words: StoryWords): Told {
  const { t, formats } = words;
  const earned = [
    ...(returnOnEquity === null
      ? []
      : [
          {
            ...row("returnOnEquity", t("story.quality.returnOnEquity"), formats.percent(returnOnEquity.value)),
            traces: tracesOf(returnOnEquity),
          },
        ]),
    ...(netMargin === null
      ? []
      : [
          {
            ...row("netMargin", t("story.quality.netMargin"), formats.percent(netMargin.value)),
            traces: tracesOf(netMargin),
          },
        ]),
  ];
  const without = (text: string) => ({ headline: untold(text), drawing: null, rows: earned, note: null });
  if (quality === null) return without(t("story.quality.unknown", { name: spokenName(name) }));
  if (quality.scores === null) return without(t("analysis.quality.financial"));
  const { piotroski } = quality.scores;
  return {
    headline: {
      text:
        piotroski.known === 0
          ? t("analysis.quality.finding.none")
          : t("analysis.quality.finding.piotroski", {
              score: String(piotroski.score),
              known: String(piotroski.known),
            }),
      traces: "ratios/quality/piotroski/score ratios/quality/piotroski/known",
    },
    drawing: piotroski.known === 0 ? null : t("story.quality.chart"),
    rows: [...scoreRows(quality.scores, words), ...earned.slice(0, 1)],
    note: failedSigns(piotroski, words),
  };
}

type Scores = NonNullable<NonNullable<QualityStory["quality"]>["scores"]>;

function failedSigns({ signs, known }: Scores["piotroski"], { t }: StoryWords): StorySaid | null {
  const failed = signs.filter(({ holds }) => holds === false);
  if (known === 0) return null;
  if (failed.length === 0) return untold(t("story.quality.met"));
  const names = failed.map(({ name }) => inSentence(t(`analysis.quality.nine.${name}`))).join(", ");
  return {
    text: t("story.quality.failed", { count: failed.length, signs: names }),
    traces: "ratios/quality/piotroski",
  };
}

function scoreRows({ beneish, altmanScore, accruals }: Scores, { t, formats }: StoryWords): StoryRow[] {
  const inZone = (name: string, zone: string) => t("story.quality.zone", { name, zone });
  return [
    ...(altmanScore.score === null || altmanScore.zone === null
      ? []
      : [
          {
            ...row(
              "altmanScore",
              inZone(
                t(`analysis.quality.altmanForms.${altmanScore.form}`),
                t(`analysis.quality.altmanZones.${altmanScore.zone}`),
              ),
              formats.number(altmanScore.score, 2),
            ),
            traces: "ratios/quality/altmanScore/score/value",
          },
        ]),
    ...(beneish.score === null
      ? []
      : [
          {
            ...row(
              "beneish",
              inZone(
                t("analysis.quality.beneish"),
                t(beneish.isFlagged ? "analysis.quality.flagged" : "analysis.quality.clear"),
              ),
              formats.number(beneish.score, 2),
            ),
            traces: "ratios/quality/beneish/score/value",
          },
        ]),
    ...(accruals === null
      ? []
      : [
          {
            ...row("accruals", t("analysis.quality.accruals"), formats.signedPercent(accruals)),
            traces: "ratios/quality/accruals/value",
          },
        ]),
  ];
}

function verdictText(card: Of<VerdictStory>, { t, formats }: StoryWords): Told {
  const { summary, quote, methods, name, accounts } = card;
  const { signal, counts, voting, signalHoldsInScenarios } = summary;
  if (accounts === null)
    return {
      headline: untold(t("story.verdict.noAccounts", { name: spokenName(name) })),
      drawing: null,
      rows: [],
      note: untold(t("story.verdict.disclaimer")),
    };
  const silence = quote?.silence ?? null;
  const strength =
    signal.kind === "none" || signal.strength === "plain" ? "" : t(`signal.strengths.${signal.strength}`);
  const holds =
    signal.kind === "none" || signalHoldsInScenarios === 0 ? "" : t("signal.holds", { count: signalHoldsInScenarios });
  const silent = methods - voting;
  return {
    headline: {
      text: opinionText({ summary, silence }, { t, name: spokenName(name) }),
      traces: "summary/voting summary/estimating priceStanding",
    },
    drawing: null,
    rows: [],
    note: untold(t("story.verdict.disclaimer")),
    signal: {
      kind: t(`signal.kinds.${signal.kind}`),
      dated: signal.asOf === null ? t("signal.title") : t("signal.titleDated", { date: formats.date(signal.asOf) }),
      firmness: {
        text: [signal.kind === "none" ? t(`signal.reasons.${signal.reason}`) : strength, holds]
          .filter((part) => part !== "")
          .join(strength === "" ? " " : ". "),
        traces: "summary/signalHoldsInScenarios summary/scenarios priceStanding",
      },
      votes: {
        text: voting === 0 || silence !== null ? "" : t("analysis.verdict.votes", { ...counts, silent }),
        traces: "summary/counts summary/silent",
      },
    },
  };
}

/** Of which day the accounts and the price are, and whose. */
function originText(card: StoryCard, { t, formats }: StoryWords): string {
  const { providerName, nameOf, priceSource } = sourceTexts({ t, formats });
  const { quote, accounts: base } = card;
  const end = card.card === "business" ? card.yearEnd : (card.accounts?.asOf ?? null);
  const filed = base === null ? null : providerName(nameOf(base.provider));
  const accounts =
    filed === null || end === null
      ? t("story.source.headlines")
      : t("story.source.accounts", { date: formats.date(end), source: filed });
  const price =
    quote === null
      ? null
      : quote.isOwn
        ? t("story.source.ownQuote", { date: formats.date(quote.asOf) })
        : t("story.source.quote", { date: formats.date(quote.asOf), source: priceSource(quote.source) });
  if (card.card === "business" || card.card === "quality" || price === null) return accounts;
  if (card.card === "price") return price;
  // Said once where accounts and price are from the same source.
  const isSame = quote !== null && !quote.isOwn && inSentence(filed ?? "") === inSentence(priceSource(quote.source));
  return isSame && end !== null
    ? t("story.source.same", {
        quote: formats.date(quote.asOf),
        date: formats.date(end),
        source: priceSource(quote.source),
      })
    : t("story.source.both", { price, accounts });
}

/** Under which assumptions the values are, where they are on the card. */
function basisText(card: StoryCard, { t, formats }: StoryWords): string {
  const isValued = card.card === "value" || card.card === "risk" || card.card === "verdict";
  return [
    ...(isValued && card.accounts !== null
      ? [t("story.basis.scenario", { scenario: card.scenario }), t("story.basis.view", { view: card.view })]
      : []),
    ...(card.asOf === null ? [] : [t("story.basis.asOf", { date: formats.date(card.asOf) })]),
    ...(card.hasCorrectedFigures ? [t("story.basis.figures")] : []),
    ...(isValued && card.isOwn ? [t("story.basis.own")] : []),
  ].join(" · ");
}
