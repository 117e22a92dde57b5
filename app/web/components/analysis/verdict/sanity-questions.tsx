import {
  type CompanyFile,
  type SanityFinding,
  sanityFindingsOf,
  type ValuationReport,
  type ValuationRequest,
} from "@valora/valuation";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { sizeOfGrowth } from "../../../../messages/phrases/growth-sign.ts";
import { useFormats } from "../../../analysis/formats.ts";

type SanityQuestionsProps = { file: CompanyFile; report: ValuationReport; request: ValuationRequest };

/** Each assumption beside what the company has done and what its industry does: questions, not judgements. */
export function SanityQuestions({ file, report, request }: SanityQuestionsProps) {
  const t = useTranslations("expert.sanity");
  const findings = useMemo(() => sanityFindingsOf(file, request, report), [file, request, report]);
  if (findings.length === 0) return null;
  return (
    <>
      <h3 className="t-h3 mt-5">{t("title")}</h3>
      <ul className="sanity t-small">
        {findings.map((finding, index) => (
          <li
            key={`${finding.question}-${finding.method}-${finding.year}`}
            data-verdict={finding.verdict}
            data-trace={`sanity/${index}`}
          >
            <Finding finding={finding} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Finding({ finding: { question, assumption, year, value, own, sector, verdict } }: { finding: SanityFinding }) {
  const t = useTranslations("expert.sanity");
  const formats = useFormats();
  const write = (number: number) =>
    assumption === "salesToCapital" ? `${formats.number(number, 2)}×` : formats.percent(number);
  return (
    <>
      <b>{t(`questions.${question}`, { value: write(value), ...sizeOfGrowth(value, formats), year: String(year) })}</b>{" "}
      {own === null && sector !== null
        ? t(`besideAverage.${sector.verdict}`, { of: sector.of })
        : t(`verdicts.${verdict}`)}{" "}
      {own === null
        ? null
        : t("own", {
            years: String(own.years),
            low: write(own.lowest),
            high: write(own.highest),
            median: write(own.median),
          })}{" "}
      {sector === null
        ? null
        : t(`benchmarks.${sector.of}`, { value: write(sector.value), date: formats.date(sector.asOf) })}
    </>
  );
}
