import { providerNamer } from "../provider-name.ts";
import { textByKey } from "../text-by-key.ts";

type Told = { code: string; params: Readonly<Record<string, string | number>> };

/** A failure in words; a provider is called by its name, not by the id that programs write. */
export function failureText(translate: (...args: never[]) => string, { code, params }: Told): string {
  const say = textByKey(translate);
  const { provider } = params;
  const nameOf = providerNamer((key) => say(`search.source.${key}`, {}));
  return say(`failures.${code}`, typeof provider === "string" ? { ...params, provider: nameOf(provider) } : params);
}
