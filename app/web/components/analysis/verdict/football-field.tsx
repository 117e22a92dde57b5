import type { CurrencyCode, MethodReport, PerShare, ValuationReport } from "@valora/valuation";
import { differenceOf } from "@valora/valuation";
import { useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import {
  cutEndsOf,
  fairBand,
  type Span,
  spreadOf,
  type ValueScale,
  valueScaleOf,
} from "../../../../charts/value-scale.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { FieldTable } from "./field-table.tsx";
import { CutMark, HatchPattern, priceStroke, RangeBar, useCutWords } from "./range-bar.tsx";
import { NoStatus, StatusLabel } from "./status-label.tsx";

const percent = (value: number) => `${value.toFixed(2)}%`;

type FootballFieldProps = {
  report: ValuationReport;
  /** The quoted price, in the currency of the statements; null when there is none to compare with. */
  price: PerShare | null;
  currency: CurrencyCode;
  /** Level of its heading on the page it stands on. */
  heading?: "h2" | "h3";
};

/** All methods on one scale against the price. Says its finding in a sentence and repeats its figures as a table. */
export function FootballField({ report, price, currency, heading: Heading = "h2" }: FootballFieldProps) {
  const t = useTranslations("analysis.field");
  const formats = useFormats();
  const scale = valueScaleOf(report, price);
  // Folded away: it may lag a blink behind a moving slider.
  const settled = useDeferredValue(report);
  const { voting, minimum, maximum } = report.summary;
  const standing = report.priceStanding;
  // What is not judged by the price is not drawn against it either; an old price is only marked, with its day.
  const judging = standing?.silence ? null : price;
  const isOld = standing?.silence === "priceTooOld";
  return (
    <figure className="field-figure">
      <figcaption className="field-head">
        <Heading className="t-h3">{t("title")}</Heading>
        <span className="t-tiny text-ink-3">
          {t("caption", { currency: formats.currency(currency), scenario: report.scenario })}
        </span>
        <span className="sr-only" data-trace="summary/voting summary/minimum summary/maximum">
          {t("say", { voting, ...formats.roughRange(minimum ?? 0, maximum ?? 0) })}
        </span>
      </figcaption>
      <HatchPattern />
      {scale === null || report.summary.estimating === 0 ? (
        <p className="t-say mt-3" data-trace="summary/voting summary/minimum summary/maximum">
          {t("say", { voting, ...formats.roughRange(minimum ?? 0, maximum ?? 0) })}
        </p>
      ) : (
        <div className="field">
          <FieldGround scale={scale} price={judging} />
          {report.methods.map((method) => (
            <FieldRow key={method.method} report={method} scale={scale} />
          ))}
          <MeanRow report={report} scale={scale} price={judging} />
          {price === null ? null : (
            <PriceLine
              at={scale.at(price)}
              isOld={isOld}
              label={t(isOld ? "oldPrice" : "price", {
                price: formats.amount(price),
                date: isOld ? formats.date(standing.asOf) : "",
              })}
            />
          )}
          <FieldAxis scale={scale} />
        </div>
      )}
      <FieldTable report={settled} />
    </figure>
  );
}

/** Gridlines and the band in which a value counts as fair, ±10 % around the price. */
function FieldGround({ scale, price }: { scale: ValueScale; price: PerShare | null }) {
  const fair = price === null ? null : fairBand(price);
  return (
    <div className="field-ground" aria-hidden="true">
      <svg className="field-plot" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={scale.ticks.map((tick) => `M${scale.at(tick)} 0V100`).join("")}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        {fair === null ? null : (
          <rect
            x={percent(scale.at(fair.low))}
            width={percent(scale.at(fair.high) - scale.at(fair.low))}
            y="0"
            height="100%"
            fill="var(--fair)"
            opacity=".09"
          />
        )}
      </svg>
    </div>
  );
}

function FieldRow({ report, scale }: { report: MethodReport; scale: ValueScale }) {
  const t = useTranslations();
  const formats = useFormats();
  const { method, outcome, status, difference } = report;
  return (
    <div className="field-row">
      <div className="field-name">
        <a href={`#${method}`}>{t(`methods.${method}.name`)}</a>
        <small>{t(`methods.${method}.short`)}</small>
      </div>
      <div className="field-bar">
        <RangeBar report={report} scale={scale} height={30} namesCuts />
      </div>
      <div className="field-value num">
        {outcome.kind === "notApplicable" ? (
          <a className="field-why" href={`#${method}`}>
            <NoStatus>{t("analysis.notApplicable")}</NoStatus> <span className="link">{t("analysis.field.why")}</span>
            <span className="sr-only"> {t(`methods.${method}.name`)}</span>
          </a>
        ) : (
          <>
            <b className={outcome.votes ? "" : "text-ink-2"} data-trace={`methods/${method}/valuePerShare`}>
              {formats.amount(outcome.valuePerShare)}
            </b>
            {outcome.votes && status ? (
              <StatusLabel status={status} difference={difference} trace={`methods/${method}/difference`} />
            ) : null}
            {outcome.votes ? null : <NoStatus icon={false}>{t("analysis.noVote")}</NoStatus>}
          </>
        )}
      </div>
    </div>
  );
}

function MeanRow({ report, scale, price }: { report: ValuationReport; scale: ValueScale; price: PerShare | null }) {
  const t = useTranslations("analysis.field");
  const formats = useFormats();
  const { mean, standardDeviation, voting } = report.summary;
  if (mean === null) return null;
  const at = percent(scale.at(mean));
  const spread = spreadOf(report.summary);
  return (
    <div className="field-row field-mean">
      <div className="field-name">
        <b data-trace="summary/voting">{t("mean", { voting })}</b>
        {standardDeviation === null ? null : <small>{t("meanNote")}</small>}
      </div>
      <div className="field-bar">
        <svg className="block w-full" height="30" aria-hidden="true">
          {spread === null ? null : <Whisker spread={spread} scale={scale} />}
          <svg x={at} y="15" width="1" height="1" overflow="visible" aria-hidden="true">
            <path d="M0-6 6 0 0 6-6 0Z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.6" />
          </svg>
        </svg>
      </div>
      <div className="field-value num">
        <b className="font-semibold" data-trace="summary/mean">
          {formats.amount(mean)}
        </b>
        {price === null ? null : (
          <span className="status-figure text-ink-2" data-trace="summary/difference">
            {formats.signedPercent(differenceOf(mean, price))}
          </span>
        )}
      </div>
    </div>
  );
}

const spreadTraces = "summary/mean summary/standardDeviation";

/** Its ends are marked by what they reach where the drawing cuts them. */
function Whisker({ spread, scale }: { spread: Span; scale: ValueScale }) {
  const wordsOf = useCutWords();
  const ink = { stroke: "var(--ink)", strokeWidth: 1.5 };
  const [from, to] = [percent(scale.at(spread.low)), percent(scale.at(spread.high))];
  return (
    <>
      <line x1={from} x2={to} y1="15" y2="15" {...ink} />
      {scale.holds(spread.low) ? <line x1={from} x2={from} y1="11" y2="19" {...ink} /> : null}
      {scale.holds(spread.high) ? <line x1={to} x2={to} y1="11" y2="19" {...ink} /> : null}
      {cutEndsOf(scale, spread).map((cut) => (
        <CutMark key={cut.side} side={cut.side} middle={15} words={wordsOf(cut)} trace={spreadTraces} />
      ))}
    </>
  );
}

/** Over everything, labelled once on top; the label leans inwards near the edges. */
function PriceLine({ at, label, isOld }: { at: number; label: string; isOld: boolean }) {
  const anchor = at < 14 ? "start" : at > 86 ? "end" : "middle";
  return (
    <div className="field-ground field-price" aria-hidden="true">
      <svg className="field-plot" aria-hidden="true">
        <line x1={percent(at)} x2={percent(at)} y1="-8" y2="100%" {...priceStroke(isOld)} />
        <text x={percent(at)} y="-14" textAnchor={anchor} className={isOld ? "axis" : "axis-strong"} data-trace="price">
          {label}
        </text>
      </svg>
    </div>
  );
}

function FieldAxis({ scale }: { scale: ValueScale }) {
  const formats = useFormats();
  const decimals = scale.to - scale.from < 8 ? 1 : 0;
  return (
    <div className="field-axis" aria-hidden="true">
      <svg className="block w-full" height="20" aria-hidden="true">
        {scale.ticks.map((tick, index) => (
          <text
            key={tick}
            x={percent(scale.at(tick))}
            y="15"
            textAnchor="middle"
            className={index % 2 === 0 ? "axis" : "axis field-odd"}
          >
            {formats.number(tick, decimals)}
          </text>
        ))}
      </svg>
    </div>
  );
}
