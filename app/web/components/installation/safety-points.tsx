import { Check, CircleAlert, Minus } from "lucide-react";
import { useTranslations } from "use-intl";

const signs = { fine: Check, open: CircleAlert, local: Minus } as const;

type SafetyPointsProps = {
  safety: readonly {
    point: "encryption" | "keys" | "mail" | "backups" | "proxies";
    state: keyof typeof signs;
  }[];
};

/** What is safe about an installation and what is not, each with what to do. */
export function SafetyPoints({ safety }: SafetyPointsProps) {
  const t = useTranslations("installation.safety");
  const isAllFine = safety.every(({ state }) => state !== "open");
  return (
    <>
      {isAllFine && <p className="mt-3">{t("allFine")}</p>}
      <ul className="mt-4 grid">
        {safety.map(({ point, state }) => {
          const Sign = signs[state];
          return (
            <li key={point} className="flex gap-3 border-t border-line py-3">
              <Sign size={20} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0" />
              <div className="min-w-0">
                <p className="font-semibold">{t("state", { state })}</p>
                <p className={`break-words ${state === "open" ? "" : "text-ink-2"}`}>
                  {t(`${point}.${state === "fine" ? "fine" : "open"}`)}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
