import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A secret as the standard writes it: 256 bits of chance. */
export const freshSecret = (): string => `${PREFIX}${randomBytes(32).toString("base64")}`;

type Signed = { id: string; at: Date; body: string };

/** The three headers of Standard Webhooks. Each secret signs: while one is exchanged, its receiver knows one of the two. */
export function signedHeaders({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
