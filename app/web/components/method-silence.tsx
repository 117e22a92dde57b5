import type { NotApplicableReason, NotVotingReason } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { NoStatus } from "./analysis/verdict/status-label.tsx";

type MethodSilenceProps = { notApplicable: NotApplicableReason | null; notVoting: NotVotingReason | null };

/** In a list, where a method's status would stand: why the method gives no value, or why its value does not vote. */
export function MethodSilence({ notApplicable, notVoting }: MethodSilenceProps) {
  const t = useTranslations();
  if (notApplicable !== null) {
    return (
      <>
        <NoStatus>{t("analysis.notApplicable")}</NoStatus>
        <span className="constant hint m-0 block max-w-[44ch]">{t(`notApplicable.${notApplicable}`)}</span>
      </>
    );
  }
  if (notVoting === null) return null;
  return (
    <>
      <NoStatus>{t("analysis.notVoting")}</NoStatus>
      <span className="constant hint m-0 block max-w-[44ch]">{t(`notVoting.${notVoting}`)}</span>
    </>
  );
}
