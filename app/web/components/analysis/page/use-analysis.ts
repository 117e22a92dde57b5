import { atOwnPrice, type Peer, type ValuationReport, type ValuationRequest, valuedOnce } from "@valora/valuation";
import { useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { PredictedFile } from "../../../../core/analysis/contracts/predicted-file.ts";
import type { CompareWith } from "../../peers/compare-with.ts";
import { type Choice, type Choose, choiceOf } from "../controls/analysis-choice.ts";
import type { AnalysisPageData } from "./analysis-page-data.ts";
import { followed, requestOf } from "./followed-choice.ts";
import { useAddressOf } from "./use-address-of.ts";

export type Analysis = {
  /** As it came, with the figures of the peers that were added since. */
  file: PredictedFile;
  choice: Choice;
  /** The question that `report` answers. */
  request: ValuationRequest;
  report: ValuationReport;
  /** Set when the reader's growth is not below the reader's WACC: then the report leaves both aside. */
  contradiction: { wacc: number; growth: number } | null;
  /** Whether the reader has changed anything since the page arrived. */
  isTouched: boolean;
  choose: Choose;
  compareWith: CompareWith;
  /** The report of another choice; null where it names peers that the page does not hold, or contradicts itself. */
  reportOf: (choice: Choice) => ValuationReport | null;
};

function withPeers(file: PredictedFile, added: readonly Peer[]): PredictedFile {
  if (added.length === 0) return file;
  const byTicker = new Map([...(file.furtherPeers ?? []), ...added].map((peer) => [peer.ticker, peer] as const));
  return { ...file, furtherPeers: [...byTicker.values()] };
}

/** Whether two query strings say the same: the server may hold the parameters in another order, and characters escaped. */
function asksTheSame(one: string, other: string): boolean {
  const [written, compared] = [new URLSearchParams(one), new URLSearchParams(other)];
  written.sort();
  compared.sort();
  return written.toString() === compared.toString();
}

/** The valuation for what the reader has chosen: recomputed here, at once; the address follows when the hand rests. */
export function useAnalysis({ file: given, read }: Pick<AnalysisPageData, "file" | "read">): Analysis {
  const { search } = useLocation();
  const [asked, setAsked] = useState(() =>
    read !== undefined && asksTheSame(read.search, search) ? read.choice : choiceOf(new URLSearchParams(search)),
  );
  const [added, setAdded] = useState<readonly Peer[]>([]);
  const { price } = asked;
  const file = useMemo(() => atOwnPrice(withPeers(given, added), price), [given, added, price]);
  const choice = useMemo(() => followed(asked, file), [asked, file]);
  const [isTouched, setIsTouched] = useState(false);

  useAddressOf({ choice, isTouched, setAsked });

  const choose = useCallback<Choose>((change) => {
    setIsTouched(true);
    setAsked((before) => ({ ...before, ...(typeof change === "function" ? change(before) : change) }));
  }, []);
  const compareWith = useCallback<CompareWith>((tickers, further = []) => {
    setIsTouched(true);
    setAdded((before) => [...before, ...further]);
    setAsked((before) => {
      const { peers: _before, ...overrides } = before.overrides;
      return { ...before, overrides: tickers === null ? overrides : { ...overrides, peers: tickers } };
    });
  }, []);

  const { request, contradiction } = useMemo(() => requestOf(choice), [choice]);
  const report = useMemo(() => valuedOnce(file, request), [file, request]);

  const reportOf = useCallback(
    (other: Choice) => {
      const its = other.price === price ? file : atOwnPrice(file, other.price);
      const known = followed(other, its);
      const { request: asked, contradiction: contradicts } = requestOf(known);
      const areHeld = known.overrides.peers?.join() === other.overrides.peers?.join();
      return contradicts === null && areHeld ? valuedOnce(its, asked) : null;
    },
    [file, price],
  );

  return useMemo(
    () => ({ file, choice, request, report, contradiction, isTouched, choose, compareWith, reportOf }),
    [file, choice, request, report, contradiction, isTouched, choose, compareWith, reportOf],
  );
}
