import { figureNames } from "@valora/valuation";
import * as z from "zod";
import { AccountsRemark } from "../../src/providers/bundled/company.schema.ts";

const isoDate = z.iso.date();
const figure = z.number().nullable();
const letters = z.string().regex(/^[A-Z-]*$/);

const Statement = z.object({
  fiscalYear: z.int(),
  end: isoDate,
  accession: z.string().nullish(),
  form: z.string().nullish(),
  filed: isoDate.nullish(),
  shareFactor: z.number().positive().default(1),
  sources: letters,
  values: z.array(figure),
});
export type SourceStatement = z.infer<typeof Statement>;

const price = z.object({ value: z.number().positive(), date: isoDate });

export const AmericanCompanies = z.object({
  meta: z.object({ fields: z.array(z.string()), priceDate: isoDate, asOf: isoDate }),
  companies: z.array(
    z.object({
      ticker: z.string(),
      name: z.string(),
      cik: z.string(),
      exchange: z.string(),
      currency: z.string(),
      country: z.string(),
      gicsSector: z.string(),
      gicsSubIndustry: z.string(),
      price,
      marketCap: z.number().positive().nullable(),
      sharesOutstanding: z
        .object({ value: z.number().positive(), date: isoDate, source: z.string().optional() })
        .nullable(),
      shareCountNote: z.string().optional(),
      beta: z.object({ value: z.number(), months: z.int(), vs: z.string(), asOf: isoDate }).nullable(),
      monthlyCloses: z
        .object({ from: z.string(), to: z.string(), adjusted: z.literal("splits"), closes: z.array(figure) })
        .nullable(),
      statements: z.array(Statement).min(1),
    }),
  ),
});
export type AmericanCompany = z.infer<typeof AmericanCompanies>["companies"][number];

export const EuropeanCompanies = z.object({
  meta: z.object({ fields: z.array(z.string()) }),
  companies: z.array(
    z.object({
      ticker: z.string(),
      exchange: z.enum(["MC", "MI"]),
      currency: z.literal("EUR"),
      country: z.enum(["ES", "IT"]),
      price,
      marketCap: z.object({ value: z.number().positive(), date: isoDate }).nullable(),
      beta: z.object({ value: z.number(), asOf: isoDate }).nullable(),
      statements: z.array(Statement).min(1),
    }),
  ),
});
export type EuropeanCompany = z.infer<typeof EuropeanCompanies>["companies"][number];

const dayAndValue = z.strictObject({ value: z.number().positive(), date: isoDate });

/** `reviewed/accounts/companies.json`; the statements stand in a table beside it. */
export const ReviewedEuropeanCompanies = z.strictObject({
  note: z.string(),
  letters: z.record(z.string().length(1), z.string()),
  companies: z.array(
    z.strictObject({
      ticker: z.string(),
      name: z.string(),
      exchange: z.enum(["MC", "MI", "PA", "AS", "DE"]),
      country: z.string().length(2),
      currency: z.string().length(3),
      sector: z.string(),
      industry: z.string(),
      price: dayAndValue.extend({ currency: z.string().length(3).optional() }),
      /** Headlines are figures to read, too few to value the company. */
      tier: z.enum(["company", "headlines"]),
      marketCap: dayAndValue.nullable(),
      sharesOutstanding: dayAndValue
        .extend({
          basis: z
            .enum(["issued", "secondary", "fromEarnings", "fromDividends", "fromMarketValue", "fromNetAssets"])
            .optional(),
        })
        .nullable(),
      beta: z.strictObject({ value: z.number(), asOf: isoDate }).nullable(),
      /** The publications behind the letters, where they differ from company to company. */
      credits: z.record(z.string().length(1), z.string().min(1)).optional(),
    }),
  ),
});
export type ReviewedEuropeanCompany = z.infer<typeof ReviewedEuropeanCompanies>["companies"][number] & {
  statements: readonly SourceStatement[];
};

const Industry = z.record(z.string(), z.number().nullable());
export const IndustryTables = z.object({
  source: z.string(),
  tables: z.record(z.string(), z.object({ date: isoDate })),
  industries: z.record(z.string(), Industry),
  countries: z.record(
    z.string(),
    z.object({
      moodys: z.string().nullable(),
      defaultSpread: z.number().nullable(),
      erp: z.number(),
      crp: z.number(),
      taxRate: z.number().nullable(),
    }),
  ),
  waccInputs: z.array(z.array(z.union([z.string(), z.number()]))),
});
export type IndustryTables = z.infer<typeof IndustryTables>;

