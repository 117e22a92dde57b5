import { isIP } from "node:net";

/** This machine, a name without a dot as containers have it, or an address that no other network reaches. */
export function isOwnNetwork(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "");
  if (isIP(bare) === 4) return /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(bare);
  if (isIP(bare) === 6) return bare === "::1" || /^f[cd]/i.test(bare);
  return !bare.includes(".") || /\.(?:lan|local|internal|home\.arpa)$/.test(bare);
}

/** An address or the name of a machine, without port and path: what a server can listen on. */
export const isHostName = (text: string): boolean =>
  isIP(text) > 0 || (/^[\w.-]+$/.test(text) && URL.canParse(`http://${text}/`));
