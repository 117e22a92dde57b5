import type { AccountsBase } from "../company/accounts/accounts-base.ts";
import type { Classification } from "../inputs/company-type.ts";
import type { Fundamentals, Quote } from "../inputs/fundamentals.ts";
import type { IndustryAverages, MarketReference } from "../inputs/market-reference.ts";
import { type PriceStanding, silences } from "../inputs/price-age.ts";
import type { IsoDate, Money, PerShare, Rate, Ratio, Years } from "../inputs/units.ts";
import type { Scenario, ValuationView } from "../scenarios/assumptions.ts";
import type { Trace } from "../trace/trace.ts";
import type { MethodFamily, MethodName, NotApplicableReason, Outcome } from "./outcome.ts";

/** The part of a trained model's answer that the engine reads (`@valora/prediction`): market value of all shares in the reporting currency. */
export type PredictedValue = {
  kind: "prediction";
  /** In the middle, and the band that holds 80 % of later, unseen cases. */
  equityValue: { low: Money; middle: Money; high: Money };
  /** False where the model has not earned a vote in the company's sector. */
  votes: boolean;
  modelVersion: string;
  /** Day of the market prices that the multiples stand at. */
  levelAsOf: IsoDate;
};
export type SilentModel = { kind: "refused"; reason: NotApplicableReason };

/** A company to compare with: figures of its latest accounts, in whole units of its own currency. */
export type Peer = {
  ticker: string;
  name: string;
  /** The last day of the accounts, which are of that fiscal year or of the twelve months until then. */
  fiscalYearEnd: IsoDate;
  accounts: AccountsBase["period"];
  provider: string;
  accession: string | null;
  currency: string;
  marketCap: Money;
  priceAsOf: IsoDate;
  /** The source of the share price; absent where it is the provider of the figures. */
  priceSource?: string;
  /** Why it was picked, the strictest rule it satisfies; `unrelated`: of another sector or kind, picked by a reader alone. */
  match: "subIndustry" | "industry" | "sector" | "unrelated";
  revenue: Money | null;
  ebitda: Money | null;
  ebit: Money | null;
  netIncome: Money | null;
  equity: Money | null;
  tangibleEquity: Money | null;
  debt: Money | null;
  /** Whether the debt is the long-term part alone. */
  debtPartlyKnown: boolean;
  cash: Money | null;
  /** Of a real-estate trust: net income + depreciation and amortisation, or else its operating cash flow; null for others. */
  fundsFromOperations: Money | null;
  /** Its mid-cycle earnings, where both it and the subject are cyclical; null otherwise. */
  midCycle: { ebitda: Money | null; netIncome: Money | null } | null;
  /** How amounts came about that the report of the latest year does not tell as they are; absent without any. */
  workings?: PeerWorkings;
};

/** An amount of a peer that may be a sum, an estimate, or a figure of another year or filing. */
export type PeerAmount =
  | "revenue"
  | "ebitda"
  | "ebit"
  | "netIncome"
  | "equity"
  | "tangibleEquity"
  | "debt"
  | "cash"
  | "fundsFromOperations"
  | "midCycleEbitda"
  | "midCycleNetIncome";
export type PeerWorkings = Readonly<Partial<Record<PeerAmount, Trace>>>;

/** An industry whose multiples a part of the company is compared with: its companies, and the dated averages. */
export type PartIndustry = {
  /** As addresses write it: "soft-drinks-non-alcoholic-beverages". */
  id: string;
  name: string;
  peers: readonly Peer[];
  averages: IndustryAverages | null;
};

/** By what the parts of a company can be valued; where nothing is chosen, by its own peers. */
export type PartsCompared = {
  /** The industries to choose from. */
  industries: readonly Pick<PartIndustry, "id" | "name">[];
  /** By the member that names the part in its filings. */
  chosen: Readonly<Record<string, PartIndustry>>;
};

/** Everything a valuation needs; plain data, so the browser gets the same object as the server. */
export type CompanyFile<Prediction extends PredictedValue = PredictedValue> = {
  fundamentals: Fundamentals;
  reference: MarketReference;
  peers: readonly Peer[];
  /** Further peers that a reader requested; they count only where the overrides name them. */
  furtherPeers?: readonly Peer[];
  /** Of a company whose accounts tell its parts; absent for others. */
  partsCompared?: PartsCompared;
  /** The day of asking, by which a price is old or not; absent: not known, and no price is. */
  today?: IsoDate;
  /** The source's price, where the reader's own replaces it; absent otherwise. */
  sourceQuote?: Quote | null;
  /** The installed model's prediction, or the reason for none; absent without a model. */
  prediction?: Prediction | SilentModel;
};

