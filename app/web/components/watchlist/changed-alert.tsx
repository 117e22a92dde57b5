import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

type ChangedAlertProps = {
  /** The company and its condition, as they are said beside it. */
  name: string;
  isOpen: boolean;
  children: ReactNode;
};

/** The form by which an alert is changed, folded below it. */
export function ChangedAlert({ name, isOpen, children }: ChangedAlertProps) {
  const t = useTranslations("watchlist");
  return (
    <details className="disclosure mt-2" open={isOpen}>
      <summary>
        {t("change")} <span className="sr-only">{name}</span>
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
