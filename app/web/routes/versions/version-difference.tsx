import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import { rateNameOf } from "../../../messages/assumption-texts.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { personIn } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { RateNameContext } from "../../components/analysis/settings/rate-name.ts";
import { HatchPattern } from "../../components/analysis/verdict/range-bar.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { ChangeList } from "../../components/versions/change-list.tsx";
import { ValueBridge } from "../../components/versions/value-bridge.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { addressOfQuestion, addressOfVersion } from "../../components/versions/version-words.ts";
import { appContext } from "../../context.ts";
import { FieldError } from "../../design/field.tsx";
import { failurePage } from "../../fail.ts";
import type { Route } from "./+types/version-difference";
import "../../components/analysis/page/analysis.css";
import "../../components/understanding/understanding.css";

/** Why two versions are not compared; each has a text. */
const notCompared = ["versionsOfTwoCompanies", "versionsInTwoCurrencies"] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const [one, other = null, ...others] = url.searchParams.getAll("compare");
  if (one === undefined || others.length > 0) return { problem: "chooseTwo" as const };
  try {
    const caller = { account, address: asked.address };
    return { problem: null, ...(await asked.product.versions.compare(caller, one, other)) };
  } catch (error) {
    const failure = Failure.from(error);
    const problem = notCompared.find((code) => code === failure.code);
    if (problem === undefined) throw failurePage(failure, asked);
    return { problem };
  }
}

export default function VersionDifferenceRoute(props: Route.ComponentProps) {
  return (
    <VersionTexts>
      <DifferencePage {...props} />
    </VersionTexts>
  );
}

function DifferencePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { problem } = loaderData;
  return (
    <div className="wrap pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("versions.differenceTitle")} isUnlisted />
      <p className="t-small text-ink-2">
        <LocalLink className="link" to="/versions">
          {t("versions.all")}
        </LocalLink>
      </p>
      {problem === null ? (
        <RateNameContext value={rateNameOf(loaderData.capital)}>
          <Difference difference={loaderData} />
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

type Compared = Extract<Route.ComponentProps["loaderData"], { problem: null }>;

function Difference({ difference }: { difference: Compared }) {
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
        <LocalLink className="link" to={addressOfVersion(earlier)}>
          {before}
        </LocalLink>{" "}
        →{" "}
        <LocalLink
          className="link"
          to={later.id === null ? addressOfQuestion(later) : addressOfVersion({ id: later.id })}
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
