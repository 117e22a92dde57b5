const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The texts of a claim, by its name or by its path through objects (`realm_access.roles`); none where it is something else. */
export function claimValuesAt(claims: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const found = Object.hasOwn(claims, path) ? claims[path] : valueAt(claims, path.split("."));
  const values = Array.isArray(found) ? found : [found];
  return values.filter((value) => typeof value === "string");
}

const valueAt = (claims: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    claims,
  );
