import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import { pathOfShare } from "../../../features/share-links/contracts/share-link.ts";
import { shareProofCookie, shareProofCookieIn } from "../../../http/cookies.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { fieldsOf, refusedForm } from "../../accounts/account-form.ts";
import { useFormats } from "../../analysis/formats.ts";
import { FilerContext } from "../../components/analysis/evidence/filer-context.ts";
import { ReadsAnothers } from "../../components/analysis/evidence/reads-anothers.ts";
import { LockedShare } from "../../components/share-links/locked-share.tsx";
import { OpenShared } from "../../components/share-links/open-shared.tsx";
import { SharedAnswer } from "../../components/share-links/shared-answer.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { GivenNumbers } from "../../components/versions/given-numbers.tsx";
import { VersionResultTable } from "../../components/versions/version-result.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { localAddress } from "../../session/address.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/shared";
import "../../components/analysis/page/analysis.css";

export const handle: PageHandle = { isStatic: true };

/** What a link shows, to all who have it; a password is asked for first where it has one. */
export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  return orFailurePage(asked, async () => {
    const opened = await asked.product.shareLinks.open({
      token,
      proof: shareProofCookieIn(request.headers.get("cookie")),
      readerId: asked.viewer.person?.account.id ?? null,
      isCounted: request.method === "GET",
    });
    if (opened === "locked") return { token, opened: null };
    const { shared, numbers, cik } = opened;
    return { token, opened: { shared, numbers, cik } };
  });
}

export async function action({ request, params: { token }, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, address, isSecure } = asked;
  const field = await fieldsOf(request);
  try {
    const proof = await product.shareLinks.unlock({ address }, { token, password: field("password") });
    const path = pathOfShare(token);
    const headers = {
      Location: localAddress(path, url.searchParams.get("lang")),
      "Set-Cookie": shareProofCookie(proof, { path, isSecure }),
    };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.code !== "sharePasswordWrong" && failure.code !== "rateLimited") throw failurePage(failure, asked);
    return refusedForm(failure, asked);
  }
}

/** The address is a secret: no other site learns it from a link, and nothing of the page is stored. */
export const headers = () => ({
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
});

export default function SharedRoute(props: Route.ComponentProps) {
  const { token, opened } = props.loaderData;
  return (
    <VersionTexts>
      {opened === null ? (
        <LockedShare action={pathOfShare(token)} refused={props.actionData ?? null} />
      ) : (
        <Shared token={token} opened={opened} />
      )}
    </VersionTexts>
  );
}

type Opened = NonNullable<Route.ComponentProps["loaderData"]["opened"]>;

function Shared({ token, opened: { shared, cik, numbers } }: { token: string; opened: Opened }) {
  const t = useTranslations("shareLinks");
  const formats = useFormats();
  const { name, ticker, kind, day, note, result } = shared;
  const title = t("sharedTitle", { name: spokenName(name) });
  const date = formats.date(day);
  const path = pathOfShare(token);
  return (
    <div className="wrap page-top">
      <PageHead title={title} path={path} picture={`${path}/picture.png`} isOwn />
      <h1 className="t-h1">{title}</h1>
      <p className="t-lead mt-3 max-w-[66ch]">{kind === "live" ? t("ofToday", { date }) : t("savedOn", { date })}</p>
      {shared.asOf !== null && (
        <p className="mt-2 max-w-[66ch] font-semibold">{t("asOfDay", { date: formats.date(shared.asOf) })}</p>
      )}
      <SharedAnswer shared={shared} />
      {note !== null && (
        <section className="mt-8" aria-labelledby="note">
          <h2 className="t-h2" id="note">
            {t("note")}
          </h2>
          <p className="mt-3 max-w-[66ch] whitespace-pre-wrap wrap-anywhere">{note}</p>
        </section>
      )}
      <section className="mt-10" aria-labelledby="result">
        <h2 className="t-h2" id="result">
          {t("resultTitle")}
        </h2>
        <VersionResultTable result={result} />
        <FilerContext.Provider value={{ ticker, cik }}>
          <ReadsAnothers.Provider value={true}>
            <GivenNumbers numbers={numbers} currency={result.currency} />
          </ReadsAnothers.Provider>
        </FilerContext.Provider>
      </section>
      <OpenShared shared={shared} />
    </div>
  );
}
