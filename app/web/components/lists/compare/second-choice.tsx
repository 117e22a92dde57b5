import { useTranslations } from "use-intl";
import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";
import { tickerOf } from "./compared-ticker.ts";

/** On a phone, which company stands beside the first: the style sheet follows the choice, without scripts too. */
export function SecondChoice({ companies }: { companies: readonly ComparedCompany[] }) {
  const t = useTranslations("compare");
  const [first, ...others] = companies;
  if (first === undefined || others.length < 2) return null;
  return (
    <fieldset className="compare-second no-print">
      <legend>{t("second", { first: tickerOf(first) })}</legend>
      {others.map((company, index) => (
        <label key={tickerOf(company)} className="chip num">
          <input type="radio" name="second" value={index + 1} defaultChecked={index === 0} />
          {tickerOf(company)}
        </label>
      ))}
    </fieldset>
  );
}
