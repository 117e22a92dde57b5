import { useTranslations } from "use-intl";
import { LocalLink } from "./local-link.tsx";
import { PageHead } from "./page-head.tsx";

/** The head of a page of administration, with the way back to what it is a part of. */
export function AdminHead({ title, within }: { title: string; within?: "content" }) {
  const t = useTranslations("admin.home");
  return (
    <>
      <PageHead title={title} isUnlisted />
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <LocalLink className="link" to="/admin">
          {t("title")}
        </LocalLink>
        {within && (
          <LocalLink className="link" to={`/admin/${within}`}>
            {t(within)}
          </LocalLink>
        )}
      </p>
      <h1 className="t-h1 mt-2">{title}</h1>
    </>
  );
}
