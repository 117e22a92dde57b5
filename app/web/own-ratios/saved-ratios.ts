import type { RequestContext } from "../context.ts";

/** A formula that the reader has saved under a name. */
export type SavedRatio = { name: string; expression: string };

/** Those of the reader; none of one who is not signed in, and none while the database does not answer: the page works without. */
export async function savedRatiosOf({ product, viewer }: RequestContext): Promise<readonly SavedRatio[]> {
  if (viewer.person === null) return [];
  const { saved } = await product.saved.list(viewer.person.account).catch(() => ({ saved: [] }));
  return saved.flatMap(({ kind, name, content }) => (kind === "ratio" ? [{ name, expression: content }] : []));
}
