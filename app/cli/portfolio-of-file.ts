import { readFileSync } from "node:fs";
import { readParameters } from "../core/shared/use-cases/read-parameters.ts";
import { Failure } from "../failure.ts";
import type { PortfolioAnswer } from "../features/portfolio/contracts/portfolio.ts";
import { holdingsIn, readChoices } from "../features/portfolio/use-cases/read-request.ts";
import type { Language } from "../messages/languages.ts";
import type { Product } from "../wiring/product.ts";

export const portfolioOptions = ["ticker", "currency", "numbers", "rates", "lang"] as const;

type Asked = {
  entries: Iterable<readonly [string, string]>;
  language: Language;
  readFile(name: string): Uint8Array<ArrayBuffer>;
};

/** The portfolio of a file: the first word is its name, `--rates USD=1.08,GBP=0.85` the rates that no publisher gives. */
export async function portfolioOfFile(
  product: Product,
  { entries, language, readFile }: Asked,
): Promise<PortfolioAnswer> {
  const given = readParameters(entries, { known: portfolioOptions, required: [] });
  const file = given.get("ticker");
  // A word that is no option is read as a symbol; here it names the file.
  if (file === undefined) throw new Failure("paramRequired", { param: "file" });
  const choices = readChoices({
    ...{ currency: given.get("currency"), numbers: given.get("numbers") },
    rates: ratesIn(given.get("rates") ?? ""),
  });
  const { table } = await product.readUpload({ kind: "file", bytes: readFile(file) });
  const { holdings, skipped, broker } = holdingsIn(table, choices.reading);
  const { rates } = choices;
  return product.valuePortfolio({ language }, { holdings, skipped, broker, rates, currency: choices.currency });
}

/** Throws `fileNotRead`. */
export function fileOfThisMachine(file: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (cause) {
    throw new Failure("fileNotRead", { file }, { cause });
  }
}

const ratesIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split(",")
      .filter((pair) => pair !== "")
      .map((pair) => {
        const [currency = "", rate = ""] = pair.split("=");
        return [currency.trim(), Number(rate)];
      }),
  );
