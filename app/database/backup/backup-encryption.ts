import type { Decrypter, Encrypter } from "age-encryption";

/** How backups are closed: with a passphrase, or for whom holds the identity of a recipient. Without either they are open. */
export type BackupLock = { passphrase: string } | { recipient: string } | null;
/** What opens one. */
export type BackupKeys = { passphrase: string | null; identities: readonly string[] };
export const noKeys: BackupKeys = { passphrase: null, identities: [] };

/** 64 MB for a moment, a quarter of a second of a core: the setting asks for a passphrase that is long enough for it. */
const SCRYPT_LOG_OF_WORK = 16;
const POST_QUANTUM = /^age1pq/;

/** Everything is loaded only where backups are encrypted. */
const age = () => import("age-encryption");

/** What encrypts, and the keys with which the backup that is being made can be read again while it is. */
export async function encrypterFor(lock: NonNullable<BackupLock>): Promise<{ encrypter: Encrypter; keys: BackupKeys }> {
  const { Encrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } = await age();
  const encrypter = new Encrypter();
  if ("passphrase" in lock) {
    encrypter.setScryptWorkFactor(SCRYPT_LOG_OF_WORK);
    encrypter.setPassphrase(lock.passphrase);
    return { encrypter, keys: { passphrase: lock.passphrase, identities: [] } };
  }
  // The server has no identity that opens it: one of its own, forgotten when this returns its work, is a second recipient.
  const own = await (POST_QUANTUM.test(lock.recipient) ? generateHybridIdentity() : generateX25519Identity());
  encrypter.addRecipient(lock.recipient);
  encrypter.addRecipient(await identityToRecipient(own));
  return { encrypter, keys: { passphrase: null, identities: [own] } };
}

/** Null when there is nothing to try. */
export async function decrypterWith({ passphrase, identities }: BackupKeys): Promise<Decrypter | null> {
  if (passphrase === null && identities.length === 0) return null;
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  if (passphrase !== null) decrypter.addPassphrase(passphrase);
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter;
}
