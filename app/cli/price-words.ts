import { parseArgs } from "node:util";

export type PriceWords = { confirmed: readonly string[] } & ({ path: string } | { provider: string });

/** `FILE` or `--provider ID`, with `[--confirm SYMBOL,SYMBOL] [--lang es|en|it]`; null for anything else. */
export function readPriceWords(words: readonly string[]): PriceWords | "help" | null {
  const options = {
    confirm: { type: "string" },
    provider: { type: "string" },
    lang: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (values.help) return "help";
    const [path, ...rest] = positionals;
    const { provider } = values;
    const confirmed = values.confirm?.split(",").map((symbol) => symbol.trim()) ?? [];
    if (provider !== undefined) return positionals.length === 0 && provider !== "" ? { provider, confirmed } : null;
    return path === undefined || rest.length > 0 ? null : { path, confirmed };
  } catch {
    return null;
  }
}
