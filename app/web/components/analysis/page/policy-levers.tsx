import { formNames } from "@valora/valuation";
import { useTranslations } from "use-intl";
import type { PolicySettings } from "../../../../core/policies/contracts/policy.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useProviderName } from "../../site/provider-name.ts";
import { useRateName } from "../settings/rate-name.ts";

/** The settings of a policy, in one line: "Conservative · WACC 9.0% · 7 years". */
export function PolicyLevers({ policy }: { policy: PolicySettings }) {
  const t = useTranslations("site.policy");
  const formats = useFormats();
  const rate = useRateName();
  const sourceName = useProviderName();
  const { scenario, wacc, growth, horizon, view, source } = policy;
  const parts = [
    scenario !== null && t("scenario", { scenario }),
    wacc !== null && t("rate", { rate, value: formats.percent(wacc, decimalsIn(wacc)) }),
    growth !== null && `g ${formats.percent(growth, decimalsIn(growth))}`,
    horizon !== null && t("years", { count: horizon }),
    view !== null && t("view", { view }),
    ...formNames.map((name) => policy[name] !== null && t("form", { form: policy[name] })),
    source !== null && sourceName(source),
  ];
  return <span className="num">{parts.filter((part) => part !== false).join(" · ")}</span>;
}

/** As many decimals of a percentage as its owner wrote: a policy of 9.25% is not one of 9.3%. */
function decimalsIn(rate: number): number {
  const isWhole = (decimals: number) => Math.abs(rate * 100 - Number((rate * 100).toFixed(decimals))) < 1e-7;
  return [1, 2, 3].find(isWhole) ?? 4;
}
