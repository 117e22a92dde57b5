import { useTranslations } from "use-intl";
import { drawingNames } from "../../../../../content/text.ts";
import type { FailureCode } from "../../../../failure.ts";
import {
  articleCategories,
  articleKinds,
  contentLimits,
  publicationStates,
} from "../../../../features/content/contracts/content.ts";
import { languages } from "../../../../messages/languages.ts";
import type { BlogText } from "../../../content/blog/blog-text.ts";
import { SelectField, TextAreaField, TextField } from "../../../design/field.tsx";
import type { Refusal } from "../../accounts/account-form.tsx";
import { useFailureText } from "../../accounts/account-form.tsx";
import { nativeNames } from "../../site/language-menu.tsx";
import { LocalLink } from "../../site/local-link.tsx";

export type EditorTexts = Pick<BlogText, "kinds" | "categories">;
export type EditorValues = Readonly<
  Record<"title" | "body" | "kind" | "category" | "state" | "slug" | "language", string>
>;

type EditorFieldsProps = { values: EditorValues; names: EditorTexts; isNew: boolean; refusal: Refusal | null };

const about: Readonly<Record<"title" | "slug" | "body", readonly FailureCode[]>> = {
  title: ["titleRequired", "titleTooLong"],
  slug: ["slugInvalid", "slugTaken"],
  body: ["contentRequired", "contentTooLong", "videoUnknown", "videoCaptionsMissing"],
};

/** Whether a refusal is said beside one of the fields. */
export const isAboutField = ({ code }: Refusal) => Object.values(about).some((codes) => codes.includes(code));

/** Everything that is written of a text. */
export function EditorFields({ values, names, isNew, refusal }: EditorFieldsProps) {
  const t = useTranslations("editor");
  const textOf = useFailureText();
  const errorOf = (field: keyof typeof about) =>
    refusal !== null && about[field].includes(refusal.code) ? textOf(refusal) : undefined;
  return (
    <>
      <TextField
        label={t("heading")}
        name="title"
        placeholder={t("headingPlaceholder")}
        maxLength={contentLimits.title * 2}
        defaultValue={values.title}
        error={errorOf("title")}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField label={t("kind")} name="kind" defaultValue={values.kind}>
          {articleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {names.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("category")} name="category" defaultValue={values.category}>
          {articleCategories.map((category) => (
            <option key={category} value={category}>
              {names.categories[category]}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("state")} name="state" defaultValue={values.state}>
          {publicationStates.map((state) => (
            <option key={state} value={state}>
              {t("states", { state })}
            </option>
          ))}
        </SelectField>
      </div>
      {isNew && <AddressFields values={values} error={errorOf("slug")} />}
      <TextAreaField
        label={t("body")}
        name="body"
        rows={22}
        placeholder={t("bodyPlaceholder")}
        defaultValue={values.body}
        maxLength={contentLimits.body * 2}
        error={errorOf("body")}
        hint={t("bodyHint")}
      />
      <p className="hint break-words">{t("drawingHint", { drawings: drawingNames.join(", ") })}</p>
      <p className="hint">
        {t.rich("imagesHint", {
          link: (words) => (
            <LocalLink className="link" to="/admin/content/images" target="_blank">
              {words}
            </LocalLink>
          ),
        })}{" "}
        {t.rich("videosHint", {
          link: (words) => (
            <LocalLink className="link" to="/admin/content/videos" target="_blank">
              {words}
            </LocalLink>
          ),
        })}
      </p>
    </>
  );
}

/** Chosen once: an address that readers have does not change. */
function AddressFields({ values, error }: { values: EditorValues; error: string | undefined }) {
  const t = useTranslations("editor");
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_220px]">
      <TextField
        label={t("slug")}
        name="slug"
        defaultValue={values.slug}
        hint={t("slugHint")}
        error={error}
        maxLength={contentLimits.slug * 2}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField label={t("language")} name="language" defaultValue={values.language}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nativeNames[language]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
