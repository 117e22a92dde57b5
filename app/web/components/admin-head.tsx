import { useTranslations } from "use-intl";
import { LocalLink } from "./local-link.tsx";
import { PageHead } from "./page-head.tsx";

/** The head of a page of administration, with the way back to the list of them. */
export function AdminHead({ title }: { title: string }) {
  const t = useTranslations("admin.home");
  return (
    <>
      <PageHead title={title} isUnlisted />
      <p>
        <LocalLink className="link" to="/admin">
          {t("title")}
        </LocalLink>
      </p>
      <h1 className="t-h1 mt-2">{title}</h1>
    </>
  );
}
