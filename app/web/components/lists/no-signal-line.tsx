import { useTranslations } from "use-intl";
import type { NoSignal } from "../../../core/analysis/contracts/no-signal.ts";
import { LocalLink } from "../site/local-link.tsx";

type NoSignalLineProps = {
  said: NoSignal;
  /** The company's page, which says what can be said all the same. */
  to: string;
};

/** In a list: that there is no signal, and why in few words, for everyone to see. */
export function NoSignalLine({ said: { reason, votes }, to }: NoSignalLineProps) {
  const t = useTranslations("signal");
  return (
    <LocalLink className="link no-signal" to={to}>
      <b>{t("kinds.none")}</b>: {t(`briefly.${reason}`, { votes: votes ?? 0 })}
    </LocalLink>
  );
}
