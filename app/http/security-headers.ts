import { randomBytes } from "node:crypto";
import type { AnalyticsService } from "../features/visits/contracts/analytics.ts";

export const freshNonce = () => randomBytes(16).toString("base64url");

/**
 * The permissions of a browser page: run only our own files and the scripts that carry this response's nonce, talk
 * only to us, be framed by no page. Style attributes stay allowed: charts place their parts with them. A service that counts
 * readers is let in where its reader has agreed, and nowhere else.
 */
export function securityHeaders(nonce: string, analytics: AnalyticsService | null = null): Record<string, string> {
  const service = analytics === null ? "" : ` ${new URL(analytics.script).origin}`;
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'${service}`,
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data:${service}`,
      "font-src 'self'",
      `connect-src 'self'${service}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}