export const CompanyFacts = z.object({
  cik: z.number(),
  entityName: z.string(),
  facts: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        units: z.record(
          z.string(),
          z.array(
            z.object({
              start: z.string().optional(),
              end: z.string(),
              val: z.number(),
              accn: z.string(),
              form: z.string(),
              filed: z.string(),
            }),
          ),
        ),
      }),
    ),
  ),
});
export type CompanyFacts = z.infer<typeof CompanyFacts>;

export const SecTickers = z.union([
  z.array(z.object({ cik_str: z.number(), ticker: z.string(), title: z.string() })),
  z
    .record(z.string(), z.object({ cik_str: z.number(), ticker: z.string(), title: z.string() }))
    .transform(Object.values),
]);
export type SecTicker = { cik_str: number; ticker: string; title: string };

export const ShareBasis = z.object({
  note: z.string(),
  factors: z.array(
    z.object({
      ticker: z.string(),
      after: isoDate.optional(),
      until: isoDate,
      factor: z.number().positive(),
      reason: z.string(),
    }),
  ),
  unknown: z.array(z.object({ ticker: z.string(), until: isoDate, reason: z.string() })),
  otherClasses: z.array(z.object({ ticker: z.string(), shares: z.int().positive(), reason: z.string() })),
  ownShares: z.array(z.object({ ticker: z.string(), shares: z.int().positive(), reason: z.string() })),
  unsettled: z.array(z.object({ ticker: z.string(), reason: z.string() })),
  purchases: z.array(
    z.object({
      ticker: z.string(),
      part: z.string().min(1),
      asOf: isoDate,
      shares: z.string().min(1),
      source: z.string().min(1),
    }),
  ),
  dividendsFromPayments: z.array(z.object({ ticker: z.string(), reason: z.string() })),
  quarterlyDividends: z.array(z.object({ ticker: z.string(), times: z.int(), reason: z.string() })),
});
export type ShareBasis = z.infer<typeof ShareBasis>;

export const KnownCloses = z.object({
  closes: z.array(
    z.object({ ticker: z.string(), date: isoDate, close: z.number().positive(), source: z.string().min(1) }),
  ),
});

export const Separations = z.object({
  note: z.string(),
  separations: z.array(
    z.object({
      ticker: z.string(),
      part: z.string().min(1),
      partTicker: z.string().nullable(),
      asOf: isoDate,
      source: z.string().min(1),
    }),
  ),
});
export const FinanceArms = z.object({
  note: z.string(),
  arms: z.array(z.object({ ticker: z.string(), name: z.string().min(1), source: z.string().min(1) })),
});

export const Remarks = z.strictObject({
  note: z.string(),
  remarks: z.array(AccountsRemark.extend({ ticker: z.string() })),
});

export const WrongFigures = z.object({
  note: z.string(),
  figures: z.array(
    z.object({ ticker: z.string(), name: z.enum(figureNames), from: isoDate, until: isoDate, reason: z.string() }),
  ),
});

const dated = { asOf: isoDate, source: z.string() };
const Growth = z.object({ realGrowth: z.number(), inflation: z.number(), ...dated });
const Yield = z.object({ value: z.number(), ...dated });
export const Economy = z.object({
  longRunGrowth: z.object({ USD: Growth, EUR: Growth }).catchall(Growth),
  governmentYield: z.object({ EUR: Yield }).catchall(Yield),
  averageBeta: z.object({ value: z.number(), ...dated }),
});
export type Economy = z.infer<typeof Economy>;

export const Ratings = z.object({
  ...dated,
  largeCompanyThreshold: z.number(),
  ratings: z.array(z.string()),
  spreads: z.array(z.number()),
  largeCoverage: z.array(z.number()),
  smallCoverage: z.array(z.number()),
  utilityCoverage: z.array(z.number()),
});
export type Ratings = z.infer<typeof Ratings>;

const positive = z.number().positive();
export const DailyBars = z.object({
  adjusted: z.literal("splits"),
  series: z.record(
    z.string(),
    z.object({
      currency: z.string().length(3),
      bars: z.array(z.tuple([isoDate, positive, positive, positive, positive, z.int().nonnegative()])).min(1),
    }),
  ),
});
