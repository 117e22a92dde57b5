import { methodNames } from "@valora/valuation";
import { ratioFigureKinds, ratioFigures } from "@valora/valuation/own-ratios";
import type { Block, Text } from "../../../content/text.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import { textByKey } from "../../messages/text-by-key.ts";
import type { OwnRatiosText } from "./own-ratios-text.ts";

const texts: Readonly<Record<Language, () => Promise<{ ownRatiosText: OwnRatiosText }>>> = {
  es: () => import("../../../content/own-ratios/es.ts"),
  en: () => import("../../../content/own-ratios/en.ts"),
  it: () => import("../../../content/own-ratios/it.ts"),
};

/** How own ratios are written, with every figure that they may name. */
export async function readOwnRatiosText(language: Language): Promise<Text> {
  const [{ ownRatiosText }, t] = await Promise.all([texts[language](), translatorFor(language)]);
  const { figures, ...text } = ownRatiosText;
  const say = textByKey(t);
  const nameOf = (kind: (typeof ratioFigureKinds)[number], name: string): string => {
    if (kind === "statement") return say(`figures.${name}`);
    if (kind !== "value") return say(`quantities.${name}`);
    const method = methodNames.find((each) => each === name);
    return method === undefined ? t("ownRatios.mean") : t("ownRatios.valueBy", { method: t(`methods.${method}.name`) });
  };
  const tables = ratioFigureKinds.flatMap((kind): readonly Block[] => [
    { subheading: t(`ownRatios.kinds.${kind}`), id: kind },
    {
      table: {
        head: figures.head,
        rows: ratioFigures
          .filter((figure) => figure.kind === kind)
          .map(({ name, unit }) => [nameOf(kind, name), [{ code: name }], figures.units[unit]]),
      },
    },
  ]);
  return { ...text, blocks: [...text.blocks, { heading: figures.title, id: "figures" }, ...tables] };
}
