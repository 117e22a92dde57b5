import type { HttpBindings } from "@hono/node-server";
import type { Meter } from "../core/usage/contracts/metered-use.ts";
import type { Failure } from "../failure.ts";
import type { AnalyticsService } from "../features/visits/contracts/analytics.ts";
import type { Place } from "./renderings/rendering.ts";

export type AppEnvironment = {
  Bindings: Partial<HttpBindings> & {
    /** Where an answer for many is put by a thread that does not send it. */
    place?: Place;
  };
  Variables: {
    requestId: string;
    /** The scripts that stand in the page, as its content policy names them. */
    scripts: readonly string[];
    /** A document of its own that other sites may show: those sites, and its style sheets as its content policy names them. */
    frame: { framedBy: readonly string[]; styles: readonly string[] } | null;
    failure: Failure | null;
    /** Whether pages of other sites may read this answer. */
    isShared: boolean;
    /** Writes a bug down that no longer fails the request. */
    reportBug(failure: Failure): void;
    address: string;
    /** The body of an answer that is made for many readers; null until it is there, absent where it is made for one. */
    body?: Buffer | null;
    /** The uses of the answer, to be counted again for those who are sent a copy of it. */
    meter: Meter;
    /** The service that counts readers, where this answer may load it. */
    analytics: AnalyticsService | null;
  };
};
