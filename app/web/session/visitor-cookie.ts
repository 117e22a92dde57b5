/** A secret that ties a visitor to their uploads; scripts cannot read it, and it ends with the browser session. */
const name = "valora-import";

/** The visitor's secret in a Cookie header; empty when there is none that we could have given. */
export function visitorIn(cookieHeader: string | null): string {
  return new RegExp(`(?:^|; *)${name}=([A-Za-z0-9-]{36})(?:;|$)`).exec(cookieHeader ?? "")?.[1] ?? "";
}

export function visitorCookie(visitor: string, isSecure: boolean): string {
  const cookie = `${name}=${visitor}; Path=/import; HttpOnly; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
