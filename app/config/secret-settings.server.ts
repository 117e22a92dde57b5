const SHORTEST_SECRET = 6;
const secretNames = /(?:_KEY|_SECRET|_TOKEN|PASSWORD|PASSPHRASE)$/;

/** Whether a setting of this name and value must stay hidden: a key, or an address with a password. */
export const isSecret = (name: string, value: string): boolean =>
  secretNames.test(name) || name === "APP_KEYS" || passwordIn(value) !== "";

/**
 * The password of an address, as written, before its host or among its parameters; also of one that cannot be read as an address, which its
 * message would show otherwise.
 */
function passwordIn(value: string): string {
  const url = URL.parse(value);
  // "postgresql//ana:secret@host" is none, and "postgresql:/ana:secret@host" one without a host.
  if (url === null || (url.host === "" && url.password === ""))
    return /^[^:@]*(?::\/[^:@]*)?:([^@]+(?:@[^@]+)*)@/s.exec(value)?.[1] ?? "";
  return url.password || (/[?&]password=([^&#]*)/i.exec(url.search)?.[1] ?? "");
}

/** The secrets among the settings: keys, and passwords within addresses, as written and as they travel in one. */
export function secretsIn(environment: Readonly<Record<string, string | undefined>>): string[] {
  const found = Object.entries(environment).flatMap(([name, value = ""]) => {
    if (secretNames.test(name)) return [value];
    // Each with its number before it.
    if (name === "APP_KEYS") return value.split(",").map((entry) => entry.slice(entry.indexOf(":") + 1).trim());
    const password = passwordIn(value);
    return password === "" ? [] : [password, decoded(password)];
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

/** One that is not percent-encoded rightly stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
