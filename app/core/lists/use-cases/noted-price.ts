import type { Policy } from "../../policies/contracts/policy.ts";
import type { SeenCompany } from "../contracts/screened-company.ts";
/** A person's own price for a share, and the time when they set it. */
export type NotedPrice = { value: number; notedAt: Date };

/** The prices that a person has noted in their watchlist, by symbol, and the policy that their watchlist follows. */
export type OwnPrices = { policy: Policy | null; noted: ReadonlyMap<string, NotedPrice> };

/** A company at a noted price, as the watchlist values it; null where it is withheld, or cannot be valued now. */
export type OwnCompany = { noted: NotedPrice; seen: SeenCompany | null };

/** By symbol. */
export type OwnCompanies = ReadonlyMap<string, OwnCompany>;
