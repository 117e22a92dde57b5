import { ratioLimits } from "@valora/valuation/own-ratios";
import { useTranslations } from "use-intl";
import { type AskedRatio, ratioPlaces } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { ratioFilters } from "../../../core/lists/contracts/screener.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { TextField } from "../../design/field.tsx";
import type { RefusedRatio } from "../../lists/screener-request.ts";
import { LocalLink } from "../site/local-link.tsx";
import { FigureInsert } from "./figure-insert.tsx";

type RatioFieldsProps = {
  ratios: readonly (AskedRatio & { minimum?: number | undefined; maximum?: number | undefined })[];
  refused: readonly RefusedRatio[];
  /** Whether each can be a filter. */
  hasLimits: boolean;
};

/** The formulas of the reader's own, with what is wrong beside the one that it is about. They act when the form is sent. */
export function RatioFields({ ratios, refused, hasLimits }: RatioFieldsProps) {
  const t = useTranslations("ownRatios");
  const failureText = textByKey(useTranslations());
  return (
    <>
      <p className="hint mt-0 max-w-[80ch]">
        {t.rich("lead", { code: (chunks) => <code>{chunks}</code> })} {hasLimits && t("limitHint")}{" "}
        <LocalLink to="/methodology/own-ratios" className="link">
          {t("explained")}
        </LocalLink>
      </p>
      <div className="ratio-fields">
        {ratioPlaces.map((place, index) => {
          const number = String(index + 1);
          const asked = ratios.find((each) => each.place === place);
          const wrong = refused.find((each) => each.place === place);
          return (
            <fieldset key={place} className="ratio-field" data-limits={hasLimits || undefined}>
              <legend className="sr-only">{t("column", { number })}</legend>
              <TextField
                name={place}
                label={t("field", { number })}
                defaultValue={wrong?.text ?? asked?.expression ?? ""}
                error={wrong && failureText(`failures.${wrong.code}`, wrong.params)}
                maxLength={ratioLimits.characters}
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                data-acts="sent"
              />
              {hasLimits && (
                <>
                  <LimitField
                    name={ratioFilters[place].minimum}
                    label={t("minimum", { number })}
                    value={asked?.minimum}
                  />
                  <LimitField
                    name={ratioFilters[place].maximum}
                    label={t("maximum", { number })}
                    value={asked?.maximum}
                  />
                </>
              )}
            </fieldset>
          );
        })}
      </div>
      <FigureInsert
        fields={ratioPlaces.map((place, index) => ({ name: place, label: t("field", { number: String(index + 1) }) }))}
      />
    </>
  );
}

type LimitFieldProps = { name: string; label: string; value: number | undefined };

const LimitField = ({ name, label, value }: LimitFieldProps) => (
  <TextField name={name} label={label} defaultValue={value ?? ""} inputMode="decimal" data-acts="sent" />
);
