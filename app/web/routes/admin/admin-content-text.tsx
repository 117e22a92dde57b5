import { data } from "react-router";
import { useTranslations } from "use-intl";
import { Failure, type FailureCode } from "../../../failure.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";
import { fieldsOf, onward, responseTo } from "../../accounts/account-form.ts";
import { useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { DeletedNote, DeleteText } from "../../components/content/editor/delete-forms.tsx";
import { EditorForm } from "../../components/content/editor/editor-form.tsx";
import { type Conflict, Conflicting, SignedOut, TextLinks } from "../../components/content/editor/editor-notes.tsx";
import { nativeNames } from "../../components/site/language-menu.tsx";
import { readBlogText, unknownFiguresIn } from "../../content/blog/articles.server.ts";
import { readBody } from "../../content/blog/read-markdown.ts";
import { readableArticle } from "../../content/blog/readable-article.server.ts";
import { contentPageFailure, isTextKept, type TypedContent, typedIn } from "../../content/content-page.ts";
import { textDifference } from "../../content/text-difference.server.ts";
import { appContext, type RequestContext } from "../../context.ts";
import type { Route } from "./+types/admin-content-text";

/** For editors and admins; other readers get 404. Without an address it is a new text. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const reader = viewer.person?.account ?? null;
  const { kinds, categories } = await readBlogText(viewer.language);
  const begun = beginning(url.searchParams, viewer.language);
  const page = { names: { kinds, categories }, begun, slug: params.slug ?? null, language: params.language ?? null };
  if (context.get(isTextKept)) return { ...page, text: null };
  try {
    const key = keyIn(params);
    if (key !== null) return { ...page, text: await product.content.read(reader, key) };
    product.content.mustEdit(reader);
    return { ...page, text: null };
  } catch (error) {
    throw contentPageFailure(error, asked);
  }
}

const keyIn = ({ slug, language }: { slug?: string; language?: string }) =>
  slug === undefined || language === undefined ? null : { slug, language };

/** A new text begins empty, or as the other language of one that exists. */
const beginning = (search: URLSearchParams, language: string): Omit<TypedContent, "version"> => ({
  title: "",
  body: "",
  kind: search.get("kind") ?? "article",
  category: search.get("category") ?? "analysis",
  state: "draft",
  slug: search.get("slug") ?? "",
  language,
});

/** Shows a side, or keeps a version. Whatever is refused comes back with all its text. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const reader = viewer.person?.account ?? null;
  const field = await fieldsOf(request);
  const typed = typedIn(field);
  const key = keyIn(params);
  if (field("do") === "delete" && key !== null) return deleteText(asked, key, { version: typed.version, url });
  try {
    product.content.mustEdit(reader);
    if (field("do") === "preview") return answer({ typed, preview: await previewOf(asked, { ...typed, ...key }) });
    if (field("do") === "edit") return answer({ typed });
    const basedOn = numberOf(typed.version);
    const { slug, language } =
      key === null
        ? await product.content.add(reader, typed)
        : await product.content.save(reader, { ...key, basedOn, form: typed });
    return onward(`/admin/content/${language}/${slug}`, { notice: "contentSaved", isSecure, url });
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.code === "notFound") throw contentPageFailure(failure, asked);
    asked.reportFailure(failure);
    const { code, params: refused } = failure;
    if (code === "unauthenticated") context.set(isTextKept, true);
    const conflict = code === "editConflict" && key !== null ? await conflictOf(asked, key, typed) : null;
    return data(answer({ typed, refusal: { code, params: refused }, conflict }), responseTo(failure));
  }
}

const numberOf = (version: string) => (/^\d{1,9}$/.test(version) ? Number(version) : -1);

async function deleteText(
  asked: RequestContext,
  key: { slug: string; language: string },
  { version, url }: { version: string; url: URL },
) {
  const { product, viewer, isSecure } = asked;
  try {
    await product.content.remove(viewer.person?.account ?? null, { ...key, basedOn: numberOf(version) });
  } catch (error) {
    throw contentPageFailure(error, asked);
  }
  return onward("/admin/content", { notice: "contentDeleted", isSecure, url });
}

type Answer = {
  typed: TypedContent;
  preview: Awaited<ReturnType<typeof previewOf>> | null;
  refusal: { code: FailureCode; params: Failure["params"] } | null;
  conflict: Conflict | null;
};

const answer = ({ typed, preview = null, refusal = null, conflict = null }: Partial<Answer> & Pick<Answer, "typed">) =>
  ({ typed, preview, refusal, conflict }) satisfies Answer;

/** The text as readers will see it, by what shows it to them. */
async function previewOf({ product }: RequestContext, { title, body, language }: TypedContent) {
  const lines = body.replaceAll(/\r\n?/g, "\n");
  const written = isLanguage(language) ? language : defaultLanguage;
  const text = readBody(title.trim(), lines);
  const [readable, unknown] = await Promise.all([
    readableArticle(text, written, product),
    unknownFiguresIn(text, written, product.illustrateCompany),
  ]);
  return { ...readable, unknown, isEmpty: lines.trim() === "" };
}

/** The difference between the version that came first and the refused one. */
async function conflictOf(
  { product, viewer }: RequestContext,
  key: { slug: string; language: string },
  typed: TypedContent,
): Promise<Conflict> {
  const newer = await product.content.read(viewer.person?.account ?? null, key);
  const whole = ({ title, body }: { title: string; body: string }) => `${title}\n\n${body.replaceAll(/\r\n?/g, "\n")}`;
  return { version: newer.version, lines: textDifference(whole(newer.text), whole(typed)) };
}

export default function AdminContentTextRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminContentText {...props} />
    </AccountTexts>
  );
}

function AdminContentText({ loaderData, actionData }: Route.ComponentProps) {
  const { text, slug, language, names, begun } = loaderData;
  const { refusal = null, typed = null, conflict = null, preview = null } = actionData ?? {};
  const t = useTranslations("editor");
  useRefusalToast(refusal);
  const isNew = slug === null;
  const here = isNew ? "/admin/content/new" : `/admin/content/${language}/${slug}`;
  const kept = text === null ? begun : { ...text.text, slug: text.slug, language: text.language };
  const title = isNew ? t("newTitle") : t("editTitle");
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={title} />
      {!isNew && (
        <p className="hint break-words">
          /blog/article/{slug} · {isLanguage(language) && nativeNames[language]}
        </p>
      )}
      <TextLinks text={text} />
      <DeletedNote text={text} />
      <EditorForm
        action={here}
        version={isNew ? null : versionInHand(text?.version, { typed, conflict })}
        values={typed === null ? kept : { ...typed, ...(!isNew && { slug, language: language ?? "" }) }}
        names={names}
        refusal={refusal}
        tab={preview === null ? "edit" : "preview"}
        preview={preview}
        submit={conflict === null ? t("save") : t("saveOver")}
      >
        {refusal?.code === "unauthenticated" && <SignedOut />}
        {conflict !== null && <Conflicting conflict={conflict} page={here} />}
      </EditorForm>
      <DeleteText page={here} text={text} />
    </div>
  );
}

/** The version that a text is based on stays with it, until a newer one has been shown beside it. */
function versionInHand(
  kept: number | undefined,
  { typed, conflict }: { typed: TypedContent | null; conflict: Conflict | null },
): number {
  if (conflict !== null) return conflict.version;
  return typed === null ? (kept ?? 0) : Number(typed.version) || 0;
}
