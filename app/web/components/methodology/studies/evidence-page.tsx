import type { Evidence } from "../../../../core/analysis/contracts/studies.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { Correlations, Spreads } from "./evidence-charts.tsx";
import { ByDate, OtherMonths, Sample } from "./evidence-dates.tsx";
import type { EvidenceText } from "./evidence-text.ts";
import { verdictOf } from "./evidence-verdict.ts";
import { Made, Paragraphs, Points, StudySection, useFigures } from "./study-parts.tsx";

type EvidencePageProps = { study: Evidence; text: EvidenceText; installedAsOf: string | null };

/** Whether shares that were called cheap returned more, and how little that can be told. */
export function EvidencePage({ study, text, installedAsOf }: EvidencePageProps) {
  const { how, unknown, again } = text;
  return (
    <>
      <h1 className="t-h1">{text.title}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{text.description}</p>
      <Made study={study} installedAsOf={installedAsOf} text={text} />
      <Verdict study={study} text={text} />
      <Paragraphs of={text.meaning} />
      <Correlations study={study} text={text} months={12} />
      <Correlations study={study} text={text} months={36} />
      <Spreads study={study} text={text} />
      <ByDate study={study} text={text} />
      <OtherMonths study={study} text={text} />
      <Sample study={study} text={text} />
      <StudySection id="how" title={how.title}>
        <Points of={how.list} />
        <p className="t-small mt-4 max-w-[80ch] text-ink-3">
          {text.analysts} {how.forAnalysts}
        </p>
      </StudySection>
      <StudySection id="unknown" title={unknown.title}>
        <Points of={[study.returnsHoldDividends ? unknown.withDividends : unknown.withoutDividends, ...unknown.list]} />
      </StudySection>
      <StudySection id="again" title={again.title}>
        <Paragraphs of={again.text} />
        <p className="mt-3">
          <code>{again.command}</code>
        </p>
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          <LocalLink className="link" to="/methodology/calibration">
            {again.calibration}
          </LocalLink>
          <LocalLink className="link" to="/methodology/proof">
            {again.proof}
          </LocalLink>
        </p>
      </StudySection>
    </>
  );
}

function Verdict({ study, text }: { study: Evidence; text: EvidenceText }) {
  const { filled, formats } = useFigures();
  const { figures, significant, expected } = verdictOf(study);
  const names = significant.map(({ indicator, months }) =>
    filled(text.ofWindow, { name: text.indicators[indicator], window: text.windows[months] }),
  );
  const words = significant.length === 0 ? text.verdict.none : text.verdict.some;
  return (
    <p className="t-verdict mt-8 max-w-[36em]">
      {filled(words, {
        figures: formats.number(figures),
        significant: formats.number(significant.length),
        names: [...new Set(names)].join(", "),
        expected: formats.number(expected, 1),
      })}{" "}
      {text.verdict.always}
    </p>
  );
}
