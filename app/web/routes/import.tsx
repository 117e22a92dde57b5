import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { type ImportField, importFields } from "../../contracts/company-import.ts";
import { Failure } from "../../failure.ts";
import { languages } from "../../messages/languages.ts";
import { ImportForm } from "../components/import-form.tsx";
import { PageHead } from "../components/page-head.tsx";
import { ResultTexts } from "../components/result-texts.tsx";
import { appContext } from "../context.ts";
import { localAddress } from "../session/address.ts";
import { visitorCookie, visitorIn } from "../session/visitor-cookie.ts";
import type { Route } from "./+types/import";

/** Reads the table: on to its valuation, or back to the form with every doubt at its cell. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  if (!form) return data(null, { status: 400 });
  const { product, reportFailure } = context.get(appContext);
  const file = form.get("file");
  const pasted = form.get("table");
  const text = file instanceof File && file.size > 0 ? await file.text() : typeof pasted === "string" ? pasted : "";
  const typed = typedFields(form);
  const owner = visitorIn(request.headers.get("cookie")) || randomUUID();
  const answer = await product.importCompanyData({
    owner,
    fields: typed,
    text,
    isAccepted: form.get("accepted") === "yes",
  });
  if (answer.kind === "refused") {
    reportFailure(new Failure("importRefused"));
    return data({ fields: answer.fields, issues: answer.issues, typed, text }, { status: 422 });
  }
  const headers = { "Set-Cookie": visitorCookie(owner, url.protocol === "https:") };
  return redirect(localAddress(`/import/${answer.id}`, url.searchParams.get("lang")), { status: 303, headers });
}

function typedFields(form: FormData): Partial<Record<ImportField, string>> {
  const typed: Partial<Record<ImportField, string>> = {};
  for (const name of importFields) {
    const value = form.get(name);
    if (typeof value === "string") typed[name] = value.slice(0, 200);
  }
  return typed;
}

export default function ImportRoute(props: Route.ComponentProps) {
  return (
    <ResultTexts>
      <Import {...props} />
    </ResultTexts>
  );
}

function Import({ actionData }: Route.ComponentProps) {
  const t = useTranslations("imports");
  return (
    <div className="wrap pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("title")} description={t("description")} />
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("lead")}</p>
      <p className="mt-4 max-w-[70ch]">
        {t("shape")} {t("unknown")}
      </p>
      <nav aria-label={t("templates")} className="mt-3">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {languages.map((language) => (
            <li key={language}>
              <a className="link" href={`/import/template/${language}`} download>
                {t("templateIn", { language })} (CSV)
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ImportForm refused={actionData ?? null} />
    </div>
  );
}
