import {
  type CompanyFile,
  computedLevers,
  type ExpertLever,
  expertLevers,
  type ValuationReport,
  type ValuationRequest,
} from "@valora/valuation";
import { memo, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useCarriedLanguage } from "../../session/address.ts";
import { type Choice, leversIn, searchOf } from "./analysis-choice.ts";
import type { Refused } from "./control-fields.tsx";
import { ExpertField } from "./expert-field.tsx";
import { SanityQuestions } from "./sanity-questions.tsx";
import "./expert.css";

type ExpertPanelProps = {
  file: CompanyFile;
  report: ValuationReport;
  /** What the report was asked for. */
  request: ValuationRequest;
  choice: Choice;
  refused: Refused;
  address: string;
  choose: (change: Partial<Choice>) => void;
};

/**
 * Every other lever of the methods, each with the number that the engine computed. A form of its own, which carries what
 * else was chosen; with scripts each change counts at once. Then what a careful reader asks of the assumptions.
 */
export const ExpertPanel = memo(function ExpertPanel(props: ExpertPanelProps) {
  const { file, report, request, choice, refused, address, choose } = props;
  const t = useTranslations("expert");
  const carried = useCarriedLanguage();
  const own = leversIn(choice.overrides);
  const computed = useMemo(() => computedLevers(file, request), [file, request]);
  // Open for who comes with something set; whether it stays so is the reader's.
  const [isOpen] = useState(
    () => Object.keys(own).length > 0 || expertLevers.some((lever) => refused[lever] !== undefined),
  );
  const shown = expertLevers.filter((lever) => computed[lever] !== undefined || own[lever] !== undefined);
  if (shown.length === 0) return null;
  const set = (lever: ExpertLever, value: number | undefined) => {
    const { [lever]: _before, ...others } = choice.overrides;
    choose({ overrides: value === undefined ? others : { ...others, [lever]: value } });
  };
  const { wacc, growth, horizon, peers } = choice.overrides;
  const others = searchOf({
    ...choice,
    overrides: {
      ...(wacc !== undefined && { wacc }),
      ...(growth !== undefined && { growth }),
      ...(horizon !== undefined && { horizon }),
      ...(peers !== undefined && { peers }),
    },
  });
  return (
    <details className="disclosure expert" id="expert" open={isOpen}>
      <summary>{t("title")}</summary>
      <p className="t-small mt-2 text-ink-2">{t("lead")}</p>
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
        <button type="submit" className="button button-primary no-script">
          {t("submit")}
        </button>
      </form>
      <SanityQuestions file={file} report={report} request={request} />
    </details>
  );
});
