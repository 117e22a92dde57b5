import type { Block } from "../../../content/text.ts";
import type { ThesisFigure } from "../../features/theses/contracts/thesis.ts";
import { withFigures } from "../../features/theses/use-cases/thesis-figures.ts";
import { formatsFor } from "../../messages/formats.ts";
import type { Language } from "../../messages/languages.ts";
import type { Translate } from "../../messages/translator.ts";
import { readBlocks } from "../content/blog/read-markdown.ts";

type Written = { figures: readonly ThesisFigure[]; currency: string; language: Language; t: Translate };

/** A text of a thesis as blocks, each figure with the day on which it was true. */
export function thesisBlocks(text: string, { figures, currency, language, t }: Written): Block[] {
  const formats = formatsFor(language);
  const written = (name: string) => {
    const { value = null, unit, asOf = null } = figures.find((each) => each.name === name) ?? {};
    if (value === null) return t("theses.noFigure", { name });
    const figure =
      unit === "perShare"
        ? formats.price(value, currency)
        : unit === "rate"
          ? formats.percent(value)
          : formats.number(value, 2);
    return asOf === null ? figure : t("theses.dated", { figure, date: formats.date(asOf) });
  };
  return readBlocks(withFigures(text, written));
}
