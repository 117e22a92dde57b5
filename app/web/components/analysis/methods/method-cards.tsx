import {
  type CurrencyCode,
  type MethodName,
  methodNames,
  type PerShare,
  type ValuationReport,
} from "@valora/valuation";
import { Fragment, useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import { valueScaleOf } from "../../../../charts/value-scale.ts";
import type { PredictedFile } from "../../../../core/analysis/contracts/predicted-file.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { PageSection } from "../../site/page-section.tsx";
import { type Choice, searchOf, withForced } from "../controls/analysis-choice.ts";
import { type DistanceFix, distanceFixes } from "../controls/distance-fixes.ts";
import { useRested } from "../page/use-rested.ts";
import { useRateName } from "../settings/rate-name.ts";
import { FamilyCard } from "./family-card.tsx";
import { HowPanel } from "./how-panel.tsx";
import { MethodCard } from "./method-card.tsx";

type MethodCardsProps = {
  report: ValuationReport;
  name: string;
  price: PerShare | null;
  currency: CurrencyCode;
  prediction: PredictedFile["prediction"];
  choice: Choice;
  address: string;
  onHow: (method: MethodName | null) => void;
  onForce: (force: readonly MethodName[]) => void;
  onFix: (fix: DistanceFix) => void;
};

/** The seven methods in their order, each with its explanation under its row when it is open. */
export function MethodCards(props: MethodCardsProps) {
  const { report, name, price, currency, prediction, choice, address, onHow, onForce, onFix } = props;
  const t = useTranslations("analysis.cards");
  const formats = useFormats();
  const local = useLocalAddress();
  const labelOf = useFixLabel();
  const scale = valueScaleOf(report, price);
  // An open explanation holds hundreds of figures; it may lag a blink behind a moving slider, the cards may not.
  const settled = useDeferredValue(report);
  const settledChoice = useDeferredValue(choice);
  const rested = useRested(report);
  const addresses = useMemo(() => {
    const of = (how: MethodName | null) => `${address}${searchOf({ ...settledChoice, how })}`;
    return {
      closed: of(null),
      open: Object.fromEntries(methodNames.map((method) => [method, local(`${of(method)}#how-${method}`)])),
    };
  }, [settledChoice, address, local]);
  const fixes = distanceFixes(report).map((fix) => ({
    label: labelOf(fix),
    address: local(`${address}${searchOf(withFix(choice, fix))}`),
    apply: () => onFix(fix),
  }));
  return (
    <section className="chapter" id="methods" aria-labelledby="methods-title">
      <div className="sec-head">
        <h2 className="t-chapter" id="methods-title">
          {t("title")}
        </h2>
        <p className="t-tiny text-ink-3 num">
          <span data-trace="summary/voting summary/methods">{t("count", { voting: report.summary.voting })}</span>
          {scale === null ? null : (
            <span className="constant">
              {" "}
              {t("scale", { minimum: formats.exact(scale.from, 6), maximum: formats.exact(scale.to, 6) })}
            </span>
          )}
        </p>
      </div>
      <div className="cards">
        {report.methods.map((method) => {
          const isOpen = choice.how === method.method;
          const closeAddress = local(`${addresses.closed}#${method.method}`);
          const explained = settled.methods.find((candidate) => candidate.method === method.method) ?? method;
          return (
            <Fragment key={method.method}>
              <PageSection shows={report}>
                <MethodCard
                  report={method}
                  scale={scale}
                  price={price}
                  isPriceOld={report.priceStanding?.silence === "priceTooOld"}
                  currency={currency}
                  isOpen={isOpen}
                  isFresh={valueIn(rested, method.method) !== valueIn(report, method.method)}
                  howAddress={isOpen ? closeAddress : (addresses.open[method.method] ?? closeAddress)}
                  onHow={() => onHow(isOpen ? null : method.method)}
                  fixes={fixes}
                  forms={choice.overrides}
                  force={forcing({
                    method: method.method,
                    choice,
                    onForce,
                    addressOf: (search) => local(`${address}${search}`),
                  })}
                />
              </PageSection>
              {isOpen && explained.outcome.kind === "estimate" ? (
                <PageSection shows={settled}>
                  <HowPanel
                    report={explained}
                    outcome={explained.outcome}
                    name={name}
                    currency={currency}
                    accountsEnd={settled.accounts.periodEnd}
                    prediction={prediction}
                    closeAddress={closeAddress}
                    onHow={onHow}
                  />
                </PageSection>
              ) : null}
            </Fragment>
          );
        })}
        <FamilyCard report={report} />
      </div>
    </section>
  );
}

function useFixLabel() {
  const t = useTranslations("analysis");
  const formats = useFormats();
  const rate = useRateName();
  return ({ lever, value }: DistanceFix) =>
    lever === "wacc"
      ? t("maths.setRate", { rate, value: formats.percent(value) })
      : t("cards.setTerminalGrowth", { value: formats.percent(value) });
}

const withFix = (choice: Choice, { lever, value }: DistanceFix): Choice => ({
  ...choice,
  overrides: { ...choice.overrides, [lever]: value },
});

function valueIn({ methods }: ValuationReport, name: MethodName): number | null {
  const outcome = methods.find(({ method }) => method === name)?.outcome;
  return outcome?.kind === "estimate" ? outcome.valuePerShare : null;
}

type Forcing = { method: MethodName; addressOf: (search: string) => string };

/** The address that asks for a method all the same, or no longer. */
function forcing(asked: Pick<MethodCardsProps, "choice" | "onForce"> & Forcing) {
  const { method, choice, addressOf, onForce } = asked;
  const before = choice.overrides.force ?? [];
  const isForced = before.includes(method);
  const force = isForced ? before.filter((each) => each !== method) : [...before, method];
  const target = { ...choice, overrides: withForced(choice.overrides, force) };
  return { isForced, addressOf: () => addressOf(`${searchOf(target)}#${method}`), apply: () => onForce(force) };
}
