import {
  type OwnFigureAsked,
  readCorrectedFigures,
  writtenCorrectedFigures,
} from "../../fundamentals/contracts/own-figures.ts";
import { placesIn, type Read, type Refusal, shown } from "../../shared/contracts/address-grammar.ts";

/** Figures of the reader's own, by the symbol of their company. */
export type ComparedFigures = Readonly<Record<string, readonly OwnFigureAsked[]>>;

type Asked = {
  param: string;
  /** The companies that are compared. */
  tickers: readonly string[];
  /** What an ISIN, or a symbol in another spelling, stands for. */
  symbolMeant: (typed: string) => string;
};

/**
 * `KO:revenue.2025-12-31:47000000000USD,AAPL:ebit.2025-09-27:130000000000USD`: own figures, each behind the symbol of its company. One of
 * a company that is not compared is refused: it would count nowhere. Nothing of a list that is refused is used.
 */
export function readComparedFigures(text: string, { param, tickers, symbolMeant }: Asked): Read<ComparedFigures> {
  const places = new Map<string, string[]>();
  for (const place of placesIn(text)) {
    const [typed = "", ...figure] = place.split(":");
    const ticker = symbolMeant(typed);
    if (!tickers.includes(ticker))
      return refused({ code: "figureNotCompared", params: { param, ticker: shown(typed) } });
    places.set(ticker, [...(places.get(ticker) ?? []), figure.join(":")]);
  }
  const figures: Record<string, OwnFigureAsked[]> = {};
  for (const [ticker, own] of places) {
    const { usable, refusal } = readCorrectedFigures(own.join(","), param);
    if (refusal !== null) return refused(refusal);
    figures[ticker] = usable;
  }
  return { usable: figures, refusal: null };
}

const refused = (refusal: Refusal): Read<never> => ({ usable: undefined, refusal });

/** Figures as an address of a comparison of these companies writes them. */
export const writtenComparedFigures = (figures: ComparedFigures, tickers: readonly string[]): string =>
  tickers
    .flatMap((ticker) => (figures[ticker] ?? []).map((figure) => `${ticker}:${writtenCorrectedFigures([figure])}`))
    .join(",");
