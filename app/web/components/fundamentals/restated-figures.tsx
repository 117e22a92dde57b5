import type { FiledVersion, TraceNode } from "@valora/valuation";
import type { Restatement } from "@valora/valuation/statements";
import { Fragment, useContext, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { ColumnHeads, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { FilingLink } from "./statement-table.tsx";
import type { Statements } from "./statements.ts";
import { FigureRootContext } from "./traced-figure.tsx";
import { decimalsApart } from "./useful-decimals.ts";

/** Figures as first filed beside what later filings made of them, each with its document. */
export function RestatedFigures({ statements: { restatements } }: { statements: Statements }) {
  const t = useTranslations();
  const formats = useFormats();
  const root = useContext(FigureRootContext);
  if (restatements === null || restatements.length === 0) return null;
  return (
    <section className="sec">
      <div className="sec-head">
        <h2 className="t-h2">{t("fundamentals.asOf.restated")}</h2>
      </div>
      <p className="t-small mb-3 max-w-[72ch] text-ink-2">{t("fundamentals.asOf.restatedSay")}</p>
      <ScrollRegion label={t("fundamentals.asOf.restated")}>
        <table className="table years-table" data-trace={`${root}/restatements`}>
          <ColumnHeads
            columns={[
              textColumn(t("fundamentals.statements.line")),
              figureColumn(t("fundamentals.asOf.period")),
              figureColumn(t("fundamentals.asOf.first")),
              figureColumn(t("fundamentals.asOf.later")),
            ]}
          />
          <tbody>
            {restatements.map((each) => (
              <tr key={`${each.periodEnd} ${each.figure}`}>
                <th scope="row">{t(`figures.${each.figure}`)}</th>
                <td className="figure">{formats.date(each.periodEnd)}</td>
                <SideBySide restated={each} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function SideBySide({ restated }: { restated: Restatement }) {
  const { versions } = restated;
  const write = useVersionWriter(restated);
  const [first, ...later] = versions;
  if (first === undefined) return null;
  return (
    <>
      <td className="figure">
        <Told version={first} write={write} />
      </td>
      <td className="figure">
        {later.map((version) => (
          <Fragment key={version.filedAt}>
            <Told version={version} write={write} />
          </Fragment>
        ))}
      </td>
    </>
  );
}

/** What filings said in the course of time of a figure that a trace leads to; nothing where none changed it. */
export function VersionsOf({ node, restatements }: { node: TraceNode; restatements: readonly Restatement[] }) {
  const t = useTranslations("fundamentals.asOf");
  const restated =
    node.kind === "figure"
      ? restatements.find(({ figure, periodEnd }) => figure === node.name && periodEnd === node.fiscalYearEnd)
      : undefined;
  const write = useVersionWriter(restated);
  const root = useContext(FigureRootContext);
  if (restated === undefined) return null;
  return (
    <span className="told-side-by-side t-small" data-trace={`${root}/restatements`}>
      {restated.versions.map((version, index) => (
        <span key={version.filedAt}>
          <span className="text-ink-3">{index === 0 ? t("first") : t("later")}</span>
          <Told version={version} write={write} />
        </span>
      ))}
    </span>
  );
}

type ToldProps = { version: FiledVersion; write: (value: number) => string };

/** What one filing said, and the filing. */
function Told({ version: { value, accession, filedAt }, write }: ToldProps) {
  return (
    <span className="told-version">
      <span className="num">{write(value)}</span>
      <small>
        <FilingLink filedAt={filedAt} accession={accession} />
      </small>
    </span>
  );
}

/** Millions, or what stands on one share, with the decimals by which the versions differ. */
function useVersionWriter(restated: Restatement | undefined): (value: number) => string {
  const formats = useFormats();
  return useMemo(() => {
    const { unit = "money", versions = [] } = restated ?? {};
    const [scale, least] = unit === "perShare" ? [1, 2] : [1e6, 0];
    const decimals = decimalsApart(
      versions.map(({ value }) => value / scale),
      least,
    );
    return (value) => formats.number(value / scale, decimals);
  }, [restated, formats]);
}
