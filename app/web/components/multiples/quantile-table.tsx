import { useTranslations } from "use-intl";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { TracedFigure } from "../fundamentals/traced-figure.tsx";
import type { MultipleLine } from "./multiples.ts";
import { useMultipleWriter } from "./use-multiple-writer.ts";

type QuantileTableProps = { line: MultipleLine; quantiles: readonly number[] };

/** The percentiles of the company's own months, and the quartiles of the peers under the same heads. */
export function QuantileTable({ line: { name, band, peers }, quantiles }: QuantileTableProps) {
  const t = useTranslations();
  const writer = useMultipleWriter();
  const hasOwn = band.some(({ value }) => value !== null);
  const hasPeers = peers.quartiles.some(({ value }) => value !== null);
  if (!hasOwn && !hasPeers) return null;
  const label = t("multiples.quantiles", { name: t(`quantities.${name}`) });
  const quartiles = [null, ...peers.quartiles, null];
  const headOf = (quantile: number) =>
    quantile === 0.5 ? t("multiples.median") : t("multiples.percentile", { percent: String(quantile * 100) });
  return (
    <ScrollRegion label={label}>
      <DataTable
        className="table years-table multiple-quantiles"
        columns={[textColumn(t("multiples.quantile")), ...quantiles.map((quantile) => figureColumn(headOf(quantile)))]}
      >
        {hasOwn ? (
          <tr>
            <th scope="row">{t("multiples.own")}</th>
            {band.map((cell, index) => (
              <td key={quantiles[index]} className="figure">
                <TracedFigure cell={cell} write={writer(name)} />
              </td>
            ))}
          </tr>
        ) : null}
        {hasPeers ? (
          <tr>
            <th scope="row">{t("multiples.peers")}</th>
            {quartiles.map((cell, index) => (
              <td key={quantiles[index]} className="figure">
                {cell === null ? null : <TracedFigure cell={cell} write={writer(name)} />}
              </td>
            ))}
          </tr>
        ) : null}
      </DataTable>
    </ScrollRegion>
  );
}
