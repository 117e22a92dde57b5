import type { ValuationView } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { AskedRatio } from "../../../../core/fundamentals/contracts/own-ratios.ts";
import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";
import type { ComparedFigures } from "../../../../core/lists/contracts/compared-figures.ts";
import { figuresAddressOf } from "../../fundamentals/figures-address.ts";
import { bestOfRow } from "./best-of-row.ts";
import { tickerOf } from "./compared-ticker.ts";
import { ToFirst } from "./to-first.tsx";

export type Compared = Extract<ComparedCompany, { kind: "compared" }>;
export type ComparedColumns = { companies: readonly ComparedCompany[]; view: ValuationView; figures: ComparedFigures };
/** With ratios of the reader's own, which are rows. */
export type ComparedWithRatios = ComparedColumns & { ratios: readonly AskedRatio[] };

type RowProps = ComparedColumns & {
  name: ReactNode;
  /** Ratios of the reader's own that the addresses of its figures name. */
  ratios?: ComparedWithRatios["ratios"];
  /** Under which addresses the figures of the row can be asked for. */
  traces: (compared: Compared) => string | undefined;
  /** The figure that the row shows, where one of them can be the best or differ from that of the first company. */
  column?: string;
  children: (compared: Compared) => ReactNode;
};

/** One figure of every company; the best of them, where there is one, stands out. */
export function Row({ name, traces, companies, view, figures, ratios, column = "", children }: RowProps) {
  const t = useTranslations("compare");
  const best = bestOfRow(column, companies);
  return (
    <tr>
      <th scope="row">{name}</th>
      {companies.map((company) => (
        <td
          key={tickerOf(company)}
          className="num"
          data-trace-at={figuresAddressOf(tickerOf(company), { view, figures: figures[tickerOf(company)], ratios })}
        >
          {company.kind === "failed" ? (
            <Unknown />
          ) : (
            <>
              <div data-trace={traces(company)}>
                {best.has(tickerOf(company)) ? (
                  <b className="font-semibold text-ink">
                    {children(company)} <span className="sr-only">({t("best")})</span>
                  </b>
                ) : (
                  children(company)
                )}
              </div>
              <ToFirst column={column} companies={companies} compared={company} />
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

export function Unknown() {
  const t = useTranslations("compare");
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t("unknown")}</span>
    </span>
  );
}
