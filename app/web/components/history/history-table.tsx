import { formNames } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { notedAssumptions } from "../../../core/analysis/contracts/assumption-notes.ts";
import type { HistoryRun } from "../../../core/history/contracts/history.ts";
import { judgedDifference } from "../../../core/history/contracts/judged-difference.ts";
import { assumptionNameKey, type RateLabel, rateNameKey } from "../../../messages/assumption-texts.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { policyArguments } from "../../../messages/reader/policy-arguments.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { DataTable, figureColumn, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { usePriceSourceName } from "../analysis/evidence/source-name.ts";
import { addressOfRun } from "./history-text.ts";
import { ChosenCompany, DeleteOne, SignalAndCounts } from "./kept-analysis-cells.tsx";

export type ShownEntry = {
  id: string;
  at: Date;
  run: HistoryRun;
};

/** A person's analyses, newest first; two of them can be chosen to be compared. */
export function HistoryTable({ entries, chosen }: { entries: readonly ShownEntry[]; chosen: readonly string[] }) {
  const t = useTranslations("history");
  return (
    <DataTable
      className="table table-stacks stacks-lines mt-6"
      spokenCaption={t("title")}
      columns={[
        textColumn(t("company")),
        textColumn(t("date")),
        textColumn(t("assumptions")),
        figureColumn(t("price")),
        figureColumn(t("mean")),
        textColumn(t("result")),
        unlabelledColumn(t("delete")),
      ]}
    >
      {entries.map((entry) => (
        <HistoryLine key={entry.id} entry={entry} isChosen={chosen.includes(entry.id)} />
      ))}
    </DataTable>
  );
}

function HistoryLine({ entry, isChosen }: { entry: ShownEntry; isChosen: boolean }) {
  const t = useTranslations();
  const formats = useFormats();
  const { id, at, run } = entry;
  const difference = judgedDifference(run);
  const name = spokenName(run.name);
  const moment = useMoments()(at.toISOString());
  const amount = (value: number | null) => (value === null ? t("history.unknown") : formats.price(value, run.currency));
  return (
    <tr>
      <ChosenCompany
        id={id}
        isChosen={isChosen}
        choose={t("history.choose", { name, moment })}
        to={addressOfRun(run)}
        open={t("history.reopen", { name, moment })}
        company={`${run.ticker} · ${name}`}
      />
      <td>{moment}</td>
      <td>
        {t(`analysis.scenarios.${run.scenario}`)} <RunAssumptions run={run} />
      </td>
      <td className="figure" data-label={t("history.price")}>
        <span>
          {amount(run.price)}
          <PriceOrigin run={run} />
        </span>
      </td>
      <td className="figure" data-label={t("history.mean")}>
        <span>
          {amount(run.mean)}
          {difference !== null && <span className="block text-ink-3">{formats.signedPercent(difference)}</span>}
        </span>
      </td>
      <SignalAndCounts {...run} />
      <DeleteOne
        address="/history"
        id={id}
        label={t("history.delete")}
        description={t("history.deleteOf", { name, moment })}
        lead={t("history.deleteLead")}
      />
    </tr>
  );
}

/** The day of the price of then, and whom it was from where that was noted. */
export function PriceOrigin({ run: { priceAsOf, priceSource } }: { run: HistoryRun }) {
  const t = useTranslations("history");
  const formats = useFormats();
  const sourceOf = usePriceSourceName();
  if (priceAsOf === null) return null;
  const source = priceSource === null ? "none" : sourceOf(priceSource);
  return <span className="block text-ink-3">{t("priceOf", { date: formats.date(priceAsOf), source })}</span>;
}

/** The rate, growth and horizon that the calculation used; a chosen one says so. */
export function RunAssumptions({ run: { chosen, used, policy, policyTeam } }: { run: HistoryRun }) {
  const t = useTranslations("history");
  const words = useTranslations();
  const choices = useTranslations("expert.formChoices");
  const formats = useFormats();
  const rate: RateLabel = used.discountRate ?? "eitherRate";
  const parts = [
    used.wacc !== null &&
      `${words(rateNameKey(rate))} ${formats.percent(used.wacc)}${chosen.wacc === null ? "" : ` ${t("yours")}`}`,
    used.growth !== null && `g ${formats.percent(used.growth)}${chosen.growth === null ? "" : ` ${t("yours")}`}`,
    t("years", { count: used.horizon }),
    ...formNames.map((name) => {
      const form = chosen[name];
      return form !== undefined && choices(form);
    }),
    chosen.peers !== undefined && t("peers", { count: chosen.peers.length }),
    policy !== null &&
      t("policy", policyArguments({ name: policy, team: policyTeam === null ? null : { name: policyTeam } })),
  ];
  return (
    <>
      <span className="block text-ink-3">{parts.filter((part) => part !== false).join(" · ")}</span>
      <RunReasons notes={chosen.notes ?? {}} rate={rate} />
    </>
  );
}

/** Why, as it was said then. */
function RunReasons({ notes, rate }: { notes: NonNullable<HistoryRun["chosen"]["notes"]>; rate: RateLabel }) {
  const t = useTranslations();
  return notedAssumptions.map((name) =>
    notes[name] === undefined ? null : (
      <span key={name} className="block max-w-[48ch] text-ink-2 wrap-anywhere">
        {t("expert.reasons.said", { name: t(assumptionNameKey(name, rate)), note: notes[name] })}
      </span>
    ),
  );
}
