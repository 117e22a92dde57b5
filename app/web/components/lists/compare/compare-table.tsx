import { methodNames } from "@valora/valuation";
import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { ScrollRegion } from "../../../design/data-table.tsx";
import { CompanyHead, type Refused } from "./company-head.tsx";
import type { ComparedWithRatios } from "./compare-row.tsx";
import { AssumptionRows, MethodRow, RatioRows, SourceRows, SummaryRows } from "./compared-rows.tsx";
import { tickerOf } from "./compared-ticker.ts";
import { OwnRatioRows } from "./own-ratio-rows.tsx";
import { ratioScaleOf } from "./ratio-scale.ts";
import { SecondChoice } from "./second-choice.tsx";

/** One column a company, one row a figure; the first column stays in sight when the others scroll. */
export function CompareTable({ companies, view, figures, ratios, refused }: ComparedWithRatios & Refused) {
  const t = useTranslations();
  const formats = useFormats();
  const scale = ratioScaleOf(companies);
  return (
    <>
      <SecondChoice companies={companies} />
      <ScrollRegion label={t("compare.region")} className="compare-region">
        <table className="table compare-table" style={widthFor(companies.length)}>
          <thead>
            <tr>
              <td />
              {companies.map((company) => (
                <CompanyHead
                  key={tickerOf(company)}
                  compared={company}
                  all={companies}
                  refused={refused}
                  {...{ view, figures, ratios }}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <SummaryRows companies={companies} view={view} figures={figures} />
            <SourceRows companies={companies} view={view} figures={figures} />
          </tbody>
          <tbody>
            <GroupRow
              title={t("compare.byMethod")}
              note={t("compare.scale", { from: formats.number(scale.from, 1), to: formats.number(scale.to, 1) })}
              columns={companies.length}
            />
            {methodNames.map((method) => (
              <MethodRow
                key={method}
                method={method}
                companies={companies}
                view={view}
                figures={figures}
                scale={scale}
              />
            ))}
          </tbody>
          <tbody>
            <GroupRow
              title={t("compare.ratios")}
              note={`${t("compare.bestNote")} ${t("compare.ratiosBasis")}`}
              columns={companies.length}
            />
            <RatioRows companies={companies} view={view} figures={figures} />
          </tbody>
          {ratios.length > 0 && (
            <tbody>
              <GroupRow title={t("ownRatios.title")} columns={companies.length} />
              <OwnRatioRows companies={companies} view={view} figures={figures} ratios={ratios} />
            </tbody>
          )}
          <tbody>
            <GroupRow title={t("compare.assumptions")} columns={companies.length} />
            <AssumptionRows companies={companies} view={view} figures={figures} />
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

/** Read by the style sheet, which gives a phone a table of its own. */
// A custom property is no property of a style that React knows.
const widthFor = (companies: number) => ({ "--compare-width": `${120 + companies * 204}px` }) as CSSProperties;

function GroupRow({ title, note, columns }: { title: string; note?: string; columns: number }) {
  return (
    <tr className="compare-group">
      <th scope="rowgroup" colSpan={columns + 1}>
        <span className="compare-title">{title}</span>
        {note !== undefined && <span className="hint m-0">{note}</span>}
      </th>
    </tr>
  );
}
