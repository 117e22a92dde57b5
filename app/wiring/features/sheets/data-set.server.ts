import type { MarketData } from "@valora/market-data";
import { makeInThread } from "../../../features/data-set/files/make-in-thread.ts";
import { type DataSetUseCases, dataSetIn, type MadeDataSet } from "../../../features/data-set/use-cases/data-set.ts";

/** The files of one edition, some two megabytes; those of the edition before go. */
let kept: { edition: string; made: Promise<MadeDataSet> } | null = null;

function madeOnce(folder: string | null, fingerprint: string): Promise<MadeDataSet> {
  const edition = `${fingerprint} ${folder ?? ""}`;
  if (kept?.edition === edition) return kept.made;
  const made = makeInThread({ folder });
  kept = { edition, made };
  made.catch(() => {
    // What failed once is tried again by the next who asks.
    if (kept?.made === made) kept = null;
  });
  return made;
}

/** The data of this installation as files, made when they are first asked for, whatever prices are read over them. */
export const dataSetOf = (
  marketData: Pick<MarketData, "dataFingerprint">,
  folder: string | null = null,
): DataSetUseCases => dataSetIn({ made: async () => madeOnce(folder, marketData.dataFingerprint) });
