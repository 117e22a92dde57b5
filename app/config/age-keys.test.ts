import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, it } from "vitest";
import { isAgeIdentity, isAgeRecipient } from "./age-keys.ts";
import { ConfigurationError, readConfig } from "./config.server.ts";

const identities = [await generateX25519Identity(), await generateHybridIdentity()];

/** With another letter in the place of one near the end, and without the last one. */
const broken = (text: string) => {
  const last = text.at(-9) ?? "";
  const lower = last.toLowerCase() === "q" ? "p" : "q";
  return [
    text.slice(0, -9) + (last === last.toUpperCase() ? lower.toUpperCase() : lower) + text.slice(-8),
    text.slice(0, -1),
  ];
};

it("takes the keys that the library of age makes, and none that was mistyped or cut", async () => {
  for (const identity of identities) {
    const recipient = await identityToRecipient(identity);
    expect([isAgeRecipient(recipient), isAgeIdentity(identity)]).toEqual([true, true]);
    expect(broken(recipient).map(isAgeRecipient)).toEqual([false, false]);
    expect(broken(identity).map(isAgeIdentity)).toEqual([false, false]);
    expect([isAgeRecipient(identity), isAgeIdentity(recipient)]).toEqual([false, false]);
  }
});

it("refuses at the start what would fail each night", async () => {
  const recipient = await identityToRecipient(identities[0] ?? "");
  expect(readConfig({ BACKUP_RECIPIENT: recipient }).backups.lock).toEqual({ recipient });
  for (const BACKUP_RECIPIENT of [...broken(recipient), `age1yubikey1${"q".repeat(50)}`]) {
    expect(() => readConfig({ BACKUP_RECIPIENT })).toThrow(ConfigurationError);
    expect(() => readConfig({ BACKUP_RECIPIENT })).toThrow(/BACKUP_RECIPIENT: /);
  }
});
