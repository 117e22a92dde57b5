import { setTimeout as pause } from "node:timers/promises";
import { languages } from "../messages/languages.ts";
import type { Product } from "../wiring/composition.server.ts";
import type { PageHandler } from "./page-handler.ts";

/** Readers who are there already come in between. */
const BETWEEN_PAGES_IN_MILLISECONDS = 60;
/** Each makes the code of a result page faster; more than these hardly do. */
const RESULT_PAGES = 6;

type Recording = Pick<Product, "analyseCompany" | "allowanceOf" | "countVisit">;

/** The product for pages that no reader asked for: nothing is counted, recorded or taken from a plan. */
export const unrecorded = <Recorded extends Recording>(product: Recorded): Recorded => ({
  ...product,
  analyseCompany: (viewer, query, options = {}) =>
    product.analyseCompany({ ...viewer, caller: null }, query, { ...options, isRecorded: false }),
  allowanceOf: async () => null,
  countVisit: () => {},
});

/** The home page in every language, and result pages of well-known companies; one of each kind first. */
export const warmedPaths = ({ popular }: Pick<Product, "popular">): string[] => [
  ...(popular.length > 0 ? [resultOf(popular[0] ?? "", 0)] : []),
  ...languages.map((language) => `/?lang=${language}`),
  ...popular.slice(1, RESULT_PAGES).map((ticker, index) => resultOf(ticker, index + 1)),
];

const resultOf = (ticker: string, index: number): string =>
  `/analysis/${encodeURIComponent(ticker)}?lang=${languages[index % languages.length]}`;

/** The first readers come to a server that has made one page of each kind, if it can in this time. */
const LONGEST_BEFORE_READERS_IN_MILLISECONDS = 1_500;
const KINDS_OF_PAGES = 2;

/** Makes the first pages before the server listens, and returns how to make the others in the background. */
export async function warmUpFirst(
  pages: PageHandler,
  paths: readonly string[],
): Promise<(isAnswering: () => boolean) => Promise<void>> {
  const first = warmUp(pages, paths.slice(0, KINDS_OF_PAGES));
  await Promise.race([first, pause(LONGEST_BEFORE_READERS_IN_MILLISECONDS, undefined, { ref: false })]);
  return async (isAnswering) => {
    await first;
    await warmUp(pages, paths.slice(KINDS_OF_PAGES), isAnswering);
  };
}

/**
 * Renders pages one by one after a start, so that the first reader of each kind does not wait for code to be compiled. The pages
 * must be those of an `unrecorded` product.
 */
export async function warmUp(
  pages: PageHandler,
  paths: readonly string[],
  isAnswering: () => boolean = () => false,
): Promise<void> {
  for (const path of paths) {
    do await pause(BETWEEN_PAGES_IN_MILLISECONDS, undefined, { ref: false });
    while (isAnswering());
    const request = new Request(`http://localhost${path}`, { headers: { Accept: "text/html" } });
    // What fails here fails again for the first reader who meets it, and is logged then.
    await pages(request, noReader)
      .then((response) => response.text())
      .catch(() => {});
  }
}

const noReader: Parameters<PageHandler>[1] = {
  requestId: "",
  allowScripts: () => {},
  allowFrame: () => {},
  address: "",
  analytics: null,
  reportFailure: () => {},
};
