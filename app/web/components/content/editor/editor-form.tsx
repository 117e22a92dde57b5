import { type ReactNode, useRef, useState } from "react";
import { Form, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../../design/button.tsx";
import { FieldError } from "../../../design/field.tsx";
import { useLocalAddress } from "../../../session/address.ts";
import { type Refusal, useFailureText } from "../../accounts/account-form.tsx";
import { ArticleBody, type ReadableArticle } from "../article-body.tsx";
import { EditorFields, type EditorTexts, type EditorValues, isAboutField } from "./editor-fields.tsx";
import { type EditorTab, EditorTabs } from "./editor-tabs.tsx";
import { useUnsavedGuard } from "./use-unsaved-guard.ts";

export type Preview = ReadableArticle & {
  isEmpty: boolean;
  /** Figures that the text names and that are unknown. */
  unknown: readonly string[];
};

type EditorFormProps = {
  /** The page itself. */
  action: string;
  /** The number of the version in hand; null for a text that was not kept yet. */
  version: number | null;
  values: EditorValues;
  names: EditorTexts;
  refusal: Refusal | null;
  /** The side that the page came with, and its content. */
  tab: EditorTab;
  preview: Preview | null;
  submit: string;
  /** Text to read before the fields. */
  children?: ReactNode;
};

/** Writes a text; the other side shows it as readers will see it. Whatever happens, what was typed stays in the form. */
export function EditorForm(props: EditorFormProps) {
  const { action, version, values, names, refusal, submit, children } = props;
  const t = useTranslations("editor");
  const textOf = useFailureText();
  const address = useLocalAddress()(action);
  const form = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState(props.tab);
  const fetcher = useFetcher<{ preview: Preview | null }>();
  const guard = useUnsavedGuard({ isDirty: refusal !== null, question: t("leave") });
  const open = (next: EditorTab) => {
    setTab(next);
    if (next === "edit" || form.current === null) return;
    const typed = new FormData(form.current);
    typed.set("do", "preview");
    fetcher.submit(typed, { method: "post", action: address });
  };
  const preview = fetcher.data?.preview ?? props.preview;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
      <Form
        ref={form}
        id="editor"
        method="post"
        action={address}
        reloadDocument
        aria-label={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        {...guard}
      >
        {version !== null && <input type="hidden" name="version" value={version} />}
        {refusal !== null && refusal.code !== "unauthenticated" && !isAboutField(refusal) && (
          <FieldError>{textOf(refusal)}</FieldError>
        )}
        {children}
        <EditorTabs tab={tab} onOpen={open} />
        <div
          id="editor-panel-edit"
          role="tabpanel"
          aria-labelledby="editor-tab-edit"
          hidden={tab !== "edit"}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <EditorFields values={values} names={names} isNew={version === null} refusal={refusal} />
        </div>
      </Form>
      {/* Beside the form: a calculator in the text is a form of its own. */}
      <div
        id="editor-panel-preview"
        role="tabpanel"
        aria-labelledby="editor-tab-preview"
        aria-busy={fetcher.state !== "idle"}
        hidden={tab !== "preview"}
      >
        <PreviewPane preview={preview} isWaiting={fetcher.state !== "idle"} />
      </div>
      <div>
        <Button variant="primary" type="submit" form="editor" name="do" value="save">
          {submit}
        </Button>
      </div>
    </div>
  );
}

function PreviewPane({ preview, isWaiting }: { preview: Preview | null; isWaiting: boolean }) {
  const t = useTranslations("editor");
  if (preview === null) return isWaiting ? <span className="spinner" aria-hidden="true" /> : <p>{t("noPreview")}</p>;
  if (preview.isEmpty) return <p>{t("noPreview")}</p>;
  const { article, unknown } = preview;
  return (
    <>
      {unknown.length > 0 && (
        <p role="status" className="mb-6 max-w-[66ch] border-l-2 border-warn py-1 pl-4">
          {t("unknownFigures", { count: unknown.length, figures: unknown.join(", ") })}
        </p>
      )}
      {article.title !== "" && <p className="t-h1 max-w-[26ch] break-words">{article.title}</p>}
      {article.description !== "" && <p className="t-lead mt-3 mb-8 max-w-[60ch] break-words">{article.description}</p>}
      <ArticleBody {...preview} />
    </>
  );
}
