import {
  type CurrencyCode,
  type MethodName,
  type Reconciliation,
  type ReconciliationStep,
  reconciliationOf,
  type ValuationReport,
} from "@valora/valuation";
import { useId, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { MethodPair } from "../../../core/analysis/contracts/shown-parts/shown-parts.ts";
import { capitalised } from "../../../messages/phrases/first-letter.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useEarlyChoice } from "../../design/use-early-input.ts";
import type { Choose } from "../analysis/controls/analysis-choice.ts";
import { FoldedPanel } from "../analysis/folds/folded-panel.tsx";
import { TinyPicture } from "../analysis/folds/tiny-picture.tsx";
import { ledgerColours, ledgerShapes } from "../analysis/folds/tiny-shapes.ts";
import { LedgerChart } from "./ledger-chart.tsx";

type WhyTheyDifferProps = {
  report: ValuationReport;
  currency: CurrencyCode;
  /** The pair that the address names. */
  pair?: MethodPair | undefined;
  /** Sets another; absent where the page has no address of its own. */
  choose?: Choose | undefined;
};

/** The way from one method's value to another's, in steps that add up. The lowest and the highest that vote come first. */
export function WhyTheyDiffer({ report, currency, pair, choose }: WhyTheyDifferProps) {
  const t = useTranslations("understanding.differ");
  const methods = useTranslations("methods");
  const formats = useFormats();
  const estimates = useMemo(() => estimatesOf(report), [report]);
  const [own, setOwn] = useState(pair);
  const chosen = choose === undefined ? own : pair;
  const has = (method: MethodName) => estimates.some((estimate) => estimate.method === method);
  const apart = farthestApart(estimates);
  if (apart === null) return null;
  const shown = (asked: MethodPair | undefined) =>
    asked !== undefined && has(asked.first) && has(asked.second) ? asked : apart;
  const { first, second } = shown(chosen);
  // Upon what is chosen by then: two lists that were set before the scripts arrived are taken in one go.
  const setPair = (change: Partial<MethodPair>) => {
    if (choose === undefined) setOwn((before) => ({ ...shown(before), ...change }));
    else choose((before) => ({ pair: { ...shown(before.pair), ...change } }));
  };
  const reconciliation = first === second ? null : reconciliationOf(report, { first, second });
  const root = `reconciliation/${first}/${second}`;
  const name = (method: MethodName) => methods(`${method}.name`);
  return (
    <FoldedPanel
      name="differ"
      title={t("title")}
      aside={t("caption", { currency: formats.currency(currency) })}
      traces={{ say: `${root}/gap` }}
      say={
        reconciliation?.kind === "reconciliation" ? (
          <Finding reconciliation={reconciliation} name={name} />
        ) : (
          t(reconciliation === null ? "same" : "unavailable")
        )
      }
      picture={reconciliation?.kind === "reconciliation" ? <StepsPicture reconciliation={reconciliation} /> : null}
    >
      <div className="differ-choice needs-script">
        <MethodSelect
          label={t("from")}
          value={first}
          estimates={estimates}
          name={name}
          onChange={(method) => setPair({ first: method })}
        />
        <MethodSelect
          label={t("to")}
          value={second}
          estimates={estimates}
          name={name}
          onChange={(method) => setPair({ second: method })}
        />
      </div>
      {reconciliation?.kind === "reconciliation" ? (
        <Steps reconciliation={reconciliation} root={root} name={name} />
      ) : null}
    </FoldedPanel>
  );
}

type EstimateOf = { method: MethodName; value: number; votes: boolean };

function estimatesOf({ methods }: ValuationReport): EstimateOf[] {
  return methods.flatMap(({ method, outcome }) =>
    outcome.kind === "estimate" ? [{ method, value: outcome.valuePerShare, votes: outcome.votes }] : [],
  );
}

function farthestApart(estimates: readonly EstimateOf[]): { first: MethodName; second: MethodName } | null {
  const voting = estimates.filter(({ votes }) => votes);
  const sorted = (voting.length >= 2 ? voting : estimates).toSorted((one, other) => one.value - other.value);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!lowest || !highest || lowest === highest) return null;
  return { first: lowest.method, second: highest.method };
}

