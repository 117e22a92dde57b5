import { parseArgs } from "node:util";

export type PriceWords = { path: string; confirmed: readonly string[] };

/** `FILE [--confirm SYMBOL,SYMBOL] [--lang es|en|it]`; null for anything else. */
export function readPriceWords(words: readonly string[]): PriceWords | "help" | null {
  const options = {
    confirm: { type: "string" },
    lang: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (values.help) return "help";
    const [path, ...rest] = positionals;
    if (path === undefined || rest.length > 0) return null;
    return { path, confirmed: values.confirm?.split(",").map((symbol) => symbol.trim()) ?? [] };
  } catch {
    return null;
  }
}
