import { useTranslations } from "use-intl";
import type { TechnicalSeries } from "../../../core/fundamentals/contracts/technical.ts";
import { TracedFigure } from "../fundamentals/traced-figure.tsx";

type TechnicalFigureProps = {
  reading: TechnicalSeries["readings"]["close"];
  write: (value: number) => string;
  isQuiet?: boolean;
};

/** A number of the last session that opens the prices it is made of; words where it is not known. */
export function TechnicalFigure({ reading, write, isQuiet = true }: TechnicalFigureProps) {
  const t = useTranslations("technical");
  return reading === null ? t("unknown") : <TracedFigure cell={reading} write={write} isQuiet={isQuiet} />;
}
