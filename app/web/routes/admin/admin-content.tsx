import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { articleCategories, articleKinds, contentStates } from "../../../features/content/contracts/content.ts";
import { languages } from "../../../messages/languages.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import type { EditorTexts } from "../../components/content/editor/editor-fields.tsx";
import { nativeNames } from "../../components/site/language-menu.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { readBlogText } from "../../content/blog/articles.server.ts";
import { contentMatching, contentQueryIn, type ListedContent } from "../../content/blog/listed-content.ts";
import { contentPageFailure } from "../../content/content-page.ts";
import { appContext } from "../../context.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { SelectField, TextField } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/admin-content";

/** For editors and admins; other readers are told that the page does not exist. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  try {
    const lines = await product.content.list(viewer.person?.account ?? null);
    const { kinds, categories } = await readBlogText(viewer.language);
    const query = contentQueryIn(url.searchParams);
    return { query, texts: contentMatching(lines, query), names: { kinds, categories } };
  } catch (error) {
    throw contentPageFailure(error, asked);
  }
}

export default function AdminContentRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminContent {...props} />
    </AccountTexts>
  );
}

function AdminContent({ loaderData: { query, texts, names } }: Route.ComponentProps) {
  const t = useTranslations("editor");
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3 max-w-[60ch]">{t("lead")}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <LocalLink className={buttonClass("primary")} to="/admin/content/new">
          {t("create")}
        </LocalLink>
        <LocalLink className={buttonClass()} to="/admin/content/images">
          {t("images")}
        </LocalLink>
        <LocalLink className={buttonClass()} to="/admin/content/videos">
          {t("videos")}
        </LocalLink>
      </p>
      <Filters key={JSON.stringify(query)} query={query} names={names} />
      <p className="hint mt-5" role="status">
        {t("count", { count: texts.length })}
      </p>
      {texts.length === 0 && <p className="mt-4">{t("empty")}</p>}
      <ul className="mt-2 grid">
        {texts.map((text) => (
          <Row key={`${text.language}/${text.slug}`} text={text} names={names} />
        ))}
      </ul>
    </div>
  );
}

type Query = Route.ComponentProps["loaderData"]["query"];

function Filters({ query, names }: { query: Query; names: EditorTexts }) {
  const t = useTranslations("editor");
  const address = useLocalAddress();
  const isFiltered = Object.values(query).some((asked) => asked !== "");
  const choices = [
    { name: "language", label: t("language"), values: languages.map((each) => [each, nativeNames[each]] as const) },
    { name: "kind", label: t("kind"), values: articleKinds.map((each) => [each, names.kinds[each]] as const) },
    {
      name: "category",
      label: t("category"),
      values: articleCategories.map((each) => [each, names.categories[each]] as const),
    },
    {
      name: "state",
      label: t("state"),
      values: contentStates.map((each) => [each, t("states", { state: each })] as const),
    },
  ] as const;
  return (
    <Form method="get" action={address("/admin/content")} role="search" className="mt-7 grid gap-4">
      <TextField label={t("search")} name="q" type="search" defaultValue={query.words} maxLength={100} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {choices.map(({ name, label, values }) => (
          <SelectField key={name} label={label} name={name} defaultValue={query[name]}>
            <option value="">{t("any")}</option>
            {values.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("find")}</Button>
        {isFiltered && (
          <LocalLink className={buttonClass("ghost")} to="/admin/content">
            {t("clear")}
          </LocalLink>
        )}
      </div>
    </Form>
  );
}

function Row({ text, names }: { text: ListedContent; names: EditorTexts }) {
  const t = useTranslations("editor");
  const momentOf = useMoments();
  const { slug, language, title, kind, category, state, version, savedAt, isSeeded, views } = text;
  const ofRepository = version === 0 ? "repository" : "edited";
  return (
    <li className="border-t border-line py-3">
      <p className="break-words">
        <LocalLink className="link font-semibold" to={`/admin/content/${language}/${slug}`} lang={language}>
          {title}
        </LocalLink>
      </p>
      <p className="hint break-words">
        {nativeNames[language]} · {names.kinds[kind]} · {names.categories[category]} · {t("states", { state })} ·{" "}
        {t("origin", { origin: isSeeded ? ofRepository : "added" })} · {t("views", { count: views })}
        {savedAt !== null && <> · {t("saved", { date: momentOf(savedAt) })}</>}
      </p>
    </li>
  );
}
