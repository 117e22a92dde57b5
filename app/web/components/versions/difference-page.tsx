import { useTranslations } from "use-intl";
import { rateNameOf } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { FieldError } from "../../design/field.tsx";
import type { ToldDifference } from "../../versions/asked-difference.ts";
import { RateNameContext } from "../analysis/settings/rate-name.ts";
import { HatchPattern } from "../analysis/verdict/range-bar.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { PageHead } from "../site/page-head.tsx";
import { ChangeList } from "./change-list.tsx";
import { ValueBridge } from "./value-bridge.tsx";
import { addressOfQuestion, addressOfVersion } from "./version-words.ts";

type DifferencePageProps = { told: ToldDifference; place: string };

/** The difference of two versions among those at a place, or of one and today. */
export function DifferencePage({ told, place }: DifferencePageProps) {
  const t = useTranslations();
  const { problem } = told;
  return (
    <div className="wrap page-top">
      <PageHead title={t("versions.differenceTitle")} isUnlisted />
      <p className="t-small text-ink-2">
        <LocalLink className="link" to={place}>
          {t("versions.all")}
        </LocalLink>
      </p>
      {problem === null ? (
        <RateNameContext value={rateNameOf(told.capital)}>
          <Difference difference={told} place={place} />
        </RateNameContext>
      ) : (
        <>
          <h1 className="t-h1 mt-2">{t("versions.differenceTitle")}</h1>
          <div className="mt-5">
            <FieldError>{problem === "chooseTwo" ? t("versions.chooseTwo") : t(`failures.${problem}`)}</FieldError>
          </div>
        </>
      )}
    </div>
  );
}

type DifferenceProps = { difference: Extract<ToldDifference, { problem: null }>; place: string };

function Difference({ difference, place }: DifferenceProps) {
  const t = useTranslations();
  const formats = useFormats();
  const momentOf = useMoments();
  const { earlier, later, mean, methods, changes } = difference;
  const { currency } = earlier.result;
  const [before, after] = [
    momentOf(earlier.savedAt.toISOString()),
    later.id === null ? t("versions.today") : momentOf(later.savedAt.toISOString()),
  ];
  const ends = { earlier: before, later: after, currency };
  const amount = (value: number | null) => (value === null ? "–" : formats.amount(value));
  const title = t("versions.differenceOf", { name: spokenName(later.name) });
  return (
    <>
      <HatchPattern />
      <h1 className="t-h1 mt-2">{title}</h1>
      <p className="t-lead mt-3 max-w-[66ch]">
        <LocalLink className="link" to={addressOfVersion(earlier, place)}>
          {before}
        </LocalLink>{" "}
        →{" "}
        <LocalLink
          className="link"
          to={later.id === null ? addressOfQuestion(later) : addressOfVersion({ id: later.id }, place)}
        >
          {after}
        </LocalLink>
      </p>
      <section className="mt-8" aria-labelledby="mean">
        <h2 className="t-h2" id="mean">
          {t("versions.meanTitle", { currency: formats.currency(currency) })}
        </h2>
        <div className="mt-4">
          <ValueBridge value={mean} title={t("versions.mean")} {...ends} />
        </div>
        <p className="t-tiny mt-2 max-w-[66ch] text-ink-3">{t("versions.order")}</p>
      </section>
      <section className="mt-10" aria-labelledby="changes">
        <h2 className="t-h2" id="changes">
          {t("versions.changesTitle")}
        </h2>
        <ChangeList changes={changes} currency={currency} />
      </section>
      <section className="mt-10" aria-labelledby="methods">
        <h2 className="t-h2" id="methods">
          {t("versions.methodsTitle")}
        </h2>
        {methods.map(({ method, ...value }) => (
          <details key={method} className="disclosure mt-3">
            <summary>
              {t(`methods.${method}.name`)}
              <span className="num ms-2 text-ink-2">
                {amount(value.before)} → {amount(value.after)}
              </span>
            </summary>
            <ValueBridge value={value} title={t(`methods.${method}.name`)} {...ends} />
          </details>
        ))}
      </section>
    </>
  );
}
