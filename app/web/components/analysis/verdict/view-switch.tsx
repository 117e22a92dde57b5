import { type CompanyFile, valuationViews } from "@valora/valuation";
import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { type Choice, type Choose, searchOf } from "../controls/analysis-choice.ts";

type ViewSwitchProps = { file: CompanyFile; choice: Choice; choose: Choose; address: string };

/** The view, chosen by links, so that it works without scripts; with them it is recomputed at once. */
export const ViewSwitch = memo(function ViewSwitch({ file, choice, choose, address }: ViewSwitchProps) {
  const t = useTranslations("analysis.view");
  const formats = useFormats();
  const local = useLocalAddress();
  const { impliedPremium } = file.reference;
  const { view: _view, ...others } = choice.overrides;
  const current = choice.overrides.view ?? "absolute";
  const chosenIn = { absolute: others, relative: { ...others, view: "relative" as const } };
  const isOffered = impliedPremium !== null || current === "relative";
  return (
    <div className="view-switch">
      {isOffered && (
        <nav className="view-links" aria-label={t("label")}>
          {valuationViews.map((view) => (
            <a
              key={view}
              href={local(`${address}${searchOf({ ...choice, overrides: chosenIn[view] })}`)}
              aria-current={view === current ? "true" : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                choose(({ overrides: { view: _before, ...before } }) => ({
                  overrides: view === "relative" ? { ...before, view } : before,
                }));
              }}
            >
              {t(view)}
            </a>
          ))}
        </nav>
      )}
      <details className="view-says explains open-when-wide t-small text-ink-2">
        <summary>{t("what")}</summary>
        <p data-trace="reference/impliedPremium">
          {impliedPremium === null
            ? t.rich("missing", { b: bold })
            : t.rich("says", {
                b: bold,
                companies: formats.number(impliedPremium.companies, 0),
                date: formats.date(impliedPremium.asOf),
                premium: formats.percent(impliedPremium.value, 2),
              })}
        </p>
      </details>
    </div>
  );
});

const bold = (words: ReactNode) => <b>{words}</b>;
