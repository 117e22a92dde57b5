export type PriceRunTables = {
  price_runs: {
    id: string;
    provider: string;
    begun_at: Date;
    /** Null while companies are still to be asked for. */
    ended_at: Date | null;
    /** Why it rests; `again_at` is when it goes on. */
    stopped: "limited" | "unreachable" | "keyRefused" | null;
    again_at: Date | null;
    companies: number | null;
    asked: number | null;
    taken: number | null;
    as_new: number | null;
    /** JSON: the companies whose price is not taken, each with its reason. */
    left_out: string;
  };
};
