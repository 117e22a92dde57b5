import { type CompanyFile, type PeerComparison, type Scenario, scenarios } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useSourceName } from "../analysis/evidence/source-name.ts";
import { MultipleCell } from "./multiple-cell.tsx";

type StatisticRowsProps = { comparison: PeerComparison; file: CompanyFile; scenario: Scenario };

/** The multiple in each scenario, the one on show in ink; then the sector's published average. */
export function StatisticRows({ comparison: { multiples, trace }, file, scenario }: StatisticRowsProps) {
  const t = useTranslations("peers");
  const sourceName = useSourceName();
  const { industry } = file.reference;
  return (
    <tbody>
      {scenarios.map((each) => (
        <tr key={each} className={each === scenario ? "peer-statistic peer-current" : "peer-statistic"}>
          <th scope="row" colSpan={3}>
            {t(`quartiles.${each}`)}
          </th>
          {multiples.map((multiple) => (
            <MultipleCell
              key={multiple.kind}
              multiple={multiple}
              of={`statistic/value/${each}`}
              number={multiple.isUsed ? (multiple.statistic?.value[each] ?? null) : null}
              trace={trace}
              note={multiple.isUsed && multiple.statistic?.from === "sectorAverage" ? t("ofSector") : null}
            />
          ))}
          <td />
        </tr>
      ))}
      {industry === null ? null : (
        <tr className="peer-statistic">
          <th scope="row" colSpan={3}>
            {t("industry")}
            <small data-trace="reference/industry">{sourceName(industry.source)}</small>
          </th>
          {multiples.map((multiple) => (
            <MultipleCell
              key={multiple.kind}
              multiple={multiple}
              of="industry"
              number={multiple.industry}
              trace={trace}
            />
          ))}
          <td />
        </tr>
      )}
    </tbody>
  );
}
