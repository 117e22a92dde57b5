import type { CurrencyCode, Trace } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../formats.ts";
import { projectionOf, type YearNode } from "./trace-graph.ts";
import { TraceLink } from "./trace-link.tsx";

/** What the method expects year by year, each cell open to its own derivation. */
export function ProjectionTable({ trace, currency }: { trace: Trace; currency: CurrencyCode }) {
  const t = useTranslations();
  const formats = useFormats();
  const projection = projectionOf(trace);
  if (projection === null) return null;
  const figure = (step: YearNode) => {
    if (step.unit === "rate") return formats.percent(step.value);
    return step.unit === "perShare" ? formats.amount(step.value) : formats.quantity(step.value, step.unit, currency);
  };
  return (
    <div>
      <h4 className="t-small mb-1 font-semibold">{t("analysis.how.projection")}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scroll-x" tabIndex={0} aria-label={t("analysis.how.projection")}>
        <table className="table projection">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t("analysis.assumptions.item")}</span>
              </th>
              {projection.years.map((year) => (
                <th key={year} scope="col" className="figure">
                  {t("analysis.how.year", { number: String(year) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {projection.rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{t(`quantities.${name}`)}</th>
                {projection.years.map((year) => {
                  const step = cells.get(year);
                  return (
                    <td key={year} className={step?.kind === "assumption" ? "figure text-accent" : "figure"}>
                      {step === undefined ? (
                        "–"
                      ) : (
                        <TraceLink node={step} isQuiet>
                          {figure(step)}
                        </TraceLink>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
