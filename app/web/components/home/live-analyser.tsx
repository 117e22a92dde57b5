import {
  type AssumptionOverrides,
  type CompanyFile,
  type Scenario,
  scenarios,
  type ValuationReport,
} from "@valora/valuation";
import { useEffect, useMemo, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { rateNameOf } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useHydrated } from "../../deferred-hydration/use-hydrated.ts";
import { whenIdle } from "../../deferred-hydration/when-idle.ts";
import { Segmented } from "../../design/segmented.tsx";
import { usePriceSourceName, useSourceName } from "../analysis/evidence/source-name.ts";
import { ResultTexts } from "../analysis/page/result-texts.tsx";
import { FootballField } from "../analysis/verdict/football-field.tsx";
import { VerdictSentence } from "../analysis/verdict/verdict.tsx";
import { LiveLever } from "./live-lever.tsx";

type Engine = typeof import("@valora/valuation");

export type LiveExample = {
  ticker: string;
  name: string;
  currency: string;
  price: number | null;
  /** Of what day that price is and whom it is from, and whom the accounts are from. */
  origin: { asOf: string; price: string; accounts: string } | null;
  /** As the server worked it out, without its traces. */
  report: ValuationReport;
};

const levers = { wacc: { minimum: 0.03, maximum: 0.16 }, growth: { minimum: -0.1, maximum: 0.3 } } as const;

/** Fetches the engine and the company's data once the page has nothing better to do. */
function useEngine(ticker: string) {
  const { load, data } = useFetcher<CompanyFile>();
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        load(`/example/${encodeURIComponent(ticker)}`);
        import("@valora/valuation").then(setEngine);
      }),
    [ticker, load],
  );
  return engine && data ? { valueCompany: engine.valueCompany, file: data } : null;
}

/** The real analyser on one company: what the server worked out, and levers that recompute it here. */
export function LiveAnalyser(props: { example: LiveExample }) {
  return (
    <ResultTexts>
      <Analyser {...props} />
    </ResultTexts>
  );
}

/** Price and accounts need not be of one provider. */
function Origin({ origin }: { origin: NonNullable<LiveExample["origin"]> }) {
  const t = useTranslations("home.live");
  const formats = useFormats();
  const priceSource = usePriceSourceName();
  const sourceName = useSourceName();
  const included = useTranslations("analysis")("includedData");
  const { asOf, price, accounts } = origin;
  return (
    <p className="hint">
      {t("origin", {
        date: formats.date(asOf),
        price: priceSource(price),
        accounts: accounts === "bundled" ? included : sourceName(accounts),
      })}
    </p>
  );
}

function Analyser({ example }: { example: LiveExample }) {
  const t = useTranslations("home.live");
  const quantities = useTranslations("quantities");
  const ready = useEngine(example.ticker);
  const [scenario, setScenario] = useState<Scenario>("neutral");
  const [overrides, setOverrides] = useState<AssumptionOverrides>({});
  const report = useMemo(
    () => ready?.valueCompany(ready.file, { scenario, overrides }) ?? example.report,
    [ready, scenario, overrides, example.report],
  );
  const { wacc, growth } = report.assumptions;
  useHydrated("live");
  const isChanged = Object.keys(overrides).length > 0;

  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-x-11 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      data-part="live"
    >
      <div>
        <div className="[&_p]:text-[1.1875rem]">
          <VerdictSentence report={report} name={example.name} price={example.price} currency={example.currency} />
        </div>
        <div className="scripts-only mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
          <Segmented
            legend={t("scenario")}
            name="example-scenario"
            value={scenario}
            options={scenarios.map((value) => ({ value, label: t(`scenarios.${value}`) }))}
            onChange={setScenario}
            className="[&_.segmented]:flex [&_label]:px-1.5"
          />
          {wacc && (
            <LiveLever
              label={quantities(rateNameOf(report.assumptions))}
              {...wacc}
              {...levers.wacc}
              isYours={overrides.wacc !== undefined}
              isReady={ready !== null}
              onChange={(value) => setOverrides({ ...overrides, wacc: value })}
            />
          )}
          {growth && (
            <LiveLever
              label={t("growth")}
              {...growth}
              {...levers.growth}
              isYours={overrides.growth !== undefined}
              isReady={ready !== null}
              onChange={(value) => setOverrides({ ...overrides, growth: value })}
            />
          )}
          <p className="t-small text-ink-3">
            {t("hint")}
            {isChanged && (
              <>
                {" "}
                <button type="button" className="link cursor-pointer underline" onClick={() => setOverrides({})}>
                  {t("reset")}
                </button>
              </>
            )}
          </p>
        </div>
        <p className="without-scripts note mt-4">{t("withoutScripts")}</p>
      </div>
      <div aria-live="off">
        <FootballField report={report} price={example.price} currency={example.currency} heading="h3" />
        {example.origin === null ? null : <Origin origin={example.origin} />}
      </div>
    </div>
  );
}
