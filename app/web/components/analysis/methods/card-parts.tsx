import type { MethodName, MethodReport } from "@valora/valuation";
import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";

/** Whether a method is asked although the kind of company speaks against it, and the way to change that. */
export type Force = { isForced: boolean; addressOf: () => string; apply: () => void };

/** The name of a method and its family, at the top of its card. */
export function CardHead({ report }: { report: MethodReport }) {
  const t = useTranslations();
  return (
    <div className="card-head">
      <h3>{t(`methods.${report.method}.name`)}</h3>
      <span>{t(`analysis.cards.families.${report.family}`)}</span>
    </div>
  );
}

/** The link that has a method asked all the same, or not any more. */
export function ForceLink({ force: { isForced, addressOf, apply }, method }: { force: Force; method: MethodName }) {
  const t = useTranslations();
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <p className="t-small mt-2">
      <a className="link" href={addressOf()} onClick={follow}>
        {t(isForced ? "expert.kind.release" : "expert.kind.force")}
        <span className="sr-only"> {t(`methods.${method}.name`)}</span>
      </a>
    </p>
  );
}
