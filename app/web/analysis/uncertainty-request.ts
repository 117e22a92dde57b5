import type { Uncertainty } from "../../core/analysis/use-cases/uncertainty/show-uncertainty.ts";
import { settingsIn } from "../components/uncertainty/simulation-settings.ts";
import type { KnownUncertainty } from "../components/uncertainty/uncertainty.tsx";
import type { RequestContext } from "../context.ts";

type Analysis = Parameters<RequestContext["product"]["showUncertainty"]>[0];

/**
 * The panels that a browser normally computes, computed on the server for an address with `draw=1`, which pages without
 * scripts link to. Null otherwise, so that other pages do not wait for them.
 */
export async function uncertaintyAsked(
  search: URLSearchParams,
  analysis: Analysis,
  { product, viewer }: Pick<RequestContext, "product" | "viewer">,
): Promise<KnownUncertainty | null> {
  if (search.get("draw") !== "1") return null;
  const { settings, refused } = settingsIn(search, viewer.language);
  const shown: Uncertainty = await product.showUncertainty(analysis, settings);
  return { ...shown, refused };
}
