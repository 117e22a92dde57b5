import { createHash } from "node:crypto";
import type { AnalyticsService } from "../features/visits/contracts/analytics.ts";

/** How a content policy names a text that may stand in the page itself: by the hash of exactly its bytes. */
export const sourceOfInline = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Scripts and styles of an answer that may run or apply, besides our own files. */
export type PageNeeds = {
  /** The scripts that stand in the page, as the policy names them. */
  scripts?: readonly string[];
  /** The style sheets that stand in the page, as the policy names them. */
  styles?: readonly string[];
  /** A service that counts readers, where its reader has agreed, and nowhere else. */
  analytics?: AnalyticsService | null;
  /** Whether pages of other sites may read it. */
  isShared?: boolean;
  /** The sites whose pages may show it in a frame; none unless given. */
  framedBy?: readonly string[];
  /** Whether its address is told to no other page, of this site neither. */
  isSecret?: boolean;
  /** Whether the site is reached by https alone, as its public address says. */
  isSecure?: boolean;
};

/** A year, as browsers' own lists ask; other hosts of the domain are not ours to bind. */
const STRICT_TRANSPORT_IN_SECONDS = 31_536_000;

/**
 * The permissions of a browser page: run only our own files and the scripts that this very page holds, talk only to us, be
 * framed by no page but those of the sites that are named. Nothing in it changes from one request to the next, so that an answer can be stored with its policy. Style
 * attributes stay allowed: charts place their parts with them.
 */
export function securityHeaders({
  scripts = [],
  styles = [],
  analytics = null,
  isShared = false,
  framedBy = [],
  isSecure = false,
  isSecret = false,
}: PageNeeds = {}): Record<string, string> {
  const service = analytics === null ? [] : [new URL(analytics.script).origin];
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      ["script-src 'self'", ...new Set(scripts), ...service].join(" "),
      ["style-src 'self'", ...new Set(styles)].join(" "),
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...service].join(" "),
      "media-src 'self'",
      "font-src 'self'",
      ["connect-src 'self'", ...service].join(" "),
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(" ")}`,
    ].join("; "),
    ...(isSecure && { "Strict-Transport-Security": `max-age=${STRICT_TRANSPORT_IN_SECONDS}` }),
    "X-Content-Type-Options": "nosniff",
    // It knows no list of sites: where there is one, the policy alone says who.
    ...(framedBy.length === 0 && { "X-Frame-Options": "DENY" }),
    "Referrer-Policy": isSecret ? "no-referrer" : "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": isShared ? "cross-origin" : "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}
