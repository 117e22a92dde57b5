import type { CurrencyCode, Estimate, MethodForms, MethodName, MethodReport, PerShare } from "@valora/valuation";
import { ChevronDown } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { spanOf, type ValueScale } from "../../../../charts/value-scale.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { QuantityTerm } from "../trace/explained-term.tsx";
import { nodeWith } from "../trace/trace-graph.ts";
import { useTraceWords } from "../trace/trace-words.ts";
import { PriceFigure } from "../verdict/price-figure.tsx";
import { RangeBar } from "../verdict/range-bar.tsx";
import { NoStatus, StatusLabel } from "../verdict/status-label.tsx";
import { CardHead, type Force, ForceLink } from "./card-parts.tsx";
import { type CardFix, NotApplicableCard } from "./not-applicable-card.tsx";

type MethodCardProps = {
  report: MethodReport;
  scale: ValueScale | null;
  price: PerShare | null;
  /** Whether nothing is judged by the price any more. */
  isPriceOld?: boolean;
  currency: CurrencyCode;
  isOpen: boolean;
  /** Whether its value has just been recomputed. */
  isFresh: boolean;
  /** Address of this page with the method's explanation open, or closed when it is. */
  howAddress: string;
  onHow: () => void;
  /** The forms that the reader has chosen. */
  forms?: Partial<MethodForms>;
  force: Force;
  /** Ways to leave a perpetuity the distance it needs, where that is what is missing. */
  fixes: readonly CardFix[];
};

/** One method's answer: its value per share against the price, or why it has none. All cards have one anatomy. */
export function MethodCard(props: MethodCardProps) {
  const { report } = props;
  return report.outcome.kind === "estimate" ? (
    <EstimateCard {...props} outcome={report.outcome} />
  ) : (
    <NotApplicableCard
      report={report}
      outcome={report.outcome}
      currency={props.currency}
      force={props.force}
      fixes={props.fixes}
    />
  );
}

function EstimateCard(props: MethodCardProps & { outcome: Estimate }) {
  const { report, outcome, scale, price, currency, isOpen, isFresh, howAddress, onHow, force } = props;
  const t = useTranslations("analysis");
  const names = useTranslations("methods");
  const reasons = useTranslations("notVoting");
  const expert = useTranslations("expert");
  const forms = chosenForms(report.method, outcome, props.forms);
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onHow();
  };
  const kind = isOpen ? "card-open" : outcome.votes ? "" : "card-silent";
  return (
    <article className={`card ${kind}`} id={report.method} aria-label={names(`${report.method}.name`)}>
      <CardHead report={report} />
      <p className="card-says explains-fully t-small">{names(`${report.method}.sentence`)}</p>
      <p className="card-value num" data-trace={`methods/${report.method}/valuePerShare`}>
        <PriceFigure value={outcome.valuePerShare} currency={currency} isFresh={isFresh} />
      </p>
      <div className="card-status">
        {outcome.votes && report.status ? (
          <StatusLabel
            status={report.status}
            difference={report.difference}
            trace={`methods/${report.method}/difference`}
          />
        ) : (
          <NoStatus icon={!outcome.votes}>{outcome.votes ? t("statusNone") : t("notVoting")}</NoStatus>
        )}
      </div>
      {scale === null ? null : (
        <div className="card-range">
          <RangeBar report={report} scale={scale} height={26} price={price} isPriceOld={props.isPriceOld ?? false} />
          <CardSpan report={report} scale={scale} />
        </div>
      )}
      {outcome.notVotingReason === null ? null : (
        <p className="card-why t-small text-ink-2">{reasons(outcome.notVotingReason)}</p>
      )}
      {forms.length === 0 ? null : (
        <p className="card-why t-small text-accent">{forms.map((form) => expert(`formChoices.${form}`)).join(" · ")}</p>
      )}
      {force.isForced ? <ForceLink force={force} method={report.method} /> : null}
      <Drivers method={report.method} outcome={outcome} currency={currency} />
      <div className="card-foot">
        <a className="button button-ghost button-small" href={howAddress} onClick={follow} aria-expanded={isOpen}>
          {isOpen ? t("cards.close") : t("cards.how")}
          <span className="sr-only"> {names(`${report.method}.name`)}</span>
          <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" className={isOpen ? "rotate-180" : undefined} />
        </a>
      </div>
    </article>
  );
}

/** The reader's forms that this method has taken. */
function chosenForms(method: MethodName, { warnings }: Estimate, forms: Partial<MethodForms> = {}) {
  const own =
    method === "discountedCashFlow" ? forms.cashFlow : method === "dividendDiscount" ? forms.dividends : undefined;
  const calendar = warnings.includes("flowsAtYearEnd") ? forms.discounting : undefined;
  return [own, calendar].filter((form) => form !== undefined);
}

/** The ends of the range, as finely as those of the other cards. */
function CardSpan({ report, scale }: { report: MethodReport; scale: ValueScale }) {
  const t = useTranslations("analysis.cards");
  const formats = useFormats();
  const span = spanOf(report);
  if (span === null) return null;
  const roughSpan = formats.roughRange(span.low, span.high, scale.to);
  return (
    <p className="card-span num" data-trace={`methods/${report.method}/range`}>
      <span>{t("low", { value: roughSpan.minimum })}</span>
      <span>{t("high", { value: roughSpan.maximum })}</span>
    </p>
  );
}

type DriversProps = { method: MethodName; outcome: Estimate; currency: CurrencyCode };

function Drivers({ method, outcome, currency }: DriversProps) {
  const words = useTraceWords(currency);
  const t = useTranslations("analysis.cards");
  const formats = useFormats();
  const drivers = outcome.drivers.flatMap((id) => nodeWith(outcome.trace, id) ?? []);
  if (drivers.length === 0) return null;
  return (
    <dl className="card-drivers">
      {drivers.map((node) => (
        <div key={node.id}>
          <dt>
            <QuantityTerm quantity={node.name}>{words.name(node)}</QuantityTerm>
            {node.kind === "assumption" && node.chosenBy === "user" ? (
              <span className="text-accent"> {t("yours")}</span>
            ) : null}
          </dt>
          <dd className="num" data-trace={`methods/${method}/trace/${node.id}`}>
            {node.unit === "rate" ? formats.percent(node.value) : driverFigure(node, words, formats)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Words = ReturnType<typeof useTraceWords>;
type DriverNode = Parameters<Words["value"]>[0];

/** Shorter than in a trace: a card has room for one decimal. */
function driverFigure(node: DriverNode, words: Words, formats: ReturnType<typeof useFormats>) {
  return node.unit === "ratio" ? formats.multiple(node.value) : words.valueInWords(node);
}
