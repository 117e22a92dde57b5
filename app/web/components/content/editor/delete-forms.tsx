import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { ContentText } from "../../../../features/content/contracts/content.ts";
import { Button } from "../../../design/button.tsx";
import { useLocalAddress } from "../../../session/address.ts";

/** Asks before it deletes; opens without scripts, and its button says what happens. */
function Asking({ children, action, submit }: { children: ReactNode; action: string; submit: string }) {
  const t = useTranslations("editor");
  const address = useLocalAddress();
  return (
    <details className="disclosure mt-3">
      <summary>{t("delete")}</summary>
      <Form
        method="post"
        action={address(action)}
        encType="multipart/form-data"
        reloadDocument
        className="grid gap-3 py-2"
      >
        <input type="hidden" name="do" value="delete" />
        {children}
        <div>
          <Button type="submit" variant="destructive">
            {submit}
          </Button>
        </div>
      </Form>
    </details>
  );
}

type DeleteTextProps = {
  /** The page of the text. */
  page: string;
  /** As the editor sees it; null: not kept yet. */
  text: { version: number; text: Pick<ContentText, "title" | "state"> } | null;
};

/** Says of a deleted text how it comes back. */
export function DeletedNote({ text }: Pick<DeleteTextProps, "text">) {
  const t = useTranslations("editor");
  if (text?.text.state !== "deleted") return null;
  return <p className="mt-6 max-w-[66ch] border-l-2 border-warn py-1 pl-4">{t("wasDeleted")}</p>;
}

/** Nothing for a text that is deleted already, or not kept yet. */
export function DeleteText({ page, text }: DeleteTextProps) {
  const t = useTranslations("editor");
  if (text === null || text.text.state === "deleted") return null;
  const {
    version,
    text: { title },
  } = text;
  return (
    <div className="mt-8 border-t border-line pt-2">
      <Asking action={page} submit={t("deleteText")}>
        <input type="hidden" name="version" value={version} />
        <p className="max-w-[66ch] break-words">
          <b>{t("deleteQuestion", { title })}</b> {t("deleteLead")}
        </p>
      </Asking>
    </div>
  );
}

export function DeleteImage({ file }: { file: string }) {
  const t = useTranslations("editor");
  return (
    <Asking action="/admin/content/images" submit={t("deleteImage")}>
      <input type="hidden" name="image" value={file} />
      <p>{t("deleteImageQuestion")}</p>
    </Asking>
  );
}

export function DeleteVideo({ file }: { file: string }) {
  const t = useTranslations("editor");
  return (
    <Asking action="/admin/content/videos" submit={t("deleteVideo")}>
      <input type="hidden" name="video" value={file} />
      <p>{t("deleteVideoQuestion")}</p>
    </Asking>
  );
}
