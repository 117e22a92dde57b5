import { type Trace, traceUnder } from "@valora/valuation";
import { data, redirect } from "react-router";
import type { AsOfRefusal } from "../../core/fundamentals/contracts/statements.ts";
import { Failure } from "../../failure.ts";
import { canonicalTicker, type Product } from "../../wiring/composition.server.ts";
import type { RefusedFigures } from "../components/analysis/controls/refused.ts";
import { isFailedCode } from "../components/analysis/failed/failed-data.ts";
import { askingOf, type RequestContext } from "../context.ts";
import { knownFailurePage } from "../or-failure-page.ts";
import { failureOfRatios, type RefusedRatio } from "../own-ratios/asked-ratios.ts";

/** The data of a page about one company: an answer whose traces stay on the server but for the figure asked about. */
export type CompanyPage<Answer> = { answer: Omit<Answer, keyof Traces>; shown: Trace | null };

type Asked<Answer> = {
  url: URL;
  ticker: string;
  /** The last part of the address, "statements". */
  page: string;
  request: RequestContext;
  load: (product: Product, reader: ReturnType<typeof askingOf>, ticker: string) => Promise<Answer>;
  /** The derivation of a figure that is named in another way than by its place in the trace of the answer. */
  derive?: (product: Product, figure: Figure) => Promise<Trace | null>;
};

/** The trace of the answer, and those of figures with one of their own, by the names that `?trace=` has for them. */
type Traces = { trace: Trace | null; namedTraces?: Readonly<Record<string, Trace>> | undefined };

type Loaded = Traces & {
  refused?: AsOfRefusal | null;
  refusedFigures?: RefusedFigures | null;
  refusedRatios?: readonly RefusedRatio[];
};

/**
 * Answers for a page about one company. Symbols lead to their canonical spelling; why a company has no page is told by the
 * page of its analysis. `?trace=` names the figure whose derivation is shown.
 */
export async function companyPage<Answer extends Loaded>({
  url,
  ticker: typed,
  page,
  request,
  load,
  derive = async () => null,
}: Asked<Answer>) {
  try {
    const ticker = canonicalTicker(typed);
    if (ticker === null) throw new Failure("tickerInvalid", { ticker: typed.slice(0, 40) });
    if (ticker !== typed) throw redirect(`/analysis/${encodeURIComponent(ticker)}/${page}${url.search}`);
    const loaded = await load(request.product, askingOf(request), ticker);
    const { trace, namedTraces, ...answer } = loaded;
    const cell = url.searchParams.get("trace");
    const asked = trace === null || cell === null ? null : { ticker, cell, trace, namedTraces };
    const shown = asked && (await shownTrace(asked, (figure) => derive(request.product, figure)));
    const failure = failureOf(loaded);
    if (failure !== null) request.reportFailure(failure);
    return data<CompanyPage<Answer>>({ answer, shown }, { status: loaded.refused?.status ?? failure?.status ?? 200 });
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = Failure.from(error);
    if (isFailedCode(failure.code)) throw redirect(`/analysis/${encodeURIComponent(typed)}${url.search}`);
    throw knownFailurePage(error, request);
  }
}

function failureOf({ refusedFigures: refused = null, refusedRatios = [] }: Loaded): Failure | null {
  return refused === null ? failureOfRatios(refusedRatios) : new Failure(refused.code, refused.params);
}

type Figure = { ticker: string; cell: string };

/** By its place in the trace of the answer, by a name beside it, or by one that the page itself knows. */
async function shownTrace(
  { ticker, cell, trace, namedTraces = {} }: Figure & { trace: Trace; namedTraces: Traces["namedTraces"] },
  derive: (figure: Figure) => Promise<Trace | null>,
) {
  if (Object.hasOwn(namedTraces, cell)) return namedTraces[cell] ?? null;
  return /^\d{1,6}$/.test(cell) ? traceUnder(trace, Number(cell)) : derive({ ticker, cell });
}
