import { usualSettings } from "../contracts/simulation-settings.ts";
import type { TracedFigure } from "../contracts/traced-figures.ts";
import { Failure } from "../failure.ts";
import type { Analysis } from "./analyse-company.ts";
import type { Context } from "./context.ts";
import { basisOf } from "./figure-basis.ts";
import { figureBranches } from "./figure-branches.ts";
import { showUncertainty } from "./show-uncertainty.ts";

/** Of an address, in characters: no figure has one half as long. */
const longest = 200;

/**
 * The figures of an analysis by their addresses, which are the ones that a page writes beside each number it shows:
 * `summary/mean`, `methods/discountedCashFlow/trace/12`, `sensitivity/growth/cells/3/4/value`. Each comes with the
 * addresses that it rests on, down to the nodes of a trace. `notFound` for an address that leads nowhere.
 */
export async function traceFigures(
  context: Pick<Context, "pause">,
  analysis: Analysis,
  addresses: readonly string[],
): Promise<TracedFigure[]> {
  const isUncertain = (address: string) => /^(simulation|throughTime)(\/|$)/.test(address);
  const settings = { ...usualSettings, ...analysis.query.simulation };
  const uncertainty = addresses.some(isUncertain) ? await showUncertainty(context, analysis, settings) : null;
  const branches = figureBranches(analysis, uncertainty);
  const grown = new Map<string, unknown>();
  return addresses.map((address) => {
    const [root = "", ...path] = address.slice(0, longest).split("/");
    const branch = Object.hasOwn(branches, root) ? branches[root] : undefined;
    if (branch === undefined) throw new Failure("notFound");
    if (!grown.has(root)) grown.set(root, branch());
    return { of: address, value: at(grown.get(root), path), from: basisOf(analysis.report, root, path) };
  });
}

/** What stands at a path; only what an object holds by itself. */
function at(found: unknown, path: readonly string[]): unknown {
  let value = found;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) throw new Failure("notFound");
    value = Reflect.get(value, step);
  }
  if (value === undefined) throw new Failure("notFound");
  return value;
}
