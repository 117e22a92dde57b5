import { ratioLimits } from "@valora/valuation/own-ratios";
import { useTranslations } from "use-intl";
import { type AskedRatio, ratioPlaces } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { ratioFilters } from "../../../core/lists/contracts/screener.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { TextField } from "../../design/field.tsx";
import type { RefusedRatio } from "../../own-ratios/asked-ratios.ts";
import type { SavedRatio } from "../../own-ratios/saved-ratios.ts";
import { LocalLink } from "../site/local-link.tsx";
import { FigureInsert } from "./figure-insert.tsx";
import { useRatioFieldName } from "./ratio-words.ts";
import { SavedRatioLinks } from "./saved-ratio-links.tsx";

export type RatioFieldsProps = {
  ratios: readonly (AskedRatio & { minimum?: number | undefined; maximum?: number | undefined })[];
  refused: readonly RefusedRatio[];
  /** Formulas that the reader has saved, to choose from by their names. */
  saved: readonly SavedRatio[];
  /** Whether each can be a filter. */
  hasLimits: boolean;
};

/** The formulas of the reader's own, each with its error beside it. They take effect when the form is sent. */
export function RatioFields({ ratios, refused, saved, hasLimits }: RatioFieldsProps) {
  const t = useTranslations("ownRatios");
  const failureText = textByKey(useTranslations());
  const fieldName = useRatioFieldName();
  const wrongIn = (name: string) => {
    const wrong = refused.find((each) => each.name === name);
    if (wrong === undefined) return undefined;
    const { text, code, params } = wrong;
    // The page says of a parameter what its field is called.
    return { text, error: failureText(`failures.${code}`, { ...params, param: fieldName(name) }) };
  };
  return (
    <>
      <p className="hint mt-0 max-w-[80ch]">
        {t.rich(hasLimits ? "lead" : "formula", { code: (chunks) => <code>{chunks}</code> })}{" "}
        {hasLimits && t("limitHint")}{" "}
        <LocalLink to="/methodology/own-ratios" className="link">
          {t("explained")}
        </LocalLink>
      </p>
      <SavedRatioLinks saved={saved} ratios={ratios} />
      <div className="ratio-fields">
        {ratioPlaces.map((place, index) => {
          const number = String(index + 1);
          const { minimum, maximum } = ratioFilters[place];
          const asked = ratios.find((each) => each.place === place);
          const wrong = wrongIn(place);
          return (
            <fieldset key={place} className="ratio-field" data-limits={hasLimits || undefined}>
              <legend className="sr-only">{t("column", { number })}</legend>
              <TextField
                name={place}
                label={fieldName(place)}
                defaultValue={wrong?.text ?? asked?.expression ?? ""}
                error={wrong?.error}
                maxLength={ratioLimits.characters}
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                data-acts="sent"
              />
              {hasLimits && (
                <>
                  <LimitField
                    name={minimum}
                    label={fieldName(minimum)}
                    value={asked?.minimum}
                    wrong={wrongIn(minimum)}
                  />
                  <LimitField
                    name={maximum}
                    label={fieldName(maximum)}
                    value={asked?.maximum}
                    wrong={wrongIn(maximum)}
                  />
                </>
              )}
            </fieldset>
          );
        })}
      </div>
      <FigureInsert fields={ratioPlaces.map((place) => ({ name: place, label: fieldName(place) }))} saved={saved} />
    </>
  );
}

type LimitFieldProps = {
  name: string;
  label: string;
  value: number | undefined;
  wrong: { text: string; error: string } | undefined;
};

const LimitField = ({ name, label, value, wrong }: LimitFieldProps) => (
  <TextField
    name={name}
    label={label}
    defaultValue={wrong?.text ?? value ?? ""}
    error={wrong?.error}
    inputMode="decimal"
    data-acts="sent"
  />
);
