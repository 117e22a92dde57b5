import type { IsoDate } from "@valora/valuation";
import type { Cell } from "@valora/valuation/statements";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll-x" tabIndex={0} aria-label={caption}>
      <table className="table years-table ratio-table">
        <thead>
          <tr>
            <th scope="col">{t("fundamentals.ratios.ratio")}</th>
            <th scope="col">{t("fundamentals.ratios.place")}</th>
            {years.toReversed().map((end) => (
              <th key={end} scope="col" className="figure">
                {end.slice(0, 4)}
                <small>{formats.date(end)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <RatioRow key={line.name} line={line} years={years} />
          ))}
        </tbody>
      </table>
    </section>
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
