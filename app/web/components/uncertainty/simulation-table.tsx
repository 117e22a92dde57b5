import type { PerShare, ValueDistribution } from "@valora/valuation";
import { differenceOf } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";

type SimulationTableProps = { distribution: ValueDistribution; price: PerShare | null };

/** The drawn values in order: how much lies below each, and how far each is from the price. */
export function SimulationTable({ distribution, price }: SimulationTableProps) {
  const t = useTranslations("uncertainty.simulation");
  const formats = useFormats();
  const { percentiles, mean, paths, rejected, worthless } = distribution;
  const rows = [
    ...percentiles.map(({ probability, value }) => ({
      key: String(probability),
      label: probability === 0.5 ? t("median") : t("percentile", { share: formats.percent(probability, 0) }),
      value,
    })),
    { key: "mean", label: t("mean"), value: mean },
  ];
  return (
    <>
      <DataTable
        className="table simulation-table"
        spokenCaption={t("title")}
        columns={[textColumn(t("share")), figureColumn(t("value")), figureColumn(t("againstPrice"))]}
      >
        {rows.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row" data-trace="simulation/probabilities">
              {label}
            </th>
            <td className="figure" data-trace={`simulation/values/${key}`}>
              {formats.amount(value)}
            </td>
            <td className="figure" data-trace={`simulation/differences/${key}`}>
              {price === null ? "–" : formats.signedPercent(differenceOf(value, price))}
            </td>
          </tr>
        ))}
      </DataTable>
      <p className="t-small mt-3 text-ink-2 num" data-trace="simulation/paths simulation/rejected simulation/worthless">
        {t("counted", {
          paths: formats.number(paths),
          rejected: formats.number(rejected),
          worthless: formats.number(worthless),
        })}
      </p>
    </>
  );
}
