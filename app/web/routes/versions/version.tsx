import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { givenNumbersIn } from "../../../features/versions/use-cases/version-inputs.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { personIn } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { FilerContext } from "../../components/analysis/evidence/filer-context.ts";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { GivenNumbers } from "../../components/versions/given-numbers.tsx";
import { ReplaySection } from "../../components/versions/replay-section.tsx";
import { VersionResultTable } from "../../components/versions/version-result.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { addressOfQuestion } from "../../components/versions/version-words.ts";
import { appContext } from "../../context.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/version";
import "../../components/analysis/page/analysis.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const { version, report, replay } = await asked.product.versions.replay(account, params.id);
    const { inputs, ...kept } = version;
    const { cik, currency, quote } = inputs.file.fundamentals;
    return {
      version: kept,
      cik: cik ?? null,
      currency,
      isOwnPrice: quote?.chosenBy === "user",
      numbers: givenNumbersIn(report),
      replay,
    };
  });
}

export default function VersionRoute(props: Route.ComponentProps) {
  return (
    <VersionTexts>
      <VersionPage {...props} />
    </VersionTexts>
  );
}

function VersionPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("versions");
  const moment = useMoments();
  const { version, cik, currency, isOwnPrice, numbers, replay } = loaderData;
  const { id, ticker, result, note } = version;
  const title = t("versionOf", { name: spokenName(version.name), moment: moment(version.savedAt.toISOString()) });
  return (
    <div className="wrap pt-[clamp(32px,5vw,64px)]">
      <PageHead title={title} isUnlisted />
      <p className="t-small text-ink-2">
        <LocalLink className="link" to={`/versions?ticker=${encodeURIComponent(ticker)}`}>
          {t("ofCompanyLink", { ticker })}
        </LocalLink>
      </p>
      <h1 className="t-h1 mt-2">{title}</h1>
      {note !== null && <p className="mt-4 max-w-[66ch] whitespace-pre-wrap wrap-anywhere">{note}</p>}
      <p className="mt-6 flex flex-wrap gap-3">
        <LocalLink className={buttonClass("primary")} to={`/versions/difference?compare=${id}`}>
          {t("untilToday")}
        </LocalLink>
        <LocalLink className={buttonClass()} to={addressOfQuestion(version)}>
          {t("restore")}
        </LocalLink>
        <LocalLink className={buttonClass()} to={`/links/new?version=${id}`}>
          {t("share")}
        </LocalLink>
      </p>
      <section className="mt-10" aria-labelledby="result">
        <h2 className="t-h2" id="result">
          {t("thenTitle")}
        </h2>
        <Editions version={version} isOwnPrice={isOwnPrice} />
        <VersionResultTable result={result} />
        <FilerContext.Provider value={{ ticker, cik }}>
          <GivenNumbers numbers={numbers} currency={currency} />
        </FilerContext.Provider>
      </section>
      <ReplaySection replay={replay} currency={currency} />
      <Delete id={id} />
    </div>
  );
}

/** The price of then, and what the version was made with. */
function Editions({ version, isOwnPrice }: Pick<Route.ComponentProps["loaderData"], "version" | "isOwnPrice">) {
  const t = useTranslations("versions");
  const formats = useFormats();
  const { result, dataEdition, engine } = version;
  const lines = [
    result.price !== null &&
      result.priceAsOf !== null &&
      t("priceThen", {
        own: isOwnPrice ? "yes" : "no",
        price: formats.price(result.price, result.currency),
        date: formats.date(result.priceAsOf),
      }),
    result.accountsUntil !== null && t("accountsThen", { date: formats.date(result.accountsUntil) }),
    t("editions", { data: dataEdition, engine }),
  ];
  return <p className="mt-3 max-w-[66ch] text-ink-2">{lines.filter((line) => line !== false).join(" ")}</p>;
}

function Delete({ id }: { id: string }) {
  const t = useTranslations("versions");
  const address = useLocalAddress();
  return (
    <details className="disclosure mt-10">
      <summary>{t("deleteTitle")}</summary>
      <Form method="post" action={address("/versions")} reloadDocument className="mt-3 grid justify-items-start gap-3">
        <p>{t("deleteLead")}</p>
        <input type="hidden" name="id" value={id} />
        <Button variant="destructive" type="submit" name="form" value="delete">
          {t("delete")}
        </Button>
      </Form>
    </details>
  );
}
