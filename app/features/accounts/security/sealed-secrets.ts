import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Failure } from "../../../failure.ts";
import type { SealedPlace, Seals } from "../use-cases/factors/factor-stores.ts";

/** The keys of an installation by their number, and the one that seals. */
export type KeyRing = { current: number; keys: ReadonlyMap<number, Buffer> };

const IV_BYTES = 12;
const KEY_BYTES = 32;
const form = /^v(\d+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{22})$/;

/**
 * Secrets that are needed again, so that a hash cannot do: AES-256-GCM, `v<key>.<iv>.<text>.<tag>`. The place of the row is
 * authenticated: what is moved to another row does not open. Each column has a key of its own, derived from the ring's.
 */
export function sealedSecrets(ringOf: () => KeyRing): Seals {
  const keyOf = (number: number, { table, column }: SealedPlace): Buffer => {
    const root = ringOf().keys.get(number);
    if (root === undefined) throw new Failure("secretUnreadable");
    return Buffer.from(hkdfSync("sha256", root, "", `valora|${table}|${column}`, KEY_BYTES));
  };
  return {
    seal(secret, place) {
      const { current } = ringOf();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyOf(current, place), iv).setAAD(namedPlace(place));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return [`v${current}`, ...[iv, text, cipher.getAuthTag()].map((part) => part.toString("base64url"))].join(".");
    },
    open(sealed, place) {
      const [, number, iv = "", text = "", tag = ""] = form.exec(sealed) ?? [];
      if (number === undefined) throw new Failure("secretUnreadable");
      const key = keyOf(Number(number), place);
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"))
          .setAAD(namedPlace(place))
          .setAuthTag(Buffer.from(tag, "base64url"));
        return Buffer.concat([decipher.update(Buffer.from(text, "base64url")), decipher.final()]).toString("utf8");
      } catch (cause) {
        throw new Failure("secretUnreadable", {}, { cause });
      }
    },
    currentPrefix: () => `v${ringOf().current}.`,
  };
}

const namedPlace = ({ table, column, accountId, rowId }: SealedPlace): Buffer =>
  Buffer.from([table, column, accountId, rowId].join("|"));
