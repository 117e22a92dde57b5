import type { Calibration } from "../../../../core/analysis/contracts/studies.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { History, Signals } from "./calibration-history.tsx";
import { MethodLevels, SectorLevels } from "./calibration-levels.tsx";
import { GrowthRules, KeptReturn, Premiums } from "./calibration-rules.tsx";
import type { CalibrationText } from "./calibration-text.ts";
import { Made, Paragraphs, Points, StudySection, useFigures } from "./study-parts.tsx";

type CalibrationPageProps = {
  study: Calibration;
  text: CalibrationText;
  sectorNames: Readonly<Record<string, string>>;
  /** Why a company has no signal, in words. */
  reasons: Readonly<Record<string, string>>;
  installedAsOf: string | null;
};

/** How high values stand to prices, with what is behind them and what that does not prove. */
export function CalibrationPage({ study, text, sectorNames, reasons, installedAsOf }: CalibrationPageProps) {
  const { filled, level } = useFigures();
  const { mean } = study.today.levels;
  return (
    <>
      <h1 className="t-h1">{text.title}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{text.description}</p>
      <Made study={study} installedAsOf={installedAsOf} text={text} />
      <p className="t-verdict mt-8 max-w-[36em]">
        {filled(text.verdict, { median: level(mean.median), weighted: level(mean.weighted) })}
      </p>
      <Paragraphs of={text.intro} />
      <MethodLevels study={study} text={text} />
      <SectorLevels study={study} text={text} sectorNames={sectorNames} />
      <Signals study={study} text={text} reasons={reasons} />
      <History study={study} text={text} />
      <Premiums study={study} text={text} />
      <GrowthRules study={study} text={text} />
      <KeptReturn study={study} text={text} />
      <StudySection id="limits" title={text.limits.title}>
        <Points of={text.limits.list} />
      </StudySection>
      <StudySection id="again" title={text.again.title}>
        <Paragraphs of={text.again.text} />
        <p className="mt-3">
          <code>{text.again.command}</code>
        </p>
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          <LocalLink className="link" to="/methodology/evidence">
            {text.again.evidence}
          </LocalLink>
          <LocalLink className="link" to="/methods">
            {text.again.methods}
          </LocalLink>
        </p>
      </StudySection>
    </>
  );
}
