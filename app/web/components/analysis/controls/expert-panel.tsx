import {
  type CompanyFile,
  companyTypes,
  type ExpertLever,
  expertLevers,
  type ValuationReport,
  type ValuationRequest,
} from "@valora/valuation";
import { computedLevers } from "@valora/valuation/computed-levers";
import { memo, useId, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { leversIn } from "../../../../core/analysis/contracts/asked-analysis.ts";
import type { NotedAssumption } from "../../../../core/analysis/contracts/assumption-notes.ts";
import { useEarlyChoice } from "../../../design/use-early-input.ts";
import { useCarriedLanguage } from "../../../session/address.ts";
import { ReasonFields } from "../methods/reason-fields.tsx";
import { SanityQuestions } from "../verdict/sanity-questions.tsx";
import { type Choice, type Choose, searchOf, withoutForms, withoutLevers } from "./analysis-choice.ts";
import { BetaChoices } from "./beta-choices.tsx";
import { ExpertField } from "./expert-field.tsx";
import { FormFields } from "./form-fields.tsx";
import type { Refused } from "./refused.ts";
import type { Expert } from "./use-expert.ts";
import "./expert.css";

type ExpertPanelProps = {
  file: CompanyFile;
  report: ValuationReport;
  /** The question of the report. */
  request: ValuationRequest;
  choice: Choice;
  refused: Refused;
  refusedNotes: readonly NotedAssumption[];
  address: string;
  choose: Choose;
  expert: Expert;
};

/** What the cost of equity is made of: there once the panel is open, as its address says, so that the closed page stays light. */
const ofCostOfEquity: ReadonlySet<ExpertLever> = new Set<ExpertLever>(["riskFreeRate", "equityRiskPremium", "beta"]);

/**
 * Every other lever of the methods, each with the number that the engine computed. A form of its own, which carries what
 * else was chosen; with scripts each change counts at once. Then what a careful reader asks of the assumptions.
 */
export const ExpertPanel = memo(function ExpertPanel(props: ExpertPanelProps) {
  const { file, report, request, choice, refused, refusedNotes, address, choose, expert } = props;
  const t = useTranslations("expert");
  const carried = useCarriedLanguage();
  const own = leversIn(choice.overrides);
  const computed = useMemo(() => computedLevers(file, request), [file, request]);
  const shown = expertLevers.filter(
    (lever) =>
      (computed[lever] !== undefined && (expert.isOpen || !ofCostOfEquity.has(lever))) || own[lever] !== undefined,
  );
  const set = (lever: ExpertLever, value: number | undefined) =>
    choose(({ overrides: { [lever]: _before, ...others } }) => ({
      overrides: value === undefined ? others : { ...others, [lever]: value },
    }));
  const { type: _own, prudent: _prudent, ...besides } = withoutForms(withoutLevers(choice.overrides));
  const others = searchOf({ ...choice, notes: {}, overrides: besides });
  return (
    <details
      className="disclosure expert"
      id="expert"
      open={expert.isOpen}
      onToggle={({ currentTarget: { open } }) => open !== expert.isOpen && expert.show(open)}
    >
      <summary>{t("title")}</summary>
      <p className="explains t-small mt-2 text-ink-2">{t("lead")}</p>
      <form
        className="expert-form"
        action={`${address}#expert`}
        method="get"
        onSubmit={(event) => event.preventDefault()}
      >
        {[...new URLSearchParams(others)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {carried === null ? null : <input type="hidden" name="lang" value={carried} />}
        <KindField report={report} choice={choice} choose={choose} />
        {shown.map((lever) => (
          <ExpertField
            key={lever}
            lever={lever}
            own={own[lever]}
            computed={computed[lever]}
            refused={refused[lever] ?? null}
            onChange={(value) => set(lever, value)}
          />
        ))}
        {expert.isOpen ? (
          <BetaChoices file={file} request={request} choice={choice} address={address} choose={choose} />
        ) : null}
        {expert.isOpen ? <FormFields report={report} choice={choice} choose={choose} /> : null}
        <PrudenceField choice={choice} choose={choose} />
        <ReasonFields choice={choice} refused={refusedNotes} choose={choose} />
        <button type="submit" className="button button-primary no-script">
          {t("submit")}
        </button>
      </form>
      <SanityQuestions file={file} report={report} request={request} />
    </details>
  );
});

/** The company type: by the rules, or the reader's choice. */
function KindField({ report, choice, choose }: Pick<ExpertPanelProps, "report" | "choice" | "choose">) {
  const t = useTranslations();
  const id = useId();
  const { type: own } = choice.overrides;
  const { type: computed } = report.classification.computed ?? report.classification;
  const take = (name: string) => {
    const type = companyTypes.find((each) => each === name);
    choose(({ overrides: { type: _before, ...others } }) => ({
      overrides: type === undefined ? others : { ...others, type },
    }));
  };
  const list = useRef<HTMLSelectElement>(null);
  useEarlyChoice(list, own ?? "");
  return (
    <div className="expert-field">
      <label className="label" htmlFor={id}>
        {t("expert.kind.label")}
      </label>
      <select
        ref={list}
        id={id}
        name="type"
        className={own === undefined ? "input" : "input text-accent"}
        value={own ?? ""}
        aria-describedby={`${id}-hint`}
        onChange={(event) => take(event.currentTarget.value)}
      >
        <option value="">{t("expert.kind.computed", { type: t(`companyTypes.${computed}`) })}</option>
        {companyTypes.map((type) => (
          <option key={type} value={type}>
            {t(`companyTypes.${type}`)}
          </option>
        ))}
      </select>
      <p className="explains hint" id={`${id}-hint`}>
        {t("expert.kind.hint")}
      </p>
    </div>
  );
}

/** Whether methods of one family alone make a signal. */
function PrudenceField({ choice, choose }: Pick<ExpertPanelProps, "choice" | "choose">) {
  const t = useTranslations("expert.prudence");
  const id = useId();
  const isPrudent = choice.overrides.prudent === true;
  const take = (answer: string) =>
    choose(({ overrides: { prudent: _before, ...others } }) => ({
      overrides: answer === "yes" ? { ...others, prudent: true } : others,
    }));
  const list = useRef<HTMLSelectElement>(null);
  useEarlyChoice(list, isPrudent ? "yes" : "");
  return (
    <div className="expert-field">
      <label className="label" htmlFor={id}>
        {t("label")}
      </label>
      <select
        ref={list}
        id={id}
        name="prudent"
        className={isPrudent ? "input text-accent" : "input"}
        value={isPrudent ? "yes" : ""}
        aria-describedby={`${id}-hint`}
        onChange={(event) => take(event.currentTarget.value)}
      >
        <option value="">{t("no")}</option>
        <option value="yes">{t("yes")}</option>
      </select>
      <p className="explains hint" id={`${id}-hint`}>
        {t("hint")}
      </p>
    </div>
  );
}
