import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { RunDifference } from "../../../core/history/contracts/history.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { PriceOrigin, RunAssumptions, type ShownEntry } from "./history-table.tsx";

/** Two runs of one company side by side, and by how much each figure moved. */
export function HistoryComparison({ difference }: { difference: RunDifference<ShownEntry> }) {
  const t = useTranslations();
  const { earlier, later, figures, values } = difference;
  const momentOf = useMoments();
  const moment = ({ at }: ShownEntry) => momentOf(at.toISOString());
  const title = t("history.differenceOf", { name: spokenName(later.run.name) });
  return (
    <div className="mt-8 border-t border-ink pt-4">
      <h2 className="t-h2">{title}</h2>
      <ScrollRegion label={title} className="scroll-x mt-4">
        <DataTable
          className="table min-w-[560px]"
          columns={[
            textColumn(t("history.figure")),
            figureColumn(moment(earlier)),
            figureColumn(moment(later)),
            figureColumn(t("history.change")),
          ]}
        >
          <tr>
            <th scope="row">{t("history.assumptions")}</th>
            {[earlier, later].map(({ id, run }) => (
              <td key={id} className="figure">
                {t(`analysis.scenarios.${run.scenario}`)}
                <RunAssumptions run={run} />
              </td>
            ))}
            <td />
          </tr>
          <tr>
            <th scope="row">{t("history.result")}</th>
            {[earlier, later].map(({ id, run }) => (
              <td key={id} className="figure">
                {t(`signal.kinds.${run.signal}`)}
                <span className="block text-ink-3">{t("history.counts", run.counts)}</span>
              </td>
            ))}
            <td />
          </tr>
          {figures.map(({ name, ...row }) => (
            <ComparedRow key={name} label={t(`history.${name}`)} row={row} difference={difference}>
              {name === "price" ? (run) => <PriceOrigin run={run} /> : undefined}
            </ComparedRow>
          ))}
          {values.map(({ method, ...row }) => (
            <ComparedRow key={method} label={t(`methods.${method}.name`)} row={row} difference={difference} />
          ))}
        </DataTable>
      </ScrollRegion>
    </div>
  );
}

type ComparedRowProps = {
  label: string;
  row: { earlier: number | null; later: number | null; change: number | null };
  difference: RunDifference<ShownEntry>;
  /** The note on a figure of one of the runs. */
  children?: ((run: ShownEntry["run"]) => ReactNode) | undefined;
};

function ComparedRow({ label, row, difference: { earlier, later }, children }: ComparedRowProps) {
  const t = useTranslations("history");
  const formats = useFormats();
  const amount = (value: number | null, currency: string) =>
    value === null ? t("unknown") : formats.price(value, currency);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="figure">
        {amount(row.earlier, earlier.run.currency)}
        {children?.(earlier.run)}
      </td>
      <td className="figure">
        {amount(row.later, later.run.currency)}
        {children?.(later.run)}
      </td>
      <td className="figure">{row.change === null ? t("unknown") : formats.signedPercent(row.change)}</td>
    </tr>
  );
}
