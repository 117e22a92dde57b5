import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../../design/button.tsx";
import { useLocalAddress } from "../../../session/address.ts";

/** The form by which an editor adds a file to a page of files. */
export function UploadForm({ page, children }: { page: string; children: ReactNode }) {
  const t = useTranslations("editor");
  const address = useLocalAddress();
  return (
    <Form
      method="post"
      action={address(page)}
      encType="multipart/form-data"
      reloadDocument
      className="mt-6 grid max-w-[66ch] gap-4"
      aria-label={t("upload")}
    >
      {children}
      <div>
        <Button variant="primary" type="submit">
          {t("upload")}
        </Button>
      </div>
    </Form>
  );
}
