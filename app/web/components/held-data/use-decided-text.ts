import { useTranslations } from "use-intl";
import type { Decided } from "../../../core/fundamentals/contracts/held-data.ts";
import { useFormats } from "../../analysis/formats.ts";

/** Writes what was decided about a provider's accounts or price, with the reason. */
export function useDecidedText() {
  const t = useTranslations("heldData");
  const formats = useFormats();

  function failureOf({ failure, until, accountsOf, contradictions }: Decided): string {
    if (failure === null) return "";
    const said =
      failure === "suspect" && contradictions.length > 0
        ? t("failures.suspectBecause", { list: contradictions.map((each) => t(`contradictions.${each}`)).join(", ") })
        : failure === "accountsOfAnother"
          ? t("failures.accountsOfAnother", { issuer: accountsOf ?? "–" })
          : t(`failures.${failure}`);
    return until === null ? said : t("failures.until", { failure: said, moment: formats.moment(until) });
  }

  return (part: "accountsDecided" | "priceDecided", decided: Decided): string => {
    const { outcome, asOf } = decided;
    const failure = failureOf(decided);
    const said = t(part, { outcome, date: asOf === null ? "" : formats.date(asOf), failure });
    return failure === "" || outcome === "failed" ? said : t("keptInstead", { said, failure });
  };
}
