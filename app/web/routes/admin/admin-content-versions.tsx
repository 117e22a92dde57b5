import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { fieldsOf, onward } from "../../accounts/account-form.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { Difference } from "../../components/content/editor/difference.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { contentPageFailure } from "../../content/content-page.ts";
import { textDifference } from "../../content/text-difference.server.ts";
import { appContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/admin-content-versions";

const numberIn = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** For editors and admins; other readers are told that the page does not exist. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const [shown, before] = [numberIn(url.searchParams.get("shown")), numberIn(url.searchParams.get("before"))];
  try {
    const read = await product.content.versions(viewer.person?.account ?? null, { ...params, shown, before });
    const { current, versions, next, newer, older, deletedImages } = read;
    return {
      slug: current.slug,
      language: current.language,
      title: current.text.title,
      current: current.version,
      versions: versions.map(({ number, savedAt, author, text: { state } }) => ({ number, savedAt, author, state })),
      before,
      next,
      newer: newer.number,
      older: older?.number ?? null,
      deletedImages,
      lines: older && textDifference(whole(older.text), whole(newer.text)),
    };
  } catch (error) {
    throw contentPageFailure(error, asked);
  }
}

const whole = ({ title, body }: { title: string; body: string }) => `${title}\n\n${body}`;

export async function action({ request, params: { slug, language }, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const field = await fieldsOf(request);
  try {
    await product.content.restore(viewer.person?.account ?? null, {
      slug,
      language,
      basedOn: numberIn(field("version")) ?? -1,
      number: numberIn(field("restored")) ?? -1,
    });
  } catch (error) {
    throw contentPageFailure(error, asked);
  }
  return onward(`/admin/content/${language}/${slug}/versions`, { notice: "contentRestored", isSecure, url });
}

export default function AdminContentVersionsRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminContentVersions {...props} />
    </AccountTexts>
  );
}

function AdminContentVersions({ loaderData }: Route.ComponentProps) {
  const { slug, language, title, current, versions, before, next, newer, older, deletedImages, lines } = loaderData;
  const t = useTranslations("editor");
  const page = `/admin/content/${language}/${slug}`;
  const nameOf = (number: number) => (number === 0 ? t("seedVersion") : t("version", { number }));
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("versionsTitle")} />
      <p className="t-lead mt-3 break-words">
        <LocalLink className="link" to={page} lang={language}>
          {title}
        </LocalLink>
      </p>
      <ol className="mt-6 grid">
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            name={nameOf(version.number)}
            to={`${page}/versions?shown=${version.number}${before === null ? "" : `&before=${before}`}`}
            isShown={version.number === newer}
            isCurrent={version.number === current}
          />
        ))}
      </ol>
      <OlderEntries page={`${page}/versions`} next={next === null ? null : String(next)} text={t("olderVersions")} />
      <section aria-labelledby="changes" className="mt-9 border-t border-ink pt-4">
        <h2 className="t-h2" id="changes">
          {t("changes")}
        </h2>
        {lines === null || older === null ? (
          <p className="mt-2">{t("first")}</p>
        ) : (
          <>
            <p className="mt-2">{t("changesFrom", { older: nameOf(older), newer: nameOf(newer) })}</p>
            {lines.every(({ kind }) => kind === "same") ? (
              <p className="mt-2">{t("noChanges")}</p>
            ) : (
              <Difference difference={lines} label={t("changes")} />
            )}
          </>
        )}
        {newer !== current && <Restore {...{ page, current, restored: newer, deletedImages }} />}
      </section>
    </div>
  );
}

type Version = Route.ComponentProps["loaderData"]["versions"][number];
type VersionRowProps = { version: Version; name: string; to: string; isShown: boolean; isCurrent: boolean };

function VersionRow({ version: { number, savedAt, author, state }, name, to, isShown, isCurrent }: VersionRowProps) {
  const t = useTranslations("editor");
  const momentOf = useMoments();
  return (
    <li className="border-t border-line py-3">
      <LocalLink className="link font-semibold" to={to} aria-current={isShown ? "true" : undefined}>
        {name}
      </LocalLink>
      <span className="hint mt-0">
        {isCurrent && <> · {t("latest")}</>} · {t("states", { state })}
        {savedAt !== null && <> · {t("saved", { date: momentOf(savedAt) })}</>}
        {number > 0 && <> {author === null ? t("byNobody") : t("by", { name: author })}</>}
      </span>
    </li>
  );
}

type RestoreProps = { page: string; current: number; restored: number; deletedImages: number };

function Restore({ page, current, restored, deletedImages }: RestoreProps) {
  const t = useTranslations("editor");
  const address = useLocalAddress();
  return (
    <Form method="post" action={address(`${page}/versions`)} reloadDocument className="mt-5">
      <input type="hidden" name="version" value={current} />
      <input type="hidden" name="restored" value={restored} />
      {deletedImages > 0 && (
        <p className="mb-3 max-w-[66ch] border-l-2 border-warn py-1 pl-4">
          {t("restoreGap", { count: deletedImages })}
        </p>
      )}
      <Button type="submit">{t("restore")}</Button>
      <p className="hint">{t("restoreLead")}</p>
    </Form>
  );
}
