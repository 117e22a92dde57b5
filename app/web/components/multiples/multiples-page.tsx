import type { Trace } from "@valora/valuation";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { usePriceSourceName } from "../analysis/evidence/source-name.ts";
import { CompanyTabs } from "../fundamentals/company-tabs.tsx";
import { StatementTrace } from "../fundamentals/statement-trace.tsx";
import { TracedPage } from "../fundamentals/traced-page.tsx";
import { CorrectedFiguresOfPage } from "../own-figures/own-figures-of-page.tsx";
import { RefusedFiguresNote } from "../own-figures/refused-figures-note.tsx";
import { MultipleSection } from "./multiple-section.tsx";
import type { Multiples } from "./multiples.ts";
import { MonthsTable, PeersTable } from "./multiples-tables.tsx";

/** What was paid for a company's figures month by month, against its own past and its peers of today. */
export function MultiplesPage({ multiples, shown }: { multiples: Multiples; shown: Trace | null }) {
  const t = useTranslations("multiples");
  const { ticker, name, cik, currency, correctedFigures, unavailable } = multiples;
  const spoken = spokenName(name);
  return (
    <TracedPage ticker={ticker} cik={cik} root="multiples" isOwn={correctedFigures.length > 0}>
      <CompanyTabs
        ticker={ticker}
        name={name}
        current="multiples"
        title={t("title", { name: spoken, ticker })}
        lead={t("lead", { name: spoken })}
      />
      <RefusedFiguresNote refused={multiples.refusedFigures ?? null} />
      <CorrectedFiguresOfPage figures={correctedFigures} currency={currency} />
      <StatementTrace trace={shown} currency={currency} />
      <Basis multiples={multiples} />
      {unavailable === null ? null : <p className="t-say mt-4">{t(`unavailable.${unavailable}`)}</p>}
      {multiples.lines.map((line) => (
        <MultipleSection key={line.name} line={line} multiples={multiples} />
      ))}
      <MonthsTable multiples={multiples} />
      <PeersTable multiples={multiples} />
      <Made multiples={multiples} />
    </TracedPage>
  );
}

/** At which price, on which accounts, and the table as a file. */
function Basis({ multiples: { ticker, today, priceSource, refusedFigures = null } }: { multiples: Multiples }) {
  const t = useTranslations("multiples");
  const formats = useFormats();
  const sourceName = usePriceSourceName();
  const lang = useLocale();
  const [search] = useSearchParams();
  const [figures, source] = [search.get("figures"), providerIn(search)];
  const hasOwn = figures !== null && refusedFigures === null;
  const parameters = new URLSearchParams({
    ticker,
    ...(hasOwn ? { figures } : {}),
    ...(source === undefined ? {} : { source }),
    lang,
  });
  const { asOf, accountsEnd } = today;
  return (
    <div className="fundamentals-bar">
      <p className="t-small text-ink-2">
        {asOf === null || accountsEnd === null || priceSource === null
          ? t("basisWithoutAccounts")
          : t("basis", {
              price: formats.date(asOf),
              source: sourceName(priceSource),
              accounts: formats.date(accountsEnd),
            })}
      </p>
      <a className="link inline-flex items-center gap-1.5" href={`/api/v1/multiples.csv?${parameters}`} download>
        <Download size={14} strokeWidth={1.6} aria-hidden="true" />
        {t("download")}
      </a>
    </div>
  );
}

function Made({ multiples: { hindsights } }: { multiples: Multiples }) {
  const t = useTranslations("multiples");
  if (hindsights.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="multiples-made">
      <div className="sec-head">
        <h2 className="t-h2" id="multiples-made">
          {t("why")}
        </h2>
      </div>
      <ul className="hindsights fundamentals-notes t-small text-ink-2">
        <li>{t("never")}</li>
        {hindsights.map((hindsight) => (
          <li key={hindsight}>{t(`hindsights.${hindsight}`)}</li>
        ))}
      </ul>
    </section>
  );
}
