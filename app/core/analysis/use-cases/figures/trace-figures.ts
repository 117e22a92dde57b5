import { Failure } from "../../../../failure.ts";
import type { AskedRatio } from "../../../fundamentals/contracts/own-ratios.ts";
import { tellOwnRatios } from "../../../fundamentals/use-cases/tell-own-ratios.ts";
import { shown } from "../../../shared/contracts/address-grammar.ts";
import type { Context } from "../../../shared/use-cases/context.ts";
import type { AnalysisQuery } from "../../contracts/analysis-query.ts";
import { usualSettings } from "../../contracts/shown-parts/simulation-settings.ts";
import type { TracedFigure } from "../../contracts/traced-figures.ts";
import type { Analysis } from "../analyse-company.ts";
import { showUncertainty } from "../uncertainty/show-uncertainty.ts";
import { companyFigures, isOfCompany } from "./company-figures.ts";
import { basisOf } from "./figure-basis.ts";
import { figureBranches } from "./figure-branches.ts";
import { ownRatioFigures } from "./own-ratio-figures.ts";

/** Of an address, in characters: no figure has one half as long. */
const longest = 200;

type Asked = {
  query: AnalysisQuery;
  /** Ratios of the reader's own that addresses may name by their place: `ownRatios/ratio/result/value`. */
  ratios?: readonly AskedRatio[];
  /** Values the company; figures of what it has filed and of its prices need no value. */
  analyse: () => Promise<Analysis>;
  signal?: AbortSignal;
};

/**
 * The figures of the pages about a company by their addresses, which are the ones that a page writes beside each number it
 * shows: `summary/mean`, `methods/discountedCashFlow/trace/12`, `sensitivity/growth/cells/3/4/value`, `ratios/trace/7`. Each
 * comes with the addresses that it rests on, down to the nodes of a trace. `figureNotFound` for an address that leads nowhere.
 */
export async function traceFigures(
  context: Pick<Context, "marketData" | "now" | "pause">,
  { query, ratios = [], analyse, ...asking }: Asked,
  asked: readonly string[],
): Promise<TracedFigure[]> {
  const addresses = asked.map((address) => address.slice(0, longest));
  const analysis = addresses.every(isOfCompany) ? null : await analyse();
  const company = await companyFigures(context, { query, addresses, ...asking });
  const branches: Readonly<Record<string, () => unknown>> = {
    ...(analysis && (await analysisBranches(context, analysis, addresses))),
    ...(analysis && {
      ownRatios: () => ownRatioFigures(tellOwnRatios(analysis, ratios, context.now().toISOString().slice(0, 10))),
    }),
    ...Object.fromEntries(Object.entries(company).map(([root, figures]) => [root, () => figures])),
  };
  const grown = new Map<string, unknown>();
  return addresses.map((address) => {
    const path = address.split("/");
    const [root = ""] = path;
    const branch = Object.hasOwn(branches, root) ? branches[root] : undefined;
    if (branch === undefined) throw noFigureAt(address);
    if (!grown.has(root)) grown.set(root, branch());
    const found = walked(grown.get(root), path.slice(1));
    if (found === null) throw noFigureAt(address);
    return { of: address, value: found.at(-1), from: basisOf(analysis?.report ?? null, { path, found }) };
  });
}

async function analysisBranches(context: Pick<Context, "pause">, analysis: Analysis, addresses: readonly string[]) {
  const isUncertain = (address: string) => /^(simulation|throughTime)(\/|$)/.test(address);
  const settings = { ...usualSettings, ...analysis.query.simulation };
  const uncertainty = addresses.some(isUncertain) ? await showUncertainty(context, analysis, settings) : null;
  return figureBranches(analysis, uncertainty);
}

const noFigureAt = (address: string) => new Failure("figureNotFound", { figure: shown(address) });

/** The value at each step of a path, from the root; own properties only. Null where it leads nowhere. */
function walked(root: unknown, path: readonly string[]): readonly unknown[] | null {
  const found = [root];
  for (const step of path) {
    const value = found.at(-1);
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return null;
    found.push(Reflect.get(value, step));
  }
  return found.at(-1) === undefined ? null : found;
}
