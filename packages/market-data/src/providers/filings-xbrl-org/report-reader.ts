import type { HttpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import { type FilingSteps, ProviderFailure } from "../../provider.ts";
import { descriptor } from "./descriptor.ts";
import { type FilerTaxonomy, noTaxonomy } from "./filer-taxonomy.ts";
import { accept, type ListedFiling } from "./filings-index.ts";
import { reportSchema } from "./report.schema.ts";
import { type FiledReport, filerOfReport } from "./report-facts.ts";
import { taxonomyOfPackage } from "./taxonomy-package.ts";

type Versions = readonly ListedFiling[];
type ReadPeriod = { report: FiledReport | null; failure: unknown };
type Asked = { lei: string; periods: readonly Versions[]; signal: AbortSignal; onStep?: FilingSteps | undefined };

/** Fetches reports and what comes with them. */
export function reportReader(client: HttpClient, address: string) {
  async function reportOf(lei: string, filing: ListedFiling, signal: AbortSignal): Promise<FiledReport> {
    const url = new URL(`${address}${filing.jsonPath}`);
    const statusKinds = { 404: "noData" } as const;
    const body = await client.json({ url, headers: accept, signal, statusKinds });
    const report = parsed(descriptor.id, reportSchema, body);
    if (filerOfReport(report) !== lei)
      throw new ProviderFailure(descriptor.id, "unreadable", { detail: "wrongCompany" });
    return { lei, filing: filing.id, filedAt: filing.filedAt, periodEnd: filing.periodEnd, report };
  }

  /** The best version of a period that can be read; the failure of the best one where none can. */
  async function periodOf(lei: string, versions: Versions, signal: AbortSignal): Promise<ReadPeriod> {
    let failure: unknown = null;
    for (const filing of versions) {
      try {
        return { report: await reportOf(lei, filing, signal), failure: null };
      } catch (thrown) {
        if (!isOfThisFiling(thrown)) throw thrown;
        failure ??= thrown;
      }
    }
    return { report: null, failure };
  }

  return {
    /** All at once for a page; one after the other for a reader who is told of each. */
    async reportsOf({ lei, periods, signal, onStep }: Asked): Promise<readonly ReadPeriod[]> {
      if (!onStep) return Promise.all(periods.map((versions) => periodOf(lei, versions, signal)));
      const read: ReadPeriod[] = [];
      for (const versions of periods) {
        read.push(await periodOf(lei, versions, signal));
        onStep({ step: "reportRead", read: read.length, reports: periods.length });
      }
      return read;
    },

    /** The filer's own taxonomy; none where its package cannot be had: then only the words of its elements are left. */
    async taxonomyOf(filing: ListedFiling | undefined, signal: AbortSignal): Promise<FilerTaxonomy> {
      if (!filing?.packagePath) return noTaxonomy;
      try {
        return await taxonomyOfPackage(await client.bytes({ url: new URL(`${address}${filing.packagePath}`), signal }));
      } catch (thrown) {
        if (!(thrown instanceof ProviderFailure) || thrown.kind === "rateLimited" || signal.aborted) throw thrown;
        return noTaxonomy;
      }
    },
  };
}

/** A filing that is gone, or is no report, says nothing about the others of its issuer. */
const isOfThisFiling = (thrown: unknown): boolean =>
  thrown instanceof ProviderFailure && (thrown.kind === "unreadable" || thrown.kind === "noData");
