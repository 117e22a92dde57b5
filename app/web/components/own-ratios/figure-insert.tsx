import { ratioFigureKinds, ratioFigures, ratioFunctions } from "@valora/valuation/own-ratios";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../design/button.tsx";
import type { SavedRatio } from "../../own-ratios/saved-ratios.ts";
import { useRatioFigureName } from "./ratio-words.ts";

type FigureInsertProps = {
  /** The fields of formulas by their names. */
  fields: readonly { name: string; label: string }[];
  /** Formulas that stand in the list too, by the names under which they are saved. */
  saved: readonly SavedRatio[];
};

/** Puts a figure or function of the list where the cursor stands in a formula; without scripts the list is on a page of its own. */
export function FigureInsert({ fields, saved }: FigureInsertProps) {
  const t = useTranslations("ownRatios");
  const nameOf = useRatioFigureName();
  const where = useRef<HTMLSelectElement>(null);
  const what = useRef<HTMLSelectElement>(null);
  const insert = (form: HTMLFormElement | null) => {
    const field = form?.elements.namedItem(where.current?.value ?? fields[0]?.name ?? "");
    if (!(field instanceof HTMLInputElement)) return;
    const chosen = what.current?.value ?? "";
    // A formula within another one is calculated before what stands around it.
    const isPart = field.value.trim() !== "" && saved.some(({ expression }) => expression === chosen);
    const text = isPart ? `(${chosen})` : chosen;
    field.setRangeText(
      text,
      field.selectionStart ?? field.value.length,
      field.selectionEnd ?? field.value.length,
      "end",
    );
    field.focus();
  };
  return (
    <div className="ratio-insert scripts-only">
      <label className="label">
        {t("insertWhat")}
        <select ref={what} className="input">
          {saved.length > 0 && (
            <optgroup label={t("saved")}>
              {saved.map(({ name, expression }) => (
                <option key={name} value={expression}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t("functions")}>
            {ratioFunctions.map((name) => (
              <option key={name} value={`${name}(`}>
                {name}
              </option>
            ))}
          </optgroup>
          {ratioFigureKinds.map((kind) => (
            <optgroup key={kind} label={t(`kinds.${kind}`)}>
              {ratioFigures
                .filter((figure) => figure.kind === kind)
                .map(({ name }) => (
                  <option key={name} value={name}>
                    {`${nameOf(name)}: ${name}`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {fields.length > 1 && (
        <label className="label">
          {t("insertWhere")}
          <select ref={where} className="input">
            {fields.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button type="button" size="small" onClick={({ currentTarget }) => insert(currentTarget.form)}>
        {t("insert")}
      </Button>
    </div>
  );
}
