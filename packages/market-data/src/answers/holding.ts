import type { CurrencyCode, Fundamentals, IsoDate, PerShare } from "@valora/valuation";
import type { ComparedYear } from "../integrity/two-providers.ts";
import type { outcomeBeside, RefreshedPrice } from "../prices/prices-file.ts";

/** A price as a provider gave it. */
export type HeldPrice = { value: PerShare; currency: CurrencyCode; asOf: IsoDate; source: string };

/** Whether a live provider may be asked: when it is its turn, not for a while, or about companies alone that a reader requests. */
export type AskedStanding = "on" | "paused" | "limited" | "onRequest";

/** What one provider holds of a company. */
export type Holding = {
  /** The id of a live provider, "bundled" or "refreshedPrices". */
  provider: string;
  /**
   * Whether it may be asked. `here`: it needs no network; `on`: it is asked when it is its turn; `paused` and `limited`: not for a
   * while; `onRequest`: about companies alone that a reader requests; `off`: this installation does not use it.
   */
  standing: "here" | AskedStanding | "off";
  accounts: Fundamentals | null;
  /** A few figures alone, to be read and not to be valued. */
  isHeadlines: boolean;
  /** When its accounts came, an ISO moment; null for what is on this machine. */
  accountsFrom: string | null;
  price: HeldPrice | null;
  priceFrom: string | null;
  /** What became of a refreshed price beside the bundled one; null for all other prices. */
  besideBundled: ReturnType<typeof outcomeBeside> | null;
};

/** Two prices of one day that are more than one in a hundred apart. */
export type PriceConflict = {
  asOf: IsoDate;
  currency: CurrencyCode;
  prices: readonly { provider: string; value: PerShare }[];
};

export type HeldData = {
  holdings: readonly Holding[];
  /** The latest year of which two hold accounts; null when no two do. */
  compared: ComparedYear | null;
  priceConflicts: readonly PriceConflict[];
};

/** What is on this machine of a company. */
export type DataHere = {
  /** The bundled company, its price as in the files. */
  company: Fundamentals | null;
  headlines: Fundamentals | null;
  refreshed: RefreshedPrice | undefined;
};
