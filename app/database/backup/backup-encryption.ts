import type { Decrypter, Encrypter } from "age-encryption";
import { backupCost } from "./backup-cost.ts";

/** How backups are encrypted: with a passphrase, or for a recipient, whose identity opens them. Null: they are not. */
export type BackupLock = { passphrase: string } | { recipient: string } | null;
/** What a backup is decrypted with. */
export type BackupKeys = { passphrase: string | null; identities: readonly string[] };
export const noKeys: BackupKeys = { passphrase: null, identities: [] };

const POST_QUANTUM = /^age1pq/;

/** The package is loaded only where backups are encrypted. */
const age = () => import("age-encryption");

/** What encrypts a backup, and the keys with which it is read again when it is checked. */
export async function encrypterFor(lock: NonNullable<BackupLock>): Promise<{ encrypter: Encrypter; keys: BackupKeys }> {
  const { Encrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } = await age();
  const encrypter = new Encrypter();
  if ("passphrase" in lock) {
    encrypter.setScryptWorkFactor(backupCost.logOfWork);
    encrypter.setPassphrase(lock.passphrase);
    return { encrypter, keys: { passphrase: lock.passphrase, identities: [] } };
  }
  // The server does not have the identity of the recipient. A second identity, kept only in memory, lets it check the backup.
  const own = await (POST_QUANTUM.test(lock.recipient) ? generateHybridIdentity() : generateX25519Identity());
  encrypter.addRecipient(lock.recipient);
  encrypter.addRecipient(await identityToRecipient(own));
  return { encrypter, keys: { passphrase: null, identities: [own] } };
}

/** Null without a passphrase or an identity. */
export async function decrypterWith({ passphrase, identities }: BackupKeys): Promise<Decrypter | null> {
  if (passphrase === null && identities.length === 0) return null;
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  if (passphrase !== null) decrypter.addPassphrase(passphrase);
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter;
}
