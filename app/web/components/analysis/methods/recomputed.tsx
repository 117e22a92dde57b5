import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import type { Analysis } from "../page/use-analysis.ts";

const quietInMilliseconds = 700;

/** Tells a screen reader the new mean once the hand rests. */
export function Recomputed({ analysis: { report, isTouched }, currency }: { analysis: Analysis; currency: string }) {
  const t = useTranslations("analysis.controls");
  const formats = useFormats();
  const { mean } = report.summary;
  const text = mean === null ? t("updatedNone") : t("updated", { mean: formats.price(mean, currency) });
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => setSaid(text), quietInMilliseconds);
    return () => clearTimeout(timer);
  }, [text, isTouched]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
