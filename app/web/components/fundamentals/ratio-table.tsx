import type { IsoDate } from "@valora/valuation";
import type { Cell } from "@valora/valuation/statements";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import type { Ratios } from "./ratios.ts";
import { SectorStrip } from "./sector-strip.tsx";
import { TracedFigure } from "./traced-figure.tsx";

type Line = Ratios["ratios"][number];
type RatioTableProps = { caption: string; years: readonly IsoDate[]; lines: readonly Line[] };

/** How a ratio is written: percent, or so many times. */
export function useRatioWriter() {
  const formats = useFormats();
  return (unit: "rate" | "ratio") => (value: number) =>
    unit === "rate" ? formats.percent(value) : `${formats.number(value, 2)}×`;
}

/** Every ratio with its definition and its place in the sector, then year by year, the latest first. */
export function RatioTable({ caption, years, lines }: RatioTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <ScrollRegion label={caption}>
      <DataTable
        className="table years-table ratio-table"
        columns={[
          textColumn(t("fundamentals.ratios.ratio")),
          textColumn(t("fundamentals.ratios.place")),
          ...years.toReversed().map((end) =>
            figureColumn(
              <>
                {end.slice(0, 4)}
                <small>{formats.date(end)}</small>
              </>,
            ),
          ),
        ]}
      >
        {lines.map((line) => (
          <RatioRow key={line.name} line={line} years={years} />
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

function RatioRow({ line, years }: { line: Line; years: readonly IsoDate[] }) {
  const t = useTranslations();
  const writer = useRatioWriter();
  const write = writer(unitOf(line.cells));
  const ends = years.toReversed();
  return (
    <tr>
      <th scope="row">
        {t(`quantities.${line.name}`)}
        <small className="constant">{t(`fundamentals.ratios.definitions.${line.name}`)}</small>
      </th>
      <td>
        <SectorStrip line={line} write={write} />
      </td>
      {line.cells.toReversed().map((cell, index) => (
        <td key={ends[index]} className="figure">
          <TracedFigure cell={cell} write={write} />
        </td>
      ))}
    </tr>
  );
}

function unitOf(cells: readonly Cell[]): "rate" | "ratio" {
  const known = cells.find(({ value }) => value !== null);
  return known !== undefined && "unit" in known && known.unit === "ratio" ? "ratio" : "rate";
}
