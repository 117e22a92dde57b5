import { Fragment, memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ShownQuality } from "../../../../core/analysis/contracts/shown-quality.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { FoldedSection } from "../folds/folded-section.tsx";
import { TinyPicture, tinyWidth } from "../folds/tiny-picture.tsx";
import { block } from "../folds/tiny-shapes.ts";
import { SignBlocks } from "./sign-blocks.tsx";
import { ZoneStrip } from "./zone-strip.tsx";
import "./quality.css";

type QualityRowProps = {
  quality: ShownQuality;
  /** Where each sign stands with its numbers; null for figures that are no listed company's. */
  ratiosAddress: string | null;
};

/** Quality scores of the latest accounts beside each other. None of them enters a value. */
export const QualityRow = memo(function QualityRow({ quality, ratiosAddress }: QualityRowProps) {
  const t = useTranslations("analysis.quality");
  const formats = useFormats();
  return (
    <FoldedSection
      name="quality"
      title={t("title")}
      aside={<p className="t-tiny text-ink-3">{t("lead", { date: formats.date(quality.asOf) })}</p>}
      finding={quality.scores === null ? t("financial") : <Finding scores={quality.scores} />}
      picture={quality.scores === null ? null : <SignsPicture {...quality.scores.piotroski} />}
    >
      {quality.scores === null && ratiosAddress === null ? undefined : (
        <>
          {quality.scores === null ? null : (
            <>
              <Scores scores={quality.scores} />
              <SignBlocks signs={quality.scores.piotroski.signs} />
            </>
          )}
          {ratiosAddress === null ? null : (
            <p className="mt-4">
              <LocalLink className="link" to={ratiosAddress}>
                {t("all")}
              </LocalLink>
            </p>
          )}
        </>
      )}
    </FoldedSection>
  );
});

const signs = 9;

/** Nine blocks: filled for each sign that holds, empty for the others; nothing stands for one that is not known. */
function SignsPicture({ score, known }: { score: number; known: number }) {
  const width = tinyWidth / signs;
  const blocks = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => block((from + index) * width, 8, width - 2.4, 12)).join("");
  return (
    <TinyPicture
      shapes={[
        { fill: "var(--s4)", path: blocks(0, score) },
        { fill: "var(--line-2)", path: blocks(score, known) },
      ]}
    />
  );
}

type Scored = { scores: NonNullable<ShownQuality["scores"]> };

/** Signs of Piotroski that are met, and whether Beneish gives an alarm. */
function Finding({ scores: { piotroski, beneish } }: Scored) {
  const t = useTranslations("analysis.quality.finding");
  const formats = useFormats();
  const said = [
    piotroski.known === 0 ? null : (
      <span data-trace="ratios/quality/piotroski/score ratios/quality/piotroski/known">
        {t("piotroski", { score: String(piotroski.score), known: String(piotroski.known) })}
      </span>
    ),
    beneish.score === null ? null : (
      <span data-trace="ratios/quality/beneish/score/value">
        {t(beneish.isFlagged ? "flagged" : "clear", { score: formats.number(beneish.score, 2) })}
      </span>
    ),
  ].filter((each) => each !== null);
  if (said.length === 0) return t("none");
  return said.map((each, index) => (
    <Fragment key={each.props["data-trace"]}>
      {index === 0 ? null : " "}
      {each}
    </Fragment>
  ));
}

function Scores({ scores }: Scored) {
  const t = useTranslations();
  const formats = useFormats();
  const { piotroski, beneish, altman, altmanScore, accruals, runway } = scores;
  const known = altman.flatMap(({ name, value }, index) => (value === null ? [] : [{ name, value, index }]));
  return (
    <dl className="strip quality-row">
      <Score
        term={t("analysis.quality.piotroski")}
        value={piotroski.known === 0 ? null : String(piotroski.score)}
        unit={t("analysis.quality.signs", { known: String(piotroski.known) })}
        trace="ratios/quality/piotroski/score ratios/quality/piotroski/known"
      />
      <Score
        term={t("analysis.quality.beneish")}
        value={beneish.score === null ? null : formats.number(beneish.score, 2)}
        unit={t(beneish.isFlagged ? "analysis.quality.flagged" : "analysis.quality.clear")}
        trace="ratios/quality/beneish/score/value"
        picture={
          beneish.score === null ? null : (
            <ZoneStrip
              value={beneish.score}
              limits={[beneish.limit]}
              zones={[
                { name: t("analysis.quality.zones.usual"), fill: "var(--s3)" },
                { name: t("analysis.quality.zones.doubtful"), fill: "var(--s1)" },
              ]}
            />
          )
        }
      />
      <Score
        term={t("analysis.quality.accruals")}
        value={accruals === null ? null : formats.signedPercent(accruals)}
        unit={t("analysis.quality.ofAssets")}
        trace="ratios/quality/accruals/value"
      />
      {runway === null ? null : (
        <Score
          term={t("analysis.quality.runway")}
          value={formats.number(runway, 1)}
          unit={t("analysis.quality.years")}
          trace="ratios/quality/runway/value"
        />
      )}
      {altmanScore.score !== null && altmanScore.zone !== null ? (
        <Score
          term={t(`analysis.quality.altmanForms.${altmanScore.form}`)}
          value={formats.number(altmanScore.score, 2)}
          unit={t(`analysis.quality.altmanZones.${altmanScore.zone}`)}
          trace="ratios/quality/altmanScore/score/value"
          picture={
            <ZoneStrip
              value={altmanScore.score}
              limits={[altmanScore.limits.distress, altmanScore.limits.safe]}
              zones={[
                { name: t("analysis.quality.zones.distress"), fill: "var(--s1)" },
                { name: t("analysis.quality.zones.grey"), fill: "var(--s2)" },
                { name: t("analysis.quality.zones.safe"), fill: "var(--s3)" },
              ]}
            />
          }
        />
      ) : (
        <div>
          <dt>{t("analysis.quality.altman")}</dt>
          <dd className="quality-parts num">
            {known.length === 0
              ? t("analysis.quality.none")
              : known.map(({ name, value, index }) => (
                  <span key={name}>
                    <small className="constant">{t(`symbols.${name}`)}</small>{" "}
                    <span data-trace={`ratios/quality/altman/${index}/cell/value`}>{formats.number(value, 2)}</span>
                  </span>
                ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

type ScoreProps = { term: ReactNode; value: string | null; unit: string; trace: string; picture?: ReactNode };

function Score({ term, value, unit, trace, picture = null }: ScoreProps) {
  const t = useTranslations("analysis.quality");
  return (
    <div>
      <dt>{term}</dt>
      {value === null ? (
        <dd className="text-ink-3">
          – <small>{t("none")}</small>
        </dd>
      ) : (
        <>
          <dd className="num" data-trace={trace}>
            {value} <small>{unit}</small>
          </dd>
          {picture === null ? null : <dd aria-hidden="true">{picture}</dd>}
        </>
      )}
    </div>
  );
}
