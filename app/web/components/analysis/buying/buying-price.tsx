import { judgingPriceOf, type Rate } from "@valora/valuation";
import { useTranslations } from "use-intl";
import {
  type BuyingPrice as Buying,
  buyingPriceOf,
  safetyRange,
  usualSafety,
} from "../../../../core/analysis/contracts/answer-parts/buying-price.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { Slider } from "../../../design/slider.tsx";
import { useCarriedLanguage } from "../../../session/address.ts";
import { PageSection } from "../../site/page-section.tsx";
import { type Choice, searchOf } from "../controls/analysis-choice.ts";
import { FoldLink } from "../folds/fold-link.tsx";
import { useFold } from "../folds/folds.tsx";
import { withSection } from "../folds/open-sections.ts";
import type { AnalysisPartProps } from "../page/analysis-part-props.ts";
import { BuyingField } from "./buying-field.tsx";

type BuyingPriceProps = AnalysisPartProps & {
  /** The reader's margin of safety, without waiting for what it changes; undefined: the usual one. */
  safety: Rate | undefined;
};

/** At what price the reader would buy: folded away under its figure among those of the verdict. */
export function BuyingPrice({ safety, ...part }: BuyingPriceProps) {
  const fold = useFold("safety");
  if (fold === null || !fold.isOpen) return null;
  return (
    <PageSection shows={part.analysis.report}>
      <OpenBuyingPrice {...part} safety={safety} />
    </PageSection>
  );
}

function OpenBuyingPrice({ analysis: { file, report, choice, choose }, address, safety }: BuyingPriceProps) {
  const t = useTranslations("buying");
  const formats = useFormats();
  const { currency } = file.fundamentals;
  const price = judgingPriceOf(file.fundamentals, report);
  const buying = buyingPriceOf(report, { safety, price });
  if (buying === null) return null;
  const { value, difference } = buying;
  const said = { value: formats.price(value, currency), safety: formats.percent(buying.safety, 0) };
  return (
    <section className="buying" id="safety" aria-labelledby="safety-title">
      <div>
        <h2 className="t-h3" id="safety-title">
          {t("title")}
        </h2>
        <SafetyForm safety={buying.safety} {...{ choice, choose, address }} />
        <Close />
      </div>
      <div>
        <p className="t-say" role="status" data-trace="buyingPrice/value buyingPrice/safety buyingPrice/difference">
          {difference === null
            ? t("say", said)
            : t(difference < 0 ? "below" : "reached", { ...said, fall: formats.percent(Math.abs(difference)) })}
        </p>
        <BuyingField report={report} price={price} buying={buying} currency={currency} />
        <MethodPrices buying={buying} safety={said.safety} currency={currency} />
      </div>
    </section>
  );
}

function Close() {
  const t = useTranslations("buying");
  const fold = useFold("safety");
  if (fold === null) return null;
  return (
    <p className="t-small mt-3">
      <FoldLink fold={fold} className="link">
        {t("close")}
      </FoldLink>
    </p>
  );
}

const steps = [0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];
const widest = 0.6;
const inPercent = (safety: Rate) => Math.round(safety * 1000) / 10;

type SafetyFormProps = {
  safety: Rate;
  choice: Choice;
  choose: AnalysisPartProps["analysis"]["choose"];
  address: string;
};

/** Slider and number; without scripts a list to choose from. */
function SafetyForm({ safety, choice, choose, address }: SafetyFormProps) {
  const t = useTranslations("buying");
  const formats = useFormats();
  const language = useCarriedLanguage();
  const { safety: _own, ...others } = choice;
  const kept = new URLSearchParams(searchOf({ ...others, open: withSection(choice.open, "safety") }));
  const set = (next: number) => {
    if (!(next >= safetyRange.minimum && next <= safetyRange.maximum)) return;
    choose({ safety: Math.round(next * 1000) / 1000 });
  };
  const options = steps.includes(safety) ? steps : [...steps, safety].toSorted((one, other) => one - other);
  return (
    <form className="mt-3" action={`${address}#safety`} method="get" onSubmit={(event) => event.preventDefault()}>
      {language === null ? null : <input type="hidden" name="lang" value={language} />}
      {[...kept].map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <div className="control-label">
        <label htmlFor="safety-percent">{t("label")}</label>
        <span className="constant text-ink-3">{t("usual", { safety: formats.percent(usualSafety, 0) })}</span>
      </div>
      <div className="control-row needs-script">
        <Slider
          label={t("label")}
          value={Math.min(safety, widest)}
          minimum={0}
          maximum={widest}
          step={0.01}
          mark={usualSafety}
          valueText={t("spoken", { value: formats.number(inPercent(safety), 0) })}
          onChange={set}
        />
        <span className={choice.safety === undefined ? "number-box" : "number-box number-box-yours"}>
          <input
            id="safety-percent"
            type="number"
            min={inPercent(safetyRange.minimum)}
            max={inPercent(safetyRange.maximum)}
            step="any"
            value={inPercent(safety)}
            aria-label={t("percent")}
            onChange={(event) => set(event.currentTarget.valueAsNumber / 100)}
          />
          <span aria-hidden="true">%</span>
        </span>
      </div>
      <div className="no-script mt-2 flex gap-3">
        <select className="input" name="safety" defaultValue={safety} aria-label={t("label")}>
          {options.map((option) => (
            <option key={option} value={option}>
              {formats.percent(option, 0)}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-primary">
          {t("submit")}
        </button>
      </div>
      <p className="explains t-tiny mt-2 text-ink-3">{t("hint")}</p>
    </form>
  );
}

/** The same margin under each method that votes. */
function MethodPrices({ buying, safety, currency }: { buying: Buying; safety: string; currency: string }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <details className="mt-3">
      <summary className="link t-small">{t("buying.byMethod")}</summary>
      <table className="table mt-2">
        <caption className="sr-only" data-trace="buyingPrice/safety">
          {t("buying.caption", { safety, currency: formats.currency(currency) })}
        </caption>
        <tbody>
          {buying.methods.map(({ method, value }) => (
            <tr key={method}>
              <th scope="row">{t(`methods.${method}.name`)}</th>
              <td className="num" data-trace={`buyingPrice/methods/${method}`}>
                {formats.amount(value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
