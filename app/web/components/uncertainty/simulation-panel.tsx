import {
  type CompanyFile,
  type CurrencyCode,
  flowMethodNames,
  type PerShare,
  type SimulationRefused,
  type ValuationReport,
  type ValuationRequest,
  type ValueDistribution,
} from "@valora/valuation";
import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { simulationEntries, simulationIn } from "../../../core/analysis/contracts/shown-parts/shown-parts.ts";
import {
  type SimulationSettings,
  usualSettings,
} from "../../../core/analysis/contracts/shown-parts/simulation-settings.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { flowRateName } from "../../../messages/assumption-texts.ts";
import { useFormats } from "../../analysis/formats.ts";
import type { Choose } from "../analysis/controls/analysis-choice.ts";
import { FoldedPanel } from "../analysis/folds/folded-panel.tsx";
import { TinyPicture, tinyHeight, tinyWidth } from "../analysis/folds/tiny-picture.tsx";
import { block, mark } from "../analysis/folds/tiny-shapes.ts";
import type { AnswerTo } from "./computation.ts";
import { ComputedFrame } from "./computed-frame.tsx";
import { SimulationChart } from "./simulation-chart.tsx";
import { SimulationFields } from "./simulation-fields.tsx";
import { type RefusedSettings, settingsIn } from "./simulation-settings.ts";
import { SimulationTable } from "./simulation-table.tsx";
import { useComputation } from "./use-computation.ts";
import { useNear } from "./use-near.ts";

/** The simulation that came with the page, where it was asked for. */
export type KnownSimulation = {
  distribution: AnswerTo<"simulation">;
  settings: SimulationSettings;
  refused: RefusedSettings;
};

type SimulationPanelProps = {
  file: CompanyFile;
  report: ValuationReport;
  /** The question of the report. */
  request: ValuationRequest;
  price: PerShare | null;
  known: KnownSimulation | null;
  address: string;
  /** The question of the page as its address says it. */
  search: string;
  /** How it is drawn where the address says it; absent: the usual way. */
  simulation: SimulationSettings | undefined;
  /** Sets how; absent where the page has no address of its own. */
  choose: Choose | undefined;
  drawnAddress: string;
};

const unanswered = { aside: "simulation/seed" };
const answered = {
  ...unanswered,
  say: "simulation/values/0.25 simulation/values/0.75 simulation/probabilityBelowPrice simulation/hundred price simulation/rejected simulation/paths",
};

/** The spread of the value when its assumptions are drawn at random, some ten thousand times. */
export function SimulationPanel(props: SimulationPanelProps) {
  const { file, report, request, price, known, address, search, simulation, choose, drawnAddress } = props;
  const t = useTranslations("uncertainty.simulation");
  const methods = useTranslations("methods");
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { settings, setSettings, refused } = useSettings(known, simulation, choose);
  const arrived = useRef({ request, settings });
  const method = methodOf(report);
  const isKnown = known !== null && arrived.current.request === request && arrived.current.settings === settings;
  const canBegin = isNear && method !== null && !isKnown;
  const work = useMemo(
    () => (canBegin ? { kind: "simulation" as const, file, request, price, settings } : null),
    [canBegin, file, request, price, settings],
  );
  const { answer, progress, isCurrent, cancel, again } = useComputation<"simulation">(
    work,
    known?.distribution ?? null,
  );
  if (method === null) return null;
  const told = answer === null || answer.kind === "unavailable" ? null : answer;
  const { currency } = file.fundamentals;
  return (
    <div ref={place}>
      <FoldedPanel
        name="simulation"
        isOpenAtFirst={known !== null}
        title={t("title")}
        aside={t("caption", {
          method: methods(`${method}.name`),
          currency: formats.currency(currency),
          seed: String(settings.seed),
        })}
        traces={told === null ? unanswered : answered}
        say={told === null || !isCurrent ? t("lead") : <Finding told={told} price={price} currency={currency} />}
        picture={
          told === null || !isCurrent || told.kind === "refused" ? null : (
            <SpreadPicture distribution={told} price={price} />
          )
        }
      >
        <ComputedFrame
          progress={progress}
          isCurrent={isCurrent}
          onCancel={cancel}
          onAgain={again}
          drawnAddress={drawnAddress}
        >
          {told === null || told.kind === "refused" ? (
            told && <p className="t-small">{t("nothing")}</p>
          ) : (
            <figure className="simulation" aria-label={t("title")}>
              <SimulationChart distribution={told} price={price} />
              <div>
                <SimulationTable distribution={told} price={price} />
              </div>
            </figure>
          )}
        </ComputedFrame>
        <SimulationFields
          key={method}
          method={method}
          rate={flowRateName(report, method)}
          settings={settings}
          refused={refused}
          address={address}
          search={search}
          onChange={setSettings}
        />
        <p className="t-small mt-3 text-ink-2">{t("caveat")}</p>
      </FoldedPanel>
    </div>
  );
}

