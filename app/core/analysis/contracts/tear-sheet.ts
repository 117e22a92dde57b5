import type {
  AssumptionOverrides,
  CompanyFile,
  FirmToShare,
  FlowMethodName,
  LeverValues,
  MethodName,
  PerShare,
  Projection,
  premiumIn,
  ReverseValuation,
  Sensitivity,
  Tornado,
  ValuationReport,
} from "@valora/valuation";
import type { CustomScenario } from "@valora/valuation/custom-scenario";
import type { PayoutAgainstBook } from "@valora/valuation/payout-against-book";
import type { QualityReport } from "@valora/valuation/statements";
import type { SumOfParts } from "@valora/valuation/sum-of-parts";
import type { WhatCanBeSaid } from "@valora/valuation/what-can-be-said";
import type { FollowedPolicy } from "../../policies/contracts/policy.ts";
import type { BuyingPrice } from "./answer-parts/buying-price.ts";
import type { AssumptionChange } from "./assumption-change.ts";
import type { DataNote } from "./data-note.ts";

/** Everything that a printed analysis says, computed; plain data, so that another thread may write it down. */
export type TearSheet = {
  /** With the peers that count. */
  file: CompanyFile;
  /** Whether the reader chose the peers. */
  arePeersChosen: boolean;
  /** Without the traces of its methods. */
  report: ValuationReport;
  /** The reader's overrides. */
  chosen: AssumptionOverrides;
  /** The policy that its question follows; null: none. */
  policy: FollowedPolicy | null;
  /** The same beside what would be computed, with the reader's reasons. */
  changes: readonly AssumptionChange[];
  /** The same against the neutral scenario; null where nothing is set. */
  custom: CustomScenario | null;
  /** Where the reader set a margin of safety. */
  buying: BuyingPrice | null;
  notes: readonly DataNote[];
  /** The equity premium that the view asks for, and the quantity that it is. */
  premium: ReturnType<typeof premiumIn>;
  /** The price that values may be compared with: in their currency, or none. */
  price: PerShare | null;
  /** Null where no method discounts flows. */
  flows: { method: FlowMethodName; levers: LeverValues } | null;
  /** The bridge between the values by dividends and by residual income; null where one of them has none. */
  payoutAgainstBook: Omit<PayoutAgainstBook, "trace" | "kind"> | null;
  /** The share as the sum of the company's businesses; null where filings tell none. */
  sumOfParts: SumOfParts | null;
  sensitivity: Sensitivity | null;
  firmToShare: Omit<FirmToShare, "trace"> | null;
  reverse: ReverseValuation | null;
  /** The findings for a company without a signal; null with a signal. */
  said: WhatCanBeSaid | null;
  tornado: Tornado | null;
  /** Scores of the latest accounts, as far as they are known. */
  quality: QualityReport;
  projection: (Projection & { method: MethodName }) | null;
  /** Address of the page with the same assumptions. */
  page: string;
  /** Twelve digits that change with the data, the assumptions, and the methods. */
  run: string;
  /** Of the methods. */
  version: string;
};
