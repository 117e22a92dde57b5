const SHORTEST_SECRET = 6;
const secretNames = /(?:_KEY|_SECRET|_TOKEN|PASSWORD|PASSPHRASE)$/;

/** Whether a setting of this name and value must stay hidden: a key, or an address with a password. */
export const isSecret = (name: string, value: string): boolean =>
  secretNames.test(name) || name === "APP_KEYS" || passwordIn(value) !== "";

const passwordIn = (value: string): string => (URL.canParse(value) ? new URL(value).password : "");

/** The secrets among the settings: keys, and passwords within addresses, as written and as they travel in one. */
export function secretsIn(environment: Readonly<Record<string, string | undefined>>): string[] {
  const found = Object.entries(environment).flatMap(([name, value = ""]) => {
    if (secretNames.test(name)) return [value];
    // Each with its number before it.
    if (name === "APP_KEYS") return value.split(",").map((entry) => entry.slice(entry.indexOf(":") + 1).trim());
    const password = passwordIn(value);
    return password === "" ? [] : [password, decodeURIComponent(password)];
  });
  const travelling = found.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]);
  return [...new Set(travelling)]
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .sort((one, other) => other.length - one.length);
}
