import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { Allowance, AskedAllowance } from "../../../core/usage/contracts/plan.ts";
import { LocalLink } from "../site/local-link.tsx";

/** The remaining quota: "7 of 10 companies today · next in 42 s". Nothing where there is no limit. */
export function AllowanceLine({ allowance }: { allowance: AskedAllowance }) {
  if (allowance === null) return null;
  if (allowance === "asked") return <Asked />;
  const { used, nextInSeconds } = allowance;
  return <Counted key={`${used} ${nextInSeconds}`} allowance={allowance} />;
}

/** In a page that readers share: a line of the same height until the answer is there, and without scripts. */
function Asked() {
  const t = useTranslations("site.allowance");
  const { load, data } = useFetcher<Allowance | null>();
  useEffect(() => {
    load("/allowance");
  }, [load]);
  if (data) return <AllowanceLine allowance={data} />;
  return (
    <p className="hint no-print">
      <LocalLink className="link" to="/plans">
        {t("plans")}
      </LocalLink>
    </p>
  );
}

function Counted({ allowance: { used, limit, nextInSeconds } }: { allowance: Allowance }) {
  const t = useTranslations("site.allowance");
  const left = useCountdown(nextInSeconds);
  return (
    <p className="hint num no-print">
      {t("used", { used, limit })}
      {left > 0 && ` · ${t("next", { wait: waitOf(left) })}`}
    </p>
  );
}

/** Seconds that are left, one less each second; without scripts they stand as the server said them. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (seconds <= 0) return;
    const end = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** 42 s, or 5 h 3 min: the same in the three languages. */
export function waitOf(seconds: number): string {
  if (seconds < 120) return `${seconds}\u00a0s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes}\u00a0min`;
  return `${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`;
}
