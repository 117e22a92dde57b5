import type { CurrencyCode } from "@valora/valuation";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import type { GivenNumber } from "../../../features/versions/contracts/version.ts";
import { Origin } from "../analysis/trace/origin.tsx";
import { useTraceWords } from "../analysis/trace/trace-words.ts";

type GivenNumbersProps = { numbers: readonly GivenNumber[]; currency: CurrencyCode };

/** Every figure that went into the values, with its period, source and filing. */
export function GivenNumbers({ numbers, currency }: GivenNumbersProps) {
  const t = useTranslations();
  const words = useTraceWords(currency);
  const alone = { nodes: [], result: 0 };
  return (
    <details className="disclosure trace-steps mt-6">
      <summary>
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
        {t("versions.inputsTitle", { count: numbers.length })}
      </summary>
      <ol className="t-small">
        {numbers.map((number, index) => (
          <li key={index}>
            <span className="trace-step-name">{words.name(number)}</span>
            <b className="num">{words.valueInWords(number)}</b>
            <span className="trace-step-origin text-ink-2">
              <small className="text-ink-3">{t(`trace.kind.${number.kind}`)}</small>{" "}
              <Origin trace={alone} node={number} currency={currency} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