export type Status = "undervalued" | "fair" | "overvalued";

/** The number in use, and beside it what the engine would use in this scenario by itself; `chosenBy` says whose the first is. */
export type Assumption = { value: number; computed: number; chosenBy: "computed" | "scenario" | "user" };

export type Assumptions = {
  wacc: Assumption | null;
  costOfEquity: Assumption | null;
  costOfDebt: Assumption | null;
  /** Growth of the first explicit year. */
  growth: Assumption | null;
  terminalGrowth: Assumption | null;
  horizon: { value: Years; computed: Years; chosenBy: "computed" | "user" };
  riskFreeRate: Rate;
  /** By whose equity premium, and how high that is here. */
  view: ValuationView;
  equityRiskPremium: Rate;
  countryRiskPremium: Rate;
  beta: Ratio | null;
  taxRate: Rate | null;
  equityWeight: Rate | null;
  debtWeight: Rate | null;
  rating: string | null;
  /** How the WACC came about; null when it could not be computed. */
  trace: Trace | null;
};

export type MethodReport = {
  method: MethodName;
  family: MethodFamily;
  outcome: Outcome;
  /** value ÷ price − 1; null without a value, a price or a common currency. */
  difference: Ratio | null;
  /** Of what it votes with; null without a vote, without a price, or by one that nothing is judged by. */
  status: Status | null;
  /**
   * Its value in the summary of the chosen scenario: its own; 0 where a method that votes in the neutral scenario
   * sees debts larger than the business in this one. Null when it does not vote.
   */
  vote: PerShare | null;
  /** The same method in the three scenarios; null where it gives no value. Conservative ≤ neutral ≤ optimistic. */
  range: Readonly<Record<Scenario, PerShare | null>>;
};

export type SignalKind = "buy" | "hold" | "sell" | "none";
/** Each has a text (`signalReasons.<reason>`). */
export const signalReasons = [
  "notEnoughMethods",
  "methodsContradict",
  "undervaluedMajority",
  "overvaluedMajority",
  "undervaluedByOneFamily",
  "overvaluedByOneFamily",
  "oneFamilyOnly",
  "fairMajority",
  "noConsensus",
  "noPrice",
  ...silences,
] as const;
export type SignalReason = (typeof signalReasons)[number];
export type Signal = { kind: SignalKind; reason: SignalReason; strength: "strong" | "plain" | "weak" };

/** Dated at the price that it judges by; null without one. */
export type DatedSignal = Signal & { asOf: IsoDate | null };

export type PricePosition = "below" | "within" | "above";

export type Summary = {
  /** How many methods vote. */
  voting: number;
  /** Methods that give a value, voting or not. */
  estimating: number;
  mean: PerShare | null;
  median: PerShare | null;
  /** Sample deviation (n − 1); null for fewer than two. */
  standardDeviation: PerShare | null;
  minimum: PerShare | null;
  maximum: PerShare | null;
  /** Shares of the voting methods; they add up to 1. Null without votes, or without a price to judge by. */
  undervalued: Rate | null;
  fair: Rate | null;
  overvalued: Rate | null;
  counts: Readonly<Record<Status, number>>;
  pricePosition: PricePosition | null;
  /** How many methods of each family vote: methods of one family share their inputs. */
  families: Readonly<Record<MethodFamily, number>>;
  signal: DatedSignal;
  /** In how many of the three scenarios the same signal results. */
  signalHoldsInScenarios: number;
};

export type ValuationReport = {
  ticker: string;
  classification: Classification;
  /** The accounts that the values start from. */
  accounts: AccountsBase;
  scenario: Scenario;
  assumptions: Assumptions;
  /** The seven methods in screen order. */
  methods: readonly MethodReport[];
  summary: Summary;
  /** How the price stands on the day of asking; null without one. */
  priceStanding: PriceStanding | null;
  /** Reasons that hold for the company as a whole, e.g. an unsettled share basis. */
  blockedBy: NotApplicableReason | null;
};
