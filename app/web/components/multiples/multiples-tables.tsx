import { marketMultipleNames } from "@valora/valuation/multiples-through-time";
import { Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { TracedFigure } from "../fundamentals/traced-figure.tsx";
import { LocalLink } from "../site/local-link.tsx";
import type { Multiples } from "./multiples.ts";
import { useMultipleWriter } from "./use-multiple-writer.ts";

type Cells = Multiples["months"][number]["cells"];

/** Every month, the latest first; one without a figure says why. */
export function MonthsTable({ multiples: { months } }: { multiples: Multiples }) {
  const t = useTranslations();
  const formats = useFormats();
  if (months.length === 0) return null;
  return (
    <Folded title={t("multiples.table")}>
      <DataTable
        className="table years-table"
        columns={[
          textColumn(t("multiples.month")),
          ...marketMultipleNames.map((name) => figureColumn(t(`quantities.${name}`))),
          figureColumn(t("multiples.accounts")),
        ]}
      >
        {months.toReversed().map(({ asOf, accountsEnd, cells }) => (
          <tr key={asOf}>
            <th scope="row">{formats.date(asOf)}</th>
            <Figures cells={cells} />
            <td className="figure">{accountsEnd === null ? "–" : formats.date(accountsEnd)}</td>
          </tr>
        ))}
      </DataTable>
    </Folded>
  );
}

/** The companies behind the quartiles. */
export function PeersTable({ multiples: { peers } }: { multiples: Multiples }) {
  const t = useTranslations();
  if (peers.length === 0) return <p className="t-small mt-4 text-ink-2">{t("multiples.noPeers")}</p>;
  return (
    <Folded title={t("multiples.peersTable")}>
      <DataTable
        className="table years-table"
        columns={[
          textColumn(t("multiples.company")),
          ...marketMultipleNames.map((name) => figureColumn(t(`quantities.${name}`))),
        ]}
      >
        {peers.map(({ ticker, name, cells }) => (
          <tr key={ticker}>
            <th scope="row" className="constant">
              <LocalLink className="link" to={`/analysis/${encodeURIComponent(ticker)}/multiples`}>
                {spokenName(name)}
              </LocalLink>
              <small>{ticker}</small>
            </th>
            <Figures cells={cells} />
          </tr>
        ))}
      </DataTable>
    </Folded>
  );
}

function Figures({ cells }: { cells: Cells }) {
  const writer = useMultipleWriter();
  return marketMultipleNames.map((name) => (
    <td key={name} className="figure">
      <TracedFigure cell={cells[name]} write={writer(name)} />
    </td>
  ));
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="disclosure mt-6">
      <summary>
        <Table2 size={14} strokeWidth={1.6} aria-hidden="true" />
        {title}
      </summary>
      <ScrollRegion label={title}>{children}</ScrollRegion>
    </details>
  );
}
