import { sectors } from "@valora/valuation";
import * as z from "zod";
import {
  brokers,
  columnRoles,
  mostPositions,
  numberStyles,
  ownOmissions,
  portfolioCurrencies,
  portfolioLevers,
  skipReasons,
} from "./portfolio-limits.ts";

const money = z.number().meta({ description: "In the portfolio's currency, to the hundredth" });
const rate = z.number();
const day = z.iso.date();

export const SkippedRow = z
  .object({
    row: z.int().nullable().meta({ description: "Of the table, the first is 1; null for what several rows add up to" }),
    text: z.string(),
    reason: z.enum(skipReasons),
  })
  .meta({ id: "PortfolioSkippedRow" });
export type SkippedRow = z.infer<typeof SkippedRow>;

const cost = money
  .nullable()
  .meta({ description: "What was paid, at today's exchange rate; null where it is not known" });

const lots = z
  .array(z.object({ quantity: z.number(), amount: z.number().nullable(), currency: z.string().nullable() }))
  .meta({ description: "What was given, by the currency of the cost; an amount is null where no cost was given" });

export const ValuedPosition = z
  .object({
    ticker: z.string(),
    name: z.string(),
    sector: z.enum(sectors),
    country: z.string(),
    quantity: z.number(),
    price: z.number().meta({ description: "Per share, in priceCurrency" }),
    priceCurrency: z.string(),
    priceAsOf: day,
    valuePerShare: z.number().meta({ description: "The mean of the methods that vote, in valueCurrency" }),
    valueCurrency: z.string(),
    market: money,
    value: money,
    difference: rate.meta({ description: "Value ÷ price − 1, as the company's page says it" }),
    weight: rate.meta({ description: "Of the market value of what is valued" }),
    cost,
    lots,
    signal: z.enum(["buy", "hold", "sell", "none"]),
  })
  .meta({ id: "PortfolioPosition" });
export type ValuedPosition = z.infer<typeof ValuedPosition>;

export const OmittedPosition = z
  .object({
    symbol: z.string().meta({ description: "The share, or what was written where none is meant" }),
    name: z.string().nullable(),
    quantity: z.number(),
    lots,
    market: money.nullable().meta({ description: "Null where price or rate is missing, or the price is too old" }),
    reason: z.string().meta({ description: `One of ${ownOmissions.join(", ")}, or the code of a problem` }),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    suggestions: z.array(z.object({ ticker: z.string(), name: z.string() })),
  })
  .meta({ id: "PortfolioOmission" });
export type OmittedPosition = z.infer<typeof OmittedPosition>;

const groupFields = { positions: z.int(), market: money, value: money, difference: rate, weight: rate };
const SectorGroup = z.object({ sector: z.enum(sectors), ...groupFields }).meta({ id: "PortfolioSector" });
const CountryGroup = z.object({ country: z.string(), ...groupFields }).meta({ id: "PortfolioCountry" });

const End = z.object({ value: money, difference: rate.meta({ description: "÷ the value as it is, − 1" }) });
const Dependence = z
  .object({
    lever: z.enum(portfolioLevers),
    lowered: End,
    raised: End,
    moved: z.int().meta({ description: "Positions that have the assumption; the others keep their value" }),
  })
  .meta({ id: "PortfolioDependence" });
export type Dependence = z.infer<typeof Dependence>;

const Dividend = z.object({
  ticker: z.string(),
  perShare: z.number(),
  amount: z.number(),
  asOf: day.meta({ description: "The end of the twelve months that the figure is of" }),
});
const Dividends = z
  .object({
    currency: z.string(),
    amount: z.number().meta({ description: "In that currency, to the hundredth" }),
    converted: money,
    positions: z.array(Dividend),
  })
  .meta({ id: "PortfolioDividends" });

export const AppliedRate = z
  .object({
    from: z.string(),
    to: z.string(),
    value: z.number().meta({ description: "Units of `to` for one of `from`" }),
    asOf: day.nullable(),
    source: z.string().nullable().meta({ description: "Null: the reader's own" }),
  })
  .meta({ id: "PortfolioRate" });
export type AppliedRate = z.infer<typeof AppliedRate>;

export const PortfolioAnswer = z
  .object({
    schemaVersion: z.literal(1),
    currency: z.enum(portfolioCurrencies),
    asOf: day,
    broker: z.enum(brokers).nullable().meta({ description: "By whose headings the table was read" }),
    coverage: z.object({
      positions: z.int(),
      valued: z.int(),
      unpriced: z.int().meta({ description: "Without a market value: not in `share`" }),
      share: rate.nullable().meta({
        description: "Valued part of the market value of all positions with a price and a rate; null without any",
      }),
    }),
    total: z.object({
      market: money,
      value: money,
      difference: rate.nullable(),
      cost: cost.meta({ description: "Null unless known of every valued position" }),
    }),
    bySector: z.array(SectorGroup),
    byCountry: z.array(CountryGroup),
    signals: z.object({ buy: z.int(), hold: z.int(), sell: z.int(), none: z.int() }),
    concentration: z
      .object({
        largest: rate,
        topFive: rate,
        effectivePositions: z.number().meta({ description: "1 ÷ the sum of the squared weights" }),
      })
      .nullable(),
    dependence: z.array(Dependence).meta({ description: "What moves the value most comes first" }),
    dividends: z.object({
      converted: money,
      byCurrency: z.array(Dividends),
      unknown: z.array(z.string()).meta({ description: "Valued shares whose dividend no statement tells" }),
    }),
    rates: z.array(AppliedRate),
    missingRates: z.array(z.string()).meta({ description: "Currencies without a rate: give yours in `rates`" }),
    positions: z.array(ValuedPosition),
    leftOut: z.array(OmittedPosition),
    skipped: z.array(SkippedRow),
  })
  .meta({ id: "Portfolio" });
export type PortfolioAnswer = z.infer<typeof PortfolioAnswer>;

export const PositionGiven = z.strictObject({
  symbol: z.string().meta({ description: "A symbol, an ISIN or a name", example: "KO" }),
  quantity: z.number(),
  cost: z.number().optional().meta({ description: "What all of it cost" }),
  currency: z.string().optional().meta({ description: "Of the cost; absent: that of the share's price" }),
});
export type PositionGiven = z.infer<typeof PositionGiven>;

export const PortfolioRequest = z
  .strictObject({
    currency: z
      .string()
      .optional()
      .meta({ description: `One of ${portfolioCurrencies.join(", ")}; EUR if absent` }),
    positions: z
      .array(PositionGiven)
      .optional()
      .meta({ description: `Up to ${mostPositions}; this or \`table\`` }),
    table: z.string().optional().meta({
      description: "A table as text, with a row of headings or without, or a file of a broker; this or `positions`",
    }),
    numbers: z
      .string()
      .optional()
      .meta({ description: `In the table: ${numberStyles.join(", ")}` }),
    columns: z
      .record(z.string(), z.int())
      .optional()
      .meta({ description: `The columns of the table, the first is 1: ${columnRoles.join(", ")}` }),
    rates: z
      .record(z.string(), z.number())
      .optional()
      .meta({ description: "Units of another currency for one of the portfolio's, where no publisher is asked" }),
  })
  .meta({
    example: { currency: "EUR", positions: [{ symbol: "SAN.MC", quantity: 200, cost: 640.5, currency: "EUR" }] },
  });
export type PortfolioRequest = z.infer<typeof PortfolioRequest>;
