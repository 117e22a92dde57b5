import { type CompanyFile, type ValuationReport, type ValuationRequest, valueCompany } from "@valora/valuation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { localAddress, useCarriedLanguage } from "../../session/address.ts";
import { type Choice, choiceOf, contradictionIn, searchOf } from "./analysis-choice.ts";

const settleInMilliseconds = 250;

export type Analysis = {
  choice: Choice;
  /** What `report` answers. */
  request: ValuationRequest;
  report: ValuationReport;
  /** Set when the reader's growth is not below the reader's WACC: then the report leaves both aside. */
  contradiction: { wacc: number; growth: number } | null;
  /** Whether the reader has changed anything since the page arrived. */
  isTouched: boolean;
  choose: (change: Partial<Choice>) => void;
};

/** The valuation for what the reader has chosen: recomputed here, at once; the address follows when the hand rests. */
export function useAnalysis(file: CompanyFile): Analysis {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const language = useCarriedLanguage();
  const [choice, setChoice] = useState(() => choiceOf(new URLSearchParams(search)));
  const [isTouched, setIsTouched] = useState(false);

  // A link or the history changed the address: it is the address that counts.
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setChoice(choiceOf(new URLSearchParams(search)));
  }, [search]);

  const wanted = localAddress(`${pathname}${searchOf(choice)}`, language).slice(pathname.length);
  useEffect(() => {
    if (!isTouched || wanted === written.current) return;
    const timer = setTimeout(() => {
      written.current = wanted;
      navigate(`${pathname}${wanted}`, { replace: true, preventScrollReset: true });
    }, settleInMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted, pathname, navigate, isTouched]);

  const choose = useCallback((change: Partial<Choice>) => {
    setIsTouched(true);
    setChoice((before) => ({ ...before, ...change }));
  }, []);

  const { scenario, overrides } = choice;
  const contradiction = useMemo(() => contradictionIn(overrides), [overrides]);
  const request = useMemo<ValuationRequest>(() => {
    const { horizon, ...rest } = overrides;
    const usable = contradiction ? {} : rest;
    return { scenario, overrides: horizon === undefined ? usable : { ...usable, horizon } };
  }, [scenario, overrides, contradiction]);
  const report = useMemo(() => valueCompany(file, request), [file, request]);

  return { choice, request, report, contradiction, isTouched, choose };
}