/** How to draw: as it came drawn, or as the address asks this browser to; what the reader sets is written in the address. */
function useSettings(known: KnownSimulation | null, asked: SimulationSettings | undefined, choose: Choose | undefined) {
  const [given] = useSearchParams();
  const language = useLocale();
  const [{ settings: begun, refused }] = useState(() => known ?? settingsIn(given, language));
  const [own, setOwn] = useState<SimulationSettings | null>(null);
  const written = searchText(simulationEntries(asked));
  const arrived = useRef(written);
  // One object as long as the address says the same: a drawing follows its settings.
  const settings = useMemo(() => {
    if (choose === undefined) return own ?? begun;
    if (own === null && written === arrived.current) return begun;
    return simulationIn(new URLSearchParams(written)) ?? usualSettings;
  }, [choose, own, begun, written]);
  const setSettings = (chosen: SimulationSettings) => {
    setOwn(chosen);
    choose?.({ simulation: chosen });
  };
  return { settings, setSettings, refused };
}

/** The method that the engine draws: the first of those that discount which gives a value. */
function methodOf({ methods }: ValuationReport) {
  const has = (name: string) => methods.some(({ method, outcome }) => method === name && outcome.kind === "estimate");
  return flowMethodNames.find(has) ?? null;
}

function Finding({
  told,
  price,
  currency,
}: {
  told: ValueDistribution | SimulationRefused;
  price: PerShare | null;
  currency: CurrencyCode;
}) {
  const t = useTranslations("uncertainty.simulation");
  const formats = useFormats();
  if (told.kind === "refused")
    return t("refused", { rejected: formats.number(told.rejected), paths: formats.number(told.paths) });
  const at = (wanted: number) => told.percentiles.find(({ probability }) => probability === wanted)?.value ?? told.mean;
  const half = { from: formats.amount(at(0.25)), to: formats.amount(at(0.75)) };
  if (price === null || told.probabilityAbovePrice === null) return t("sayAlone", half);
  const below = Math.round((1 - told.probabilityAbovePrice) * 100);
  return t("say", { below: String(below), price: formats.price(price, currency), ...half });
}

type SpreadProps = { distribution: ValueDistribution; price: PerShare | null };

/** How the drawn values spread, below the price and above it. */
function SpreadPicture({ distribution: { histogram }, price }: SpreadProps) {
  const [first, last] = [histogram[0], histogram.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...histogram.map(({ count }) => count));
  const width = tinyWidth / histogram.length;
  const isBelow = (index: number) => {
    const bin = histogram[index];
    return price !== null && bin !== undefined && (bin.from + bin.to) / 2 < price;
  };
  const bars = histogram.map(({ count }, index) => {
    const height = (count / most) * tinyHeight;
    return block(index * width, tinyHeight - height, width - 0.4, height);
  });
  const at = price === null ? -1 : (price - first.from) / (last.to - first.from || 1);
  return (
    <TinyPicture
      shapes={[
        { fill: "var(--s2)", path: bars.filter((_, index) => isBelow(index)).join("") },
        { fill: "var(--s3)", path: bars.filter((_, index) => !isBelow(index)).join("") },
        { fill: "var(--ink)", path: at < 0 || at > 1 ? "" : mark(at) },
      ]}
    />
  );
}