type MethodSelectProps = {
  label: string;
  value: MethodName;
  estimates: readonly EstimateOf[];
  name: (method: MethodName) => string;
  onChange: (method: MethodName) => void;
};

function MethodSelect({ label, value, estimates, name, onChange }: MethodSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const choose = (chosen: string) => {
    const found = estimates.find(({ method }) => method === chosen);
    if (found) onChange(found.method);
  };
  useEarlyChoice(select, value);
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        ref={select}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {estimates.map(({ method }) => (
          <option key={method} value={method}>
            {name(method)}
          </option>
        ))}
      </select>
    </div>
  );
}

type Named = { reconciliation: Reconciliation; name: (method: MethodName) => string };

/** Less than half a cent would be shown as nothing. */
const isShown = ({ effect }: ReconciliationStep) => Math.abs(effect) >= 0.005;

/** Names the largest step: where most of the difference comes from. */
function Finding({ reconciliation: { first, second, steps }, name }: Named) {
  const t = useTranslations("understanding.differ");
  const formats = useFormats();
  const largest = steps.filter(isShown).toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))[0];
  return t("say", {
    first: name(first.method),
    second: name(second.method),
    gap: formats.amount(Math.abs(second.value - first.value)),
    direction: second.value >= first.value ? "more" : "less",
    step: largest ? t(`steps.${largest.step}`) : "",
  });
}

/** The two values, and the steps between them under one another, from nothing to the most. */
function placedSteps({ first, second, steps }: Reconciliation) {
  let level = first.value;
  const spans = steps.filter(isShown).map((step) => {
    const from = level;
    level += step.effect;
    return { ...step, from, to: level };
  });
  const all = [0, first.value, second.value, ...spans.flatMap(({ from, to }) => [from, to])];
  const low = Math.min(...all);
  const high = Math.max(...all);
  return { spans, at: (value: number) => ((value - low) / (high - low || 1)) * 100 };
}

/** The largest of the steps between the two values. */
function StepsPicture({ reconciliation }: { reconciliation: Reconciliation }) {
  const { first, second } = reconciliation;
  const { spans, at } = placedSteps(reconciliation);
  const largest = spans.toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect)).slice(0, 4);
  const rows = [
    { from: 0, to: first.value, fill: "total" },
    ...spans.filter((span) => largest.includes(span)).map(({ from, to }) => ({ from, to, fill: "part" })),
    { from: 0, to: second.value, fill: "total" },
  ];
  return (
    <TinyPicture
      shapes={ledgerShapes(
        rows.map(({ from, to, fill }) => [{ from: at(from), to: at(to), fill }]),
        null,
        ledgerColours,
      )}
    />
  );
}

function Steps({ reconciliation, root, name }: Named & { root: string }) {
  const { first, second } = reconciliation;
  const t = useTranslations("understanding.differ");
  const quantities = useTranslations("quantities");
  const formats = useFormats();
  const { spans, at } = placedSteps(reconciliation);
  const total = ({ method, value }: Reconciliation["first"]) => ({
    key: `total-${method}`,
    trace: `methods/${method}/valuePerShare`,
    label: name(method),
    stretches: [{ from: at(0), to: at(value), fill: "total" as const }],
    figure: formats.amount(value),
    isTotal: true,
  });
  return (
    <LedgerChart
      caption={t("title")}
      rows={[
        total(first),
        ...spans.map(({ step, effect, from, to, multiple }) => ({
          key: step,
          trace: `${root}/steps/${step}`,
          label: capitalised(t(`steps.${step}`)),
          ...(multiple
            ? {
                note: t("multiple", {
                  kind: quantities(multiple.kind),
                  implied: formats.multiple(multiple.implied),
                  paid: formats.multiple(multiple.paid),
                }),
              }
            : {}),
          stretches: [{ from: at(from), to: at(to), fill: effect < 0 ? ("taken" as const) : ("part" as const) }],
          figure: `${effect < 0 ? "\u2212" : "+"}${formats.amount(Math.abs(effect))}`,
        })),
        total(second),
      ]}
    />
  );
}
