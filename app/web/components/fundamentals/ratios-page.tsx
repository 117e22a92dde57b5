import type { Trace } from "@valora/valuation";
import { type RatioGroup, ratioGroups, ratiosIn } from "@valora/valuation/statements";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { CorrectedFiguresOfPage } from "../own-figures/own-figures-of-page.tsx";
import { RefusedFiguresNote } from "../own-figures/refused-figures-note.tsx";
import { figuresOfRatios } from "../own-ratios/own-ratio-address.ts";
import { OwnRatiosSection } from "../own-ratios/own-ratios-section.tsx";
import { AsOfForm } from "./as-of/as-of-form.tsx";
import { AsOfNote } from "./as-of/as-of-note.tsx";
import { AsOfRefused } from "./as-of/as-of-refused.tsx";
import { CompanyTabs } from "./company-tabs.tsx";
import { PriceTable } from "./price-table.tsx";
import { QualitySection } from "./quality-section.tsx";
import { RatioTable } from "./ratio-table.tsx";
import type { Ratios } from "./ratios.ts";
import { StatementTrace } from "./statement-trace.tsx";
import { FigureRootContext } from "./traced-figure.tsx";
import { TracedPage } from "./traced-page.tsx";

/** Ratios by group, the place of each in the sector, and the quality of the accounts. */
export function RatiosPage({ ratios, shown }: { ratios: Ratios; shown: Trace | null }) {
  const t = useTranslations("fundamentals.ratios");
  const { ticker, name, cik, currency, asOf, refused = null } = ratios;
  const day = asOf?.day ?? null;
  return (
    <TracedPage ticker={ticker} cik={cik} root="ratios" day={day} isOwn={ratios.correctedFigures.length > 0}>
      <CompanyTabs
        ticker={ticker}
        name={name}
        current="ratios"
        title={t("title", { name: spokenName(name), ticker })}
        lead={t("lead", { name: spokenName(name) })}
        day={day}
      />
      <RefusedFiguresNote refused={ratios.refusedFigures ?? null} />
      <CorrectedFiguresOfPage figures={ratios.correctedFigures} currency={currency} />
      <ShownTrace shown={shown} ratios={ratios} />
      <AsOfForm day={refused?.date ?? day} />
      {asOf === null ? null : <AsOfNote asOf={asOf} period="annual" hasPrices={ratios.price.asOf === null} />}
      {refused === null ? <Tables ratios={ratios} /> : <AsOfRefused refused={refused} />}
    </TracedPage>
  );
}

/** The derivation that the address asks for: of a figure of the tables, or of a ratio of the reader's own. */
function ShownTrace({ shown, ratios }: { shown: Trace | null; ratios: Ratios }) {
  const [search] = useSearchParams();
  const own = ratios.ownRatios.find(({ place }) => place === search.get("trace"));
  const trace = <StatementTrace trace={shown} currency={ratios.currency} />;
  if (own === undefined) return trace;
  return (
    <FigureRootContext value={`ownRatios/${own.place}`}>
      <div data-trace-at={figuresOfRatios({ ...ratios, source: providerIn(search) }, [own])}>{trace}</div>
    </FigureRootContext>
  );
}

function Tables({ ratios }: { ratios: Ratios }) {
  const t = useTranslations("fundamentals.ratios");
  return (
    <>
      {ratioGroups.map((group) => (
        <Group key={group} group={group} ratios={ratios} />
      ))}
      <ul className="fundamentals-notes t-small text-ink-2">
        <li data-trace="ratios/comparison">
          <Comparison ratios={ratios} />
        </li>
        <li>{t("averages")}</li>
      </ul>
      <PriceTable price={ratios.price} provider={ratios.provider} currency={ratios.currency} />
      <OwnRatiosSection ratios={ratios} />
      <QualitySection ratios={ratios} />
    </>
  );
}

function Group({ group, ratios }: { group: RatioGroup; ratios: Ratios }) {
  const t = useTranslations("fundamentals.ratios");
  const names: readonly string[] = ratiosIn[group];
  return (
    <section className="sec">
      <div className="sec-head">
        <h2 className="t-h2">{t(`groups.${group}`)}</h2>
      </div>
      {group === "dupont" ? <p className="t-small mb-3 max-w-[72ch] text-ink-2">{t("dupontSay")}</p> : null}
      <RatioTable
        caption={t(`groups.${group}`)}
        years={ratios.years}
        lines={ratios.ratios.filter(({ name }) => names.includes(name))}
      />
    </section>
  );
}

/** Whom the ratios are compared with, and of which dates. */
function Comparison({ ratios: { comparison } }: { ratios: Ratios }) {
  const t = useTranslations("fundamentals.ratios");
  const formats = useFormats();
  const { companies, from, to } = comparison;
  if (from === null || to === null) return t("noComparison");
  return t("comparison", { count: String(companies), from: formats.date(from), to: formats.date(to) });
}
